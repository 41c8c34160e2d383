import type { CDPSession } from '@playwright/test';

/** What came and went over a tab's line; what the browser had is left out. Bytes. */
export interface Carried {
  requests: number;
  scripts: number;
  /** Sent with requests. */
  up: number;
  /** Received, without scripts. */
  down: number;
}

/** Counts what a tab asks for. */
export class Line {
  #asked = new Map<string, string>();
  #carried: Carried = { requests: 0, scripts: 0, up: 0, down: 0 };

  constructor(devtools: CDPSession) {
    devtools.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request }) => {
      if (request.url.startsWith('http')) this.#asked.set(requestId, type);
    });
    devtools.on('Network.requestServedFromCache', ({ requestId }) => void this.#asked.delete(requestId));
    devtools.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.fromDiskCache) this.#asked.delete(requestId);
    });
    devtools.on('Network.requestWillBeSentExtraInfo', ({ headers }) => {
      const length = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-length');
      this.#carried.up += Number(length?.[1] ?? 0);
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = this.#asked.get(requestId);
      if (!type) return;
      this.#asked.delete(requestId);
      this.#carried.requests += 1;
      this.#carried[type === 'Script' ? 'scripts' : 'down'] += encodedDataLength;
    });
  }

  get carried(): Carried {
    return { ...this.#carried };
  }

  /** Counts from here on. */
  reset(): void {
    this.#carried = { requests: 0, scripts: 0, up: 0, down: 0 };
  }
}
