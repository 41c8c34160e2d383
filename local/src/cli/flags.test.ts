import { describe, expect, it } from 'vitest';
import { HelpRequested, parseFlags } from './flags.ts';
import { UserError } from './user-error.ts';

const TYPES = { fresh: 'boolean', name: 'string' } as const;

describe('parseFlags', () => {
  it('reads flags, words and the arguments after --', () => {
    const parsed = parseFlags('verb', ['unit', '--fresh', '--name', 'a', '--', 'run', '--fresh'], TYPES);
    expect({ ...parsed.flags }).toEqual({ fresh: true, name: 'a' });
    expect(parsed.words).toEqual(['unit']);
    expect(parsed.rest).toEqual(['run', '--fresh']);
  });

  it('shows help, and lists --help among the flags, when the verb has a help text', () => {
    expect(() => parseFlags('verb', ['--help'], TYPES, 'Does it.')).toThrow(new HelpRequested('Does it.'));
    expect(() => parseFlags('verb', ['-x'], TYPES, 'Does it.')).toThrow('it knows --fresh, --name, --help.');
    expect(parseFlags('verb', ['--', '--help'], TYPES, 'Does it.').rest).toEqual(['--help']);
  });

  it.each([
    [['--frsh'], 'verb does not understand --frsh: it knows --fresh, --name.'],
    [['-x'], 'verb does not understand -x: it knows --fresh, --name.'],
    [['--fresh=1'], 'verb does not understand --fresh: it knows --fresh, --name.'],
    [['--name'], 'verb does not understand --name: it knows --fresh, --name.'],
  ])('refuses %j in one sentence', (args, message) => {
    expect(() => parseFlags('verb', args, TYPES)).toThrow(new UserError(message));
  });
});
