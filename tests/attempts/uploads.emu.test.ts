import { expect, test } from 'vitest';
import { mutated } from './generate/mutated.ts';
import { uploadMutation } from './generate/upload-mutations.ts';
import { rightUpload } from './generate/uploads.ts';
import { attempts } from './support/runs.ts';
import { tryUpload } from './support/storage.ts';

test('rules and model agree on uploads', async () => {
  const { made, right } = await attempts(125, mutated(rightUpload, uploadMutation), tryUpload);
  expect(right / made, 'the share of attempts that were right, all of them taken').toBeGreaterThan(0.1);
});
