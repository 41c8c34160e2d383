import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { UserError } from '../cli/user-error.ts';

/** Oldest Java that firebase-tools 14 accepts. */
const OLDEST_JAVA = 11;

const ADVICE =
  'install a Java runtime (Debian: `apt-get install -y default-jre-headless`; macOS: `brew install openjdk`), then try again.';

/** Parses the major version from `java -version`: 17 for `17.0.15`, 8 for `1.8.0_402`. */
export function javaMajor(output: string): number | undefined {
  const match = /version "(?:1\.)?(\d+)/.exec(output);
  return match ? Number(match[1]) : undefined;
}

/**
 * Checks that a suitable Java is on PATH.
 * @throws UserError when it is missing or too old
 */
export async function checkJava(env: NodeJS.ProcessEnv = process.env): Promise<void> {
  let output: string;
  try {
    const { stdout, stderr } = await promisify(execFile)('java', ['-version'], { env, timeout: 20_000 });
    output = stdout + stderr;
  } catch (cause) {
    throw new UserError(`The emulators need Java ${OLDEST_JAVA} or newer, which is not on PATH: ${ADVICE}`, {
      cause,
    });
  }
  const major = javaMajor(output);
  if (major === undefined || major < OLDEST_JAVA) {
    throw new UserError(
      `The emulators need Java ${OLDEST_JAVA} or newer and found ${major ?? 'an unknown version'}: ${ADVICE}`,
    );
  }
}

export async function javaPath(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const { stdout } = await promisify(execFile)('sh', ['-c', 'command -v java'], { env, timeout: 20_000 });
  return stdout.trim();
}
