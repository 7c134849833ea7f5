/** The settings for the services that the domain check calls. */
export interface DomainSettings {
  /** The bootstrap file: an address, or a file on this machine. */
  bootstrap: { kind: 'address'; url: string } | { kind: 'file'; path: string }
  /** Servers that take precedence over the bootstrap file, by domain. */
  overrides: ReadonlyMap<string, string>
  /** Domains whose registries are not queried over RDAP. */
  denied: ReadonlySet<string>
  registrar: { url: string; key: string } | null
  /**
   * Name servers to query for delegations, as `address` or `address:port`. Empty means the system's name servers, null
   * means none.
   */
  nameServers: readonly string[] | null
  isSimulator: boolean
}
