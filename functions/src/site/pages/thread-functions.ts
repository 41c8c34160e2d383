import type { SiteFacts } from '@vidriera/domain/site/operator';
import type { ApiResponse, ScreenResult } from '@vidriera/runtime/contract/page';

/** A server module, as fetched from its site. */
export interface ServerCode {
  /** Its path, for stack traces. */
  file: string;
  code: string;
}

export interface ThreadData {
  shell: ServerCode;
  area: ServerCode | null;
  facts: SiteFacts;
}

/** Functions of the thread, for the host. */
export interface ThreadFunctions {
  /** @param id number of the page */
  render: (id: number, url: string) => Promise<ScreenResult | null>;
  canonicalAddress: (url: string) => string;
  /** Aborts the page `id`. A thread that answers this is not stuck. */
  abort: (id: number) => void;
}

/** Functions of the host, for the thread. */
export interface HostFunctions {
  /** Reads the API for the page `id`. */
  read: (id: number, address: string) => Promise<ApiResponse>;
}
