// Updates arrive as what changed since the message before; everybody else here reads whole messages.
import type { ListPatch, Scene, ServerMessage, ViewPatch } from '../protocol';

export type WholeMessage = Exclude<ServerMessage, { type: 'patch' }>;

/** A list with some of its elements replaced: at each place so many go, and others come. */
function spliced(list: readonly unknown[], { splices, changes }: ListPatch): unknown[] {
  const fresh: unknown[] = [];
  let from = 0;
  for (const [at, gone, come] of splices) {
    fresh.push(...list.slice(from, at), ...come);
    from = at + gone;
  }
  fresh.push(...list.slice(from));
  for (const [at, fields] of changes) fresh[at] = { ...(fresh[at] as object), ...fields };
  return fresh;
}

/** A view with what changed in it. What did not change is the same object as before. */
export function patched<V extends object>(view: V, { set, lists }: ViewPatch): V {
  const fresh: Record<string, unknown> = { ...(view as Record<string, unknown>), ...set };
  for (const [key, patch] of Object.entries(lists)) fresh[key] = spliced(fresh[key] as unknown[], patch);
  return fresh as V;
}

/** Remembers what was told last, and makes whole messages of patches. */
export class Patches {
  #last: { seq: number; scene: Scene } | null = null;

  /** The message as a whole; nothing if it does not follow the last one, and everything must be told anew. */
  whole(message: ServerMessage): WholeMessage | null {
    if (message.type === 'welcome' || message.type === 'update') {
      this.#last = { seq: message.seq, scene: message.scene };
      return message;
    }
    if (message.type !== 'patch') return message;
    const { after, seq, entries, view, prompt, events, log, undo } = message;
    if (this.#last?.seq !== after) return null;
    // The server tells of one game only; its parts belong together.
    const scene = { ...this.#last.scene, view: patched(this.#last.scene.view, view), prompt, events } as Scene;
    this.#last = { seq, scene };
    return { type: 'update', seq, entries, scene, log, undo };
  }
}
