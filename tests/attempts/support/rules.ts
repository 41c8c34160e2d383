import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { bucketOf } from '@vidriera/domain/site/config';
import { fillRules } from '../../../local/src/rules/fill-rules.ts';
import { PROJECT } from './wire.ts';

/** Loads the rules as they stand into the attempts' own project, empty: the emulator's report on coverage grows with each of them. */
export async function loadRules(): Promise<void> {
  const [host = '', port] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
  const rules = fillRules({ bucket: bucketOf(PROJECT), emulated: true, confirmedMail: true });
  const environment = await initializeTestEnvironment({
    projectId: PROJECT,
    firestore: { host, port: Number(port), rules },
  });
  await environment.clearFirestore();
}
