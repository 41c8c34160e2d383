import { pathToFileURL } from 'node:url';
import { zipOf } from './zip.ts';

/** The longest line a jar manifest may have, in bytes without its end (JAR File Specification, "Line length"). */
const LINE_BYTES = 72;
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/**
 * A jar that starts the Firestore emulator found in `jar` with `java -jar`. The Google Cloud SDK's copy names no main class,
 * and firebase-tools starts emulators in that way only.
 */
export function launcherJar(jar: string): Buffer {
  return zipOf(
    'META-INF/MANIFEST.MF',
    manifest({ 'Main-Class': MAIN_CLASS, 'Class-Path': pathToFileURL(jar).href }),
  );
}

/** A jar manifest: CRLF, lines wrapped at 72 bytes, continuations beginning with a space. Values are ASCII. */
export function manifest(attributes: Record<string, string>): string {
  const lines = Object.entries({ 'Manifest-Version': '1.0', ...attributes }).map(([key, value]) =>
    wrap(`${key}: ${value}`),
  );
  return `${lines.join('')}\r\n`;
}

function wrap(line: string): string {
  let wrapped = `${line.slice(0, LINE_BYTES)}\r\n`;
  for (let at = LINE_BYTES; at < line.length; at += LINE_BYTES - 1) {
    wrapped += ` ${line.slice(at, at + LINE_BYTES - 1)}\r\n`;
  }
  return wrapped;
}
