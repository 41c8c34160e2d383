import type { ApiResponse, Screen } from '@vidriera/runtime/contract/page';

/** A module for the server, as it came from its site. */
export interface ServerCode {
  /** Its address there, for stack traces. */
  file: string;
  code: string;
}

/** What a thread is started with. */
export interface ThreadData {
  shell: ServerCode;
  area: ServerCode | null;
  /** The site's public origin. */
  origin: string;
}

/** What the host says to the thread. Everything that asks has an `id`, by which it is answered. */
export type ToThread =
  | { kind: 'draw'; id: number; url: string }
  | { kind: 'address'; id: number; url: string }
  /** Nobody waits for the drawing `id` any longer. */
  | { kind: 'end'; id: number }
  /** The answer to the thread's own question `id`. */
  | { kind: 'read'; id: number; response?: ApiResponse; error?: unknown };

/** What the thread says. */
export type FromThread =
  | { kind: 'ready' }
  | { kind: 'drawn'; id: number; screen: Screen | null }
  | { kind: 'address'; id: number; address: string }
  | { kind: 'failed'; id: number; error: unknown }
  /** `end` was heard: whatever draws, the thread goes on. */
  | { kind: 'ended'; id: number }
  /** For the drawing `of`, the API is to be read at `address`. */
  | { kind: 'read'; id: number; of: number; address: string };
