import { type FirebaseApp, initializeApp } from 'firebase/app';
import { pageConfig } from '../../config.ts';

let app: FirebaseApp | undefined;

/** The one Firebase app of the page, made from the page's configuration. */
export function firebaseApp(): FirebaseApp {
  const { emulators: _, ...config } = pageConfig().firebase;
  app ??= initializeApp(config);
  return app;
}
