import { REGION } from '@vidriera/domain/site/regions';
import { FakeHostingSite } from './hosting-model.ts';
import type { CloudFunction, FirestoreField, FirestoreIndex } from './resource-schemas.ts';

/** APIs that are on in a new Firebase project. */
const ENABLED_BY_DEFAULT = [
  'cloudresourcemanager',
  'firebase',
  'firebasehosting',
  'firebaserules',
  'serviceusage',
];

/** Roles for triggers, granted by `npm run project:setup`. */
const FUNCTIONS_ROLES = ['roles/eventarc.eventReceiver', 'roles/run.invoker'];

export interface IamBinding {
  role: string;
  members: string[];
}

export interface FakeSecret {
  versions: string[];
  bindings: IamBinding[];
  /** Of its replicas; missing for one that a test made. */
  locations?: string[];
}

export interface FakeBucket {
  name: string;
  location: string;
  bindings: IamBinding[];
  etag: number;
}

/** A function's service. A deployment adds a revision and does not change the traffic. */
export interface FakeService {
  /** Names, oldest first. */
  revisions: string[];
  /** Revisions whose container does not start. */
  broken: string[];
  /** Days on which they were made; by default one a day. */
  days?: number[];
  /** Environments by revision. */
  env: Record<string, object[]>;
  traffic: object[];
}

interface FakeRelease {
  release?: string | undefined;
  secrets?: Record<string, string>;
}

/** A bucket's settings, and its policy under `bindings`. */
export interface ThumbnailsBucket {
  projectNumber: string;
  metageneration: string;
  bindings: IamBinding[];
  [setting: string]: unknown;
}

/** State of a fake project. It starts prepared as in docs/operations.md, with nothing deployed. */
export class FakeProject {
  readonly number = '123456789012';
  readonly region: string = REGION;
  readonly id: string;
  readonly bucket: string;
  readonly sites: Map<string, FakeHostingSite>;
  /** API names: 'run.googleapis.com'. */
  readonly enabled: Set<string>;
  readonly serviceAccounts: Set<string>;
  readonly bindings: IamBinding[] = [];
  readonly bucketBindings: IamBinding[] = [];
  /** Versions of the policies. */
  etag = 1;
  bucketEtag = 1;
  /** New accounts; the first use fails. */
  readonly unseen = new Set<string>();
  database: { name: string; locationId: string; [setting: string]: unknown } | undefined;
  /** Custom roles by id. */
  readonly roles = new Map<string, { includedPermissions: string[]; deleted?: boolean }>();
  readonly secrets = new Map<string, FakeSecret>();
  /** Pools of identities as 'pool', their providers as 'pool/provider'. */
  readonly pools = new Map<string, Record<string, unknown>>();
  /** Policies of service accounts by e-mail. */
  readonly accountBindings = new Map<string, IamBinding[]>();
  /** Empty without a linked account. */
  billingAccount = 'billingAccounts/000000-AAAAAA-000000';
  readonly budgets: { name: string; displayName?: string | undefined }[] = [];
  readonly schedules: { name: string; retention: string }[] = [];
  settings: { metageneration: string; versioning?: object; lifecycle?: object } = { metageneration: '1' };
  /** The log bucket `_Default`. */
  logs: { retentionDays?: number } = { retentionDays: 30 };
  /** The thumbnails' bucket; `undefined` until it is created. */
  thumbnails: ThumbnailsBucket | undefined;
  /** `undefined` until Auth is started. */
  authConfig: Record<string, unknown> | undefined = {};
  isFirebase = true;
  readonly webApps: { appId: string }[] = [];
  /** By path. */
  readonly documents = new Map<string, unknown>();
  hasBucket = true;
  readonly exportBuckets = new Map<string, FakeBucket>();
  /** Storage Transfer's jobs by id. */
  readonly transfers = new Map<string, object>();
  /** Names of other projects' Hosting sites. */
  readonly takenSites = new Set<string>();
  /** Zipped sources by object name. */
  readonly sources = new Map<string, Buffer>();
  readonly functions = new Map<string, CloudFunction>();
  /** vCPUs of the region, and those that the present deployment may use at most. */
  cpuQuota = 20;
  cpusInDeployment = 0;
  /** Number of triggers that are refused, because the new Eventarc agent has no permissions yet. */
  refusalsUntilAgent = 0;
  /** … of Storage's triggers, because its account may not publish yet. */
  refusalsUntilPublisher = 0;
  /** An organisation's policy forbids allUsers. */
  forbidsPublic = false;
  /** Functions whose container does not start. */
  readonly failing = new Set<string>();
  /** Members that may call a function's service. */
  readonly invokers = new Map<string, string[]>();
  /** Container repository, created by the first function. */
  images: { name: string; cleanupPolicies?: object } | undefined;
  readonly jobs = new Map<string, { name: string; schedule: string; state?: string }>();
  readonly services = new Map<string, FakeService>();
  readonly indexes: FirestoreIndex[] = [];
  readonly fields = new Map<string, FirestoreField>();
  /** Number of index lists that still report CREATING. */
  listsUntilBuilt = 0;
  readonly rulesets = new Map<string, unknown>();
  readonly releases = new Map<string, string>();
  /** Monitoring resources by list name, then by name. */
  readonly watched = new Map<string, Map<string, object>>();
  made = 0;
  /** Number of alerts that are rejected because a metric is new. */
  refusalsUntilMetrics = 0;

