import { REGION } from '@vidriera/domain/site/regions';
import { expect, it, onTestFinished } from 'vitest';
import { startFakeGoogle } from '../testing/fake-google.ts';
import { sendToFake } from '../testing/send-to-fake.ts';
import { setDaily } from './daily-job.ts';

it('daily is paused until it is resumed', async () => {
  const fake = await startFakeGoogle('vidriera-test', []);
  onTestFinished(() => fake.close());
  const { project } = fake;
  project.enabled.add('cloudscheduler.googleapis.com');
  const google = {
    project: 'vidriera-test',
    token: async () => 'token',
    send: sendToFake(fake.origin),
    signal: new AbortController().signal,
    pauseMs: 1,
    looks: 1,
  };
  const name = `firebase-schedule-daily-${REGION}`;
  await expect(setDaily(google, project.region, 'pause')).rejects.toThrow('404');
  project.jobs.set(name, { name, schedule: '5 6 * * *' });
  await setDaily(google, project.region, 'pause');
  expect(project.jobs.get(name)?.state).toBe('PAUSED');
  await setDaily(google, project.region, 'resume');
  expect(project.jobs.get(name)?.state).toBe('ENABLED');
});
