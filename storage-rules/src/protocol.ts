import { z } from 'zod';
import { METHODS } from './ast.ts';
import { parseRules } from './parse.ts';
import { Ruleset } from './ruleset.ts';
import { issue, positionAt, RulesSyntaxError } from './source.ts';
import { decode, type RulesValue, wireSchema } from './values.ts';

const fileSchema = z.object({ name: z.string(), content: z.string() });
const requestSchema = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('load_ruleset'),
    id: z.number().int(),
    context: z.object({
      rulesetName: z.string(),
      source: z.object({ files: z.array(fileSchema).min(1) }),
    }),
  }),
  z.object({
    action: z.literal('verify'),
    id: z.number().int(),
    context: z.object({
      rulesetName: z.string(),
      service: z.string(),
      path: z.string().startsWith('/'),
      method: z.enum(METHODS),
      variables: z.record(z.string(), wireSchema),
    }),
  }),
]);
type Request = z.infer<typeof requestSchema>;
type Load = Extract<Request, { action: 'load_ruleset' }>['context'];
type Verify = Extract<Request, { action: 'verify' }>['context'];

/**
 * An answer to the emulator. `status` is 'ok' even for failures; any other would never settle the request.
 */
export interface RulesReply {
  id: number;
  status: 'ok';
  errors: string[];
  warnings: string[];
  result?: { rulesVersion: number } | { permit: boolean };
}

export const READY = { id: -1, status: 'ok' } as const;

/** The Storage emulator's rules runtime. `log` takes one line. */
export class Runtime {
  readonly #rulesets = new Map<string, { ruleset: Ruleset; file: z.infer<typeof fileSchema> }>();
  readonly #log: (line: string) => void;

  constructor(log: (line: string) => void) {
    this.#log = log;
  }

  /** Answers a line of input; `null` for a line without id. */
  handle(line: string): RulesReply | null {
    const raw = parseJson(line);
    const request = requestSchema.safeParse(raw);
    if (request.success) {
      const { action, id, context } = request.data;
      try {
        return { id, status: 'ok', ...(action === 'verify' ? this.#verify(context) : this.#load(context)) };
      } catch (error) {
        const fault = `Fault of the runtime, denied: ${error instanceof Error ? error.message : error}`;
        this.#log(fault.replaceAll('\n', ' '));
        return { id, status: 'ok', errors: [fault], warnings: [] };
      }
    }
    const problem = `Request not understood, denied: ${z.prettifyError(request.error).replaceAll('\n', ' ')}`;
    this.#log(problem);
    const id = z.object({ id: z.number().int() }).safeParse(raw);
    return id.success ? { id: id.data.id, status: 'ok', errors: [problem], warnings: [] } : null;
  }

  #load({ rulesetName, source }: Load): Omit<RulesReply, 'id' | 'status'> {
    const file = source.files[0] as z.infer<typeof fileSchema>;
    try {
      const ruleset = new Ruleset(parseRules(file.content));
      this.#rulesets.set(rulesetName, { ruleset, file });
      const warnings = ruleset.unsupported.map(({ message, offset }) =>
        issue('WARNING', file, `${message}: conditions that use it deny.`, offset),
      );
      return { errors: [], warnings, result: { rulesVersion: ruleset.version } };
    } catch (error) {
      if (!(error instanceof RulesSyntaxError)) throw error;
      return { errors: [issue('ERROR', file, error.message, error.offset)], warnings: [] };
    }
  }

  #verify({ rulesetName, service, path, method, variables }: Verify): Omit<RulesReply, 'id' | 'status'> {
    const loaded = this.#rulesets.get(rulesetName);
    if (!loaded) return { errors: [`Ruleset '${rulesetName}' is not loaded.`], warnings: [] };
    const values = Object.fromEntries(Object.entries(variables).map(([name, wire]) => [name, decode(wire)]));
    const { request } = values;
    if (request instanceof Map) request.set('method', method satisfies RulesValue);
    const { permit, problems } = loaded.ruleset.ask({ service, path, method, variables: values });
    for (const { message, offset } of problems) {
      const { line, column } = positionAt(loaded.file.content, offset);
      this.#log(
        `${loaded.file.name}:${line}:${column}: not evaluated, counts as false (${method} ${path}): ${message}`,
      );
    }
    return { errors: [], warnings: [], result: { permit } };
  }
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return line;
  }
}
