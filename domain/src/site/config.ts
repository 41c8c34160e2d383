import type { Remotes } from './config-schema.ts';
import type { SiteFacts } from './operator.ts';

export interface FirebaseConfig {
  apiKey: string;
  authDomain: string;
  projectId: string;
  storageBucket: string;
  /** On a local stack: Auth's origin, the others' host:port. */
  emulators?: { auth: string; firestore: string; storage: string } | undefined;
}

/**
 * JSON in every page, `<script type="application/json" id="vidriera">`. Browsers trust it unparsed, because
 * it comes with the page.
 */
export interface PageConfig extends SiteFacts {
  /** Build of the page's shell; 'dev' on a dev server. */
  shell: string;
  remotes: Remotes;
  firebase: FirebaseConfig;
  /** Publishing needs a confirmed e-mail address. */
  confirmedMail?: true | undefined;
}

/** The Storage bucket of a local project. */
export const bucketOf = (projectId: string): string => `${projectId}.appspot.com`;

/** The bucket of a project's thumbnails: no trigger watches it, and Firebase Storage does not serve it to browsers. */
export const thumbnailsBucketOf = (projectId: string): string => `${projectId}-thumbnails`;
