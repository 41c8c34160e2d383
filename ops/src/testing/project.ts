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
}

/** State of a fake project. It starts prepared as in docs/operations.md, with nothing deployed. */
export class FakeProject {
  readonly number = '123456789012';
  readonly region = 'southamerica-east1';
  readonly id: string;
  readonly bucket: string;
  readonly sites: Map<string, FakeHostingSite>;
  /** Such as 'run.googleapis.com'. */
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
  readonly secrets = new Map<string, FakeSecret>();
  readonly schedules: { name: string; retention: string }[] = [];
  settings: { metageneration: string; versioning?: object; lifecycle?: object } = { metageneration: '1' };
  /** `undefined` until Auth is started. */
  authConfig: Record<string, unknown> | undefined = {};
  isFirebase = true;
  readonly webApps: { appId: string }[] = [];
  /** By path. */
  readonly documents = new Map<string, unknown>();
  hasBucket = true;
  /** Zipped sources by object name. */
  readonly sources = new Map<string, Buffer>();
  readonly functions = new Map<string, CloudFunction>();
  /** Functions whose container does not start. */
  readonly failing = new Set<string>();
  /** Members that may call a function's service. */
  readonly invokers = new Map<string, string[]>();
  /** Container repository, created by the first function. */
  images: { name: string; cleanupPolicies?: object } | undefined;
  readonly jobs = new Map<string, { name: string; schedule: string }>();
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
    this.serviceAccounts = new Set([this.accountOf('vidriera-pages'), functions, this.computeAccount]);
    for (const role of FUNCTIONS_ROLES)
      this.bindings.push({ role, members: [`serviceAccount:${functions}`] });
    const reader = { role: 'roles/secretmanager.secretAccessor', members: [`serviceAccount:${functions}`] };
    for (const secret of ['VIDRIERA_LIMIT_SECRET', 'VIDRIERA_CLAIM_KEY', 'VIDRIERA_SMTP_PASSWORD'])
      this.secrets.set(secret, { versions: ['secret'], bindings: [reader] });
  }

  /** Default account of functions. */
  get computeAccount(): string {
    return `${this.number}-compute@developer.gserviceaccount.com`;
  }

  accountOf(name: string): string {
    return `${name}@${this.id}.iam.gserviceaccount.com`;
  }

  addSite(id: string): void {
    this.sites.set(id, new FakeHostingSite(id));
  }

  hasRole(role: string, account: string): boolean {
    return this.bindings.some(
      (one) => one.role === role && one.members.includes(`serviceAccount:${account}`),
    );
  }
}

export const apiHost = (name: string): string => `${name}.googleapis.com`;
