import type { CDPSession } from '@playwright/test';

/** Network traffic of a tab (bytes), without cache hits. */
export interface Traffic {
  requests: number;
  scripts: number;
  /** Request bodies. */
  up: number;
  /** Responses except scripts. */
  down: number;
}

export class TrafficCounter {
  #pending = new Map<string, string>();
  #carried: Traffic = { requests: 0, scripts: 0, up: 0, down: 0 };

  constructor(devtools: CDPSession) {
    devtools.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request }) => {
      if (request.url.startsWith('http')) this.#pending.set(requestId, type);
    });
    devtools.on('Network.requestServedFromCache', ({ requestId }) => void this.#pending.delete(requestId));
    devtools.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.fromDiskCache) this.#pending.delete(requestId);
    });
    devtools.on('Network.requestWillBeSentExtraInfo', ({ headers }) => {
      const length = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-length');
      this.#carried.up += Number(length?.[1] ?? 0);
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = this.#pending.get(requestId);
      if (!type) return;
      this.#pending.delete(requestId);
      this.#carried.requests += 1;
      this.#carried[type === 'Script' ? 'scripts' : 'down'] += encodedDataLength;
    });
  }

  get carried(): Traffic {
    return { ...this.#carried };
  }

  reset(): void {
    this.#carried = { requests: 0, scripts: 0, up: 0, down: 0 };
  }
}
