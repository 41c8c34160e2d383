/** Counted from 1. */
export interface SourcePosition {
  line: number;
  column: number;
}

export function positionAt(text: string, offset: number): SourcePosition {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** A syntax error with its offset. */
export class RulesSyntaxError extends Error {
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

/**
 * Returns a finding in the official runtime's format: JSON text inside `errors` or `warnings`. The emulator
 * prints `description_`, `fileName_` and `line_`.
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
