import type { SiteFacts } from '@vidriera/domain/site/operator';
import type { ApiResponse, ScreenResult } from '@vidriera/runtime/contract/page';

/** A module for the server, as its site answered it. */
export interface ServerCode {
  /** Its address there, for stack traces. */
  file: string;
  code: string;
}

/** The data that a thread is started with. */
export interface ThreadData {
  shell: ServerCode;
  area: ServerCode | null;
  facts: SiteFacts;
}

/** The functions that the host calls in the thread. */
export interface ThreadFunctions {
  /** @param id the host's number of this page */
  render: (id: number, url: string) => Promise<ScreenResult | null>;
  canonicalAddress: (url: string) => string;
  /** Aborts the page `id`. A thread that answers this is not stuck. */
  abort: (id: number) => void;
}

/** The functions that the thread calls in the host. */
export interface HostFunctions {
  /** Reads the API for the page `id`. */
  read: (id: number, address: string) => Promise<ApiResponse>;
}
