import type { DataPart } from '@vidriera/domain/usuario/data-export';
import type { Deps } from '../../base/firestore/admin.ts';

/** Documents or files of a section that are read at once. */
export const SIZE = 100;

/** A part of a section, and the last id or token if it goes on. */
export type ExportSection = (
  deps: Deps,
  uid: string,
  after: string | null,
) => Promise<{ part: DataPart; after: string | null }>;
