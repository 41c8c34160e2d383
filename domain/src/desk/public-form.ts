import { ownerOfPath } from '../image/image.ts';
import { z } from '../zod.ts';

const formSchema = z.pipe(
  z.transform((text: string, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.issues.push({ code: 'custom', input: text, message: 'No es JSON' });
      return z.NEVER;
    }
  }),
  z.record(z.string(), z.unknown()),
);

/** Reads JSON of a thing's public fields, as a case keeps it; `null` if it is none. */
export const readPublicForm = (json: string | null): Record<string, unknown> | null =>
  formSchema.safeParse(json).data ?? null;

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Returns the paths in Storage of all pictures that public forms name, each once. An unreadable form names none. */
export function picturesOf(...jsons: (string | null)[]): string[] {
  const texts = jsons.flatMap((json) => textsIn(readPublicForm(json)));
  return [...new Set(texts.filter((text) => ownerOfPath(text) !== null))];
}
