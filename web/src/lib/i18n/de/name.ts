/** What this language is called in its own words. */
export const name = 'Deutsch';
