/** A place in a rules file, both counted from 1. */
export interface SourcePosition {
  line: number;
  column: number;
}

/** Line and column of a character offset. */
export function positionAt(text: string, offset: number): SourcePosition {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** What is wrong with a rules file, and at which character of it. */
export class RulesSyntaxError extends Error {
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

/**
 * A finding as the rules runtime reports it: a JSON text inside `errors` or `warnings`. The Storage emulator prints
 * `description_`, `fileName_` and `line_` of it.
 */
export function issue(
  level: 'ERROR' | 'WARNING',
  file: { name: string; content: string },
  message: string,
  offset: number,
): string {
  const { line, column } = positionAt(file.content, offset);
  return JSON.stringify({
    sourcePosition_: { fileName_: file.name, line_: line, column_: column, currentOffset_: offset },
    level_: level,
    description_: `${message} (column ${column})`,
  });
}