  constructor(id: string, sites: string[]) {
    this.id = id;
    this.bucket = `${id}.firebasestorage.app`;
    this.sites = new Map(sites.map((site) => [site, new FakeHostingSite(site)]));
    this.enabled = new Set(
      [...ENABLED_BY_DEFAULT, 'firestore', 'storage', 'firebasestorage', 'cloudbilling', 'secretmanager'].map(
        apiHost,
      ),
    );
    this.database = { name: `projects/${id}/databases/(default)`, locationId: this.region };
    const functions = this.accountOf('vidriera-functions');
    this.serviceAccounts = new Set([
      this.accountOf('vidriera-pages'),
      functions,
      this.accountOf('vidriera-codes'),
      this.accountOf('vidriera-exports'),
      this.computeAccount,
    ]);
    for (const role of FUNCTIONS_ROLES)
      this.bindings.push({ role, members: [`serviceAccount:${functions}`] });
    for (const [secret, readers] of [
      ['VIDRIERA_LIMIT_SECRET', [functions, this.accountOf('vidriera-codes')]],
      ['VIDRIERA_CLAIM_KEY', [functions]],
      ['VIDRIERA_SMTP_PASSWORD', [functions]],
    ] as const) {
      const members = readers.map((account) => `serviceAccount:${account}`);
      this.secrets.set(secret, {
        versions: ['secret'],
        bindings: [{ role: 'roles/secretmanager.secretAccessor', members }],
      });
    }
  }

  /** Default account of functions. */
  get computeAccount(): string {
    return `${this.number}-compute@developer.gserviceaccount.com`;
  }

  accountOf(name: string): string {
    return `${name}@${this.id}.iam.gserviceaccount.com`;
  }

  /** @param revision its release and the versions of its secrets */
  addRevision(service: string, revision: FakeRelease = {}): void {
    const latest = { type: 'TRAFFIC_TARGET_ALLOCATION_TYPE_LATEST', percent: 100 };
    const { revisions, broken, env, traffic } = this.services.get(service) ?? {
      revisions: [],
      broken: [],
      env: {},
      traffic: [latest],
    };
    const name = `${service}-${String(revisions.length + 1).padStart(5, '0')}`;
    const { release = `release-${revisions.length + 1}`, secrets = {} } = revision;
    env[name] = [
      { name: 'VIDRIERA_RELEASE', value: release },
      ...Object.entries(secrets).map(([secret, version]) => ({
        name: secret,
        valueSource: { secretKeyRef: { secret, version } },
      })),
    ];
    this.services.set(service, { revisions: [...revisions, name], broken, env, traffic });
  }

  addSite(id: string): void {
    this.sites.set(id, new FakeHostingSite(id));
  }

  hasRole(role: string, account: string): boolean {
    return this.bindings.some(
      (binding) => binding.role === role && binding.members.includes(`serviceAccount:${account}`),
    );
  }
}

export const apiHost = (name: string): string => `${name}.googleapis.com`;
