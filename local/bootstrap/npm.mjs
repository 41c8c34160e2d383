import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { passSignals } from './pass-signals.mjs';

const INSTALL_LIMIT_MS = 20 * 60_000;
const TICK_MS = 15_000;
/** npm goes on unpacking for minutes after a signal. */
const PATIENCE_MS = 2000;
/** What npm's words hold when nobody answers at the registry's address; a registry that answers no ping is there all the same. */
const NOBODY =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT/;
const PING = ['ping', '--fetch-retries=0', '--fetch-timeout=15000', '--loglevel=error'];

/**
 * Asks for the registry, by npm's own ways (proxies, settings), once: npm itself would try for minutes.
 * @param {string} root the repository's folder
 * @returns {Promise<{ online: boolean, outcome: number | string }>} whether it can be reached; how asking ended, as of `npmInstall`
 */
export async function registryAnswers(root) {
  const { child, ended } = npm(root, PING, ['ignore', 'ignore', 'pipe']);
  let said = '';
  child.stderr?.on('data', (words) => {
    said += words;
  });
  const outcome = await ended;
  return { online: outcome === 0 || !NOBODY.test(said), outcome };
}

/**
 * Installs with npm's own progress on the terminal.
 * @param {string} root the repository's folder
 * @param {boolean} offline of what npm has in its cache alone
 * @returns {Promise<number | string>} its exit code, `signal NAME`, or why it could not be started
 */
export async function npmInstall(root, offline) {
  const words = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const { child, ended } = npm(root, offline ? [...words, '--offline'] : words, 'inherit');
  const started = Date.now();
  const tick = setInterval(() => {
    console.log(`  … installing: ${Math.round((Date.now() - started) / 1000)} s so far`);
  }, TICK_MS);
  const limit = setTimeout(() => child.kill('SIGTERM'), INSTALL_LIMIT_MS);
  try {
    return await ended;
  } finally {
    clearInterval(tick);
    clearTimeout(limit);
  }
}

function npm(root, words, stdio) {
  const cli = process.env.npm_execpath;
  const [command, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  const path = `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`;
  const child = spawn(command, [...first, ...words], {
    cwd: root,
    stdio,
    env: { ...process.env, PATH: path },
  });
  const stoppedBy = passSignals(child, PATIENCE_MS);
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => {
      const stop = stoppedBy() ?? signal;
      resolve(stop ? `signal ${stop}` : code);
    });
  });
  return { child, ended };
}
