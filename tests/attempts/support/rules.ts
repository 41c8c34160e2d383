import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { bucketOf } from '@vidriera/domain/site/config';
import { fillRules } from '../../../local/src/rules/fill-rules.ts';
import { PROJECT } from './wire.ts';

/**
 * Loads the rules into the attempts' own empty project, because the coverage report grows with each attempt.
 */
export async function loadRules(): Promise<void> {
  const [host = '', port] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
  const rules = fillRules({ bucket: bucketOf(PROJECT), emulated: true, confirmedMail: true });
  const environment = await initializeTestEnvironment({
    projectId: PROJECT,
    firestore: { host, port: Number(port), rules },
  });
  await environment.clearFirestore();
}
