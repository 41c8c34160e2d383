import type { FileRefusal } from '@vidriera/domain/traer/calendar-refusal';
import { CALENDAR_BYTES } from '@vidriera/domain/traer/calendar-text';
import { decodeText } from '@vidriera/domain/values/decode-text';

export type ReadFile = { text: string; why?: never } | { text: null; why: FileRefusal };

/** Reads a chosen file's text, or says why it can't be read. */
export async function readFile(file: Blob): Promise<ReadFile> {
  if (file.size > CALENDAR_BYTES) return { text: null, why: 'too-large' };
  try {
    return { text: decodeText(new Uint8Array(await file.arrayBuffer())) };
  } catch (error) {
    if (error instanceof DOMException) return { text: null, why: 'gone' };
    throw error;
  }
}
