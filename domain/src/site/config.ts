import type { Remotes } from './config-schema.ts';

/** What a browser needs to reach Firebase. */
export interface FirebaseConfig {
  apiKey: string;
  authDomain: string;
  projectId: string;
  storageBucket: string;
  /** On a local stack alone: Auth's origin, the others' host:port. */
  emulators?: { auth: string; firestore: string; storage: string } | undefined;
}

/**
 * The JSON the server puts into every page's HTML, in `<script type="application/json" id="vidriera">`. No browser parses it by a
 * schema: it is part of the same answer as the scripts' addresses, made of what the server has parsed.
 */
export interface PageConfig {
  /** The shell's build whose page this is; 'dev' on a dev server. */
  shell: string;
  remotes: Remotes;
  firebase: FirebaseConfig;
  /** Prefix of a short link, without scheme: 'vidriera.ar/'. */
  linkHost: string;
  /** The site's public origin, for absolute addresses: 'https://vidriera.ar'. */
  origin: string;
  /** Nobody publishes whose e-mail address is not confirmed: the rules ask for it. */
  confirmedMail?: true | undefined;
}

/** The one Storage bucket of a project on a local stack. */
export const bucketOf = (projectId: string): string => `${projectId}.appspot.com`;
