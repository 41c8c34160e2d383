import failOnConsole from 'vitest-fail-on-console';

// The functions' logger keeps the console's functions from its import, so its output escapes: spy on `logger`.
failOnConsole({ shouldFailOnDebug: true, shouldFailOnInfo: true, shouldFailOnLog: true });
