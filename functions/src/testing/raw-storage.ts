import { bucketOf } from '@vidriera/domain/site/config';

type Bytes = string | Uint8Array;
/** Uploads and returns the HTTP status. */
type Send = (path: string, metadata: object, bytes: Bytes) => Promise<number>;

const BUCKET = bucketOf(process.env.GCLOUD_PROJECT ?? '');
export const OBJECTS = `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}/v0/b/${BUCKET}/o`;

/** Uploads to Storage's REST API with a token, by each of its protocols. @param objects URL of a bucket's objects */
export function rawStorage(token: string, objects: string = OBJECTS) {
  async function ask(url: string, method: string, headers: Record<string, string>, body: Bytes) {
    const answer = await fetch(url, {
      method,
      headers: { authorization: `Firebase ${token}`, ...headers },
      body: Buffer.from(body),
    });
    await answer.body?.cancel();
    return answer;
  }
  const place = (path: string) => `${objects}?name=${encodeURIComponent(path)}`;

  const multipart: Send = async (path, metadata, bytes) => {
    const boundary = 'frontera';
    const head = (type: string) => Buffer.from(`\r\n--${boundary}\r\nContent-Type: ${type}\r\n\r\n`);
    const body = Buffer.concat([
      head('application/json'),
      Buffer.from(JSON.stringify({ name: path, ...metadata })),
      head('image/gif'),
      Buffer.from(bytes),
      Buffer.from(`\r\n--${boundary}--`),
    ]);
    const headers = {
      'content-type': `multipart/related; boundary=${boundary}`,
      'x-goog-upload-protocol': 'multipart',
    };
    return (await ask(place(path), 'POST', headers, body)).status;
  };

  /** @returns the last step's status */
  const resumable: Send = async (path, metadata, bytes) => {
    const start = {
      'content-type': 'application/json',
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
    };
    const session = await ask(place(path), 'POST', start, JSON.stringify({ name: path, ...metadata }));
    const url = session.headers.get('x-goog-upload-url') ?? '';
    const finish = { 'x-goog-upload-command': 'upload, finalize', 'x-goog-upload-offset': '0' };
    return (await ask(url, 'POST', finish, bytes)).status;
  };

  /** Sends bytes without metadata. */
  const media = async (path: string, headers: Record<string, string>, bytes: Bytes): Promise<number> =>
    (await ask(place(path), 'POST', headers, bytes)).status;

  /** Changes an object's metadata; `disguised` sends PUT with a method override. */
  async function patch(path: string, metadata: object, disguised: boolean): Promise<number> {
    const headers = {
      'content-type': 'application/json',
      ...(disguised ? { 'x-http-method-override': 'PATCH' } : {}),
    };
    const object = `${objects}/${encodeURIComponent(path)}`;
    return (await ask(object, disguised ? 'PUT' : 'PATCH', headers, JSON.stringify(metadata))).status;
  }
  return { multipart, resumable, media, patch };
}
