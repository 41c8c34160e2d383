import { randomUUID } from 'node:crypto';
import { newClaimKey } from './claim-key.ts';

/** Variables that would lead an emulator to a real project, to a real account or to another stack. */
const DANGEROUS =
  /^(GOOGLE_APPLICATION_CREDENTIALS|FIREBASE_TOKEN|FIREBASE_CONFIG|FIREBASE_EMULATOR_HUB|GCLOUD_PROJECT|GOOGLE_CLOUD_PROJECT|.*_EMULATOR_HOST)$/;
const LOCAL = '127.0.0.1,localhost,::1';

/**
 * How many requests and events functions work on at a time; as a rule the emulator allows 50. Each upload has a process of its own. A start
 * may take 30 s, and two cores take longer to start so many together: what they were for is then dropped, or never answered. A page takes two
 * places at least, its own and that of what it reads. Were all taken by pages, none would be drawn.
 */
const AT_A_TIME = 16;
/** For a Firestore emulator that lives for minutes: without them half its work is compiling, and it holds 3 GB of garbage. */
const JAVA = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

/**
 * The environment the emulators, and the functions inside them, run in: this process's own without what could reach
 * beyond this machine, plus what the functions need. The web API key is read by no emulator, yet asked for by the SDKs.
 */
export function emulatorsEnv(own: NodeJS.ProcessEnv, extra: Record<string, string>): NodeJS.ProcessEnv {
  const safe = Object.entries(own).filter(([name]) => !DANGEROUS.test(name));
  const noProxy = [own.NO_PROXY ?? own.no_proxy, LOCAL].filter(Boolean).join(',');
  return {
    ...Object.fromEntries(safe),
    NO_PROXY: noProxy,
    no_proxy: noProxy,
    JAVA_TOOL_OPTIONS: own.JAVA_TOOL_OPTIONS ?? JAVA,
    FUNCTIONS_EMULATOR_PARALLEL: `${AT_A_TIME}`,
    NO_UPDATE_NOTIFIER: '1',
    METADATA_SERVER_DETECTION: 'none', // no Google machine here: looking for its metadata costs each function 3 s
    VIDRIERA_WEB_API_KEY: 'demo',
    VIDRIERA_LIMIT_SECRET: randomUUID(),
    VIDRIERA_CLAIM_KEY: newClaimKey(),
    VIDRIERA_CONFIRMED_MAIL: own.VIDRIERA_CONFIRMED_MAIL ?? 'off',
    ...extra,
  };
}
