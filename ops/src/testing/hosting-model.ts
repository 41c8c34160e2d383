import { createHash } from 'node:crypto';
import { ApiError, notFound } from './route.ts';

/** The part of a version's configuration that the fake uses. */
export interface VersionConfig {
  headers?: { glob: string; headers: Record<string, string> }[];
  rewrites?: { glob: string; run?: { serviceId: string; region: string }; function?: string }[];
}

export interface HostingVersion {
  name: string;
  status: 'CREATED' | 'FINALIZED';
  /** SHA-256 of the gzipped content, by path. */
  files: Map<string, string>;
  config: VersionConfig;
}

export interface ReleaseRecord {
  channel: string;
  version: HostingVersion;
  message: string;
}

/** A fake Hosting site. Versions hold files by digest; a release puts a version on a channel. */
export class FakeHostingSite {
  readonly versions = new Map<string, HostingVersion>();
  readonly releases: ReleaseRecord[] = [];
  readonly channels = new Set(['live']);
  /** Lifetimes that preview channels were given. */
  readonly lifetimes: string[] = [];
  /** Gzipped contents by digest. */
  readonly contents = new Map<string, Buffer>();
  readonly id: string;

  constructor(id: string) {
    this.id = id;
  }

  createVersion(): HostingVersion {
    const name = `sites/${this.id}/versions/v${this.versions.size + 1}`;
    const version: HostingVersion = { name, status: 'CREATED', files: new Map(), config: {} };
    this.versions.set(name, version);
    return version;
  }

  /** @returns the digests of missing contents */
  populate(name: string, files: Record<string, string>): string[] {
    const version = this.open(name);
    for (const [path, digest] of Object.entries(files)) version.files.set(path, digest);
    return [...new Set(Object.values(files))].filter((digest) => !this.contents.has(digest));
  }

  upload(digest: string, content: Buffer): void {
    if (createHash('sha256').update(content).digest('hex') !== digest) {
      throw new ApiError(400, 'The content hash does not match.');
    }
    this.contents.set(digest, content);
  }

  finalize(name: string, config: VersionConfig): HostingVersion {
    const version = this.open(name);
    if ([...version.files.values()].some((digest) => !this.contents.has(digest))) {
      throw new ApiError(400, 'Some files of the version were never uploaded.');
    }
    version.config = config;
    version.status = 'FINALIZED';
    return version;
  }

  release(channel: string, name: string, message: string): ReleaseRecord {
    const version = this.versions.get(name);
    if (version?.status !== 'FINALIZED') throw new ApiError(400, 'Precondition check failed.');
    if (!this.channels.has(channel)) throw notFound();
    const release = { channel, version, message };
    this.releases.push(release);
    return release;
  }

  current(channel = 'live'): HostingVersion | undefined {
    return this.releases.findLast((release) => release.channel === channel)?.version;
  }

  private open(name: string): HostingVersion {
    const version = this.versions.get(name);
    if (!version) throw notFound();
    if (version.status !== 'CREATED') throw new ApiError(400, 'Precondition check failed.');
    return version;
  }
}
