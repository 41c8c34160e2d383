import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { tellMail } from './mail.ts';

const letter = (name: string) => ({
  name,
  fields: {
    to: { arrayValue: { values: [{ stringValue: `${name}@example.com` }] } },
    message: {
      mapValue: {
        fields: {
          subject: { stringValue: 'Tenés lugar: Peña' },
          text: { stringValue: 'Se liberó lugar.\n\nhttp://127.0.0.1:5000/eventos/e1\n\nVidriera' },
        },
      },
    },
  },
});

it('says each letter that comes, once, and none that was there before', async () => {
  const answers = [{ documents: [letter('ana')] }, {}, { documents: [letter('beto'), letter('caro')] }];
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.headers.authorization} ${request.url}`);
    response.end(JSON.stringify(answers[Math.min(asked.length, answers.length) - 1]));
  }).listen(0);
  onTestFinished(() => void server.close());
  const firestore = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = new AbortController();
  const said: string[] = [];
  await tellMail(
    { firestore, projectId: 'demo' },
    (line) => {
      said.push(line);
      if (said.length === 2) stop.abort();
    },
    stop.signal,
    { every: 1 },
  );
  expect(said).toEqual([
    '✉ beto@example.com: Tenés lugar: Peña http://127.0.0.1:5000/eventos/e1',
    '✉ caro@example.com: Tenés lugar: Peña http://127.0.0.1:5000/eventos/e1',
  ]);
  expect(asked[0]).toBe('Bearer owner /v1/projects/demo/databases/(default)/documents/mail?pageSize=300');
});
