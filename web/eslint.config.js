import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** Names that start with `_` are there because a place needs one. */
const unused = { argsIgnorePattern: '^_', varsIgnorePattern: '^_' };

export default defineConfig(
  { ignores: ['dist', 'src/lib/protocol'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', unused],
      // Sets, maps and addresses are values here: nobody changes one that is shown.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    // The type checker knows the names better.
    files: ['**/*.ts', '**/*.svelte'],
    rules: { 'no-undef': 'off' },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);
