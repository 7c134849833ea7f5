/** How the domain check reaches the outside world. */
export interface DomainSettings {
  /** The bootstrap file: an address, or a file of this machine. */
  bootstrap: { kind: 'address'; url: string } | { kind: 'file'; path: string }
  /** Servers that take precedence over the bootstrap file, by domain. */
  overrides: ReadonlyMap<string, string>
  /** Domains whose registries are not asked over RDAP. */
  denied: ReadonlySet<string>
  registrar: { url: string; key: string } | null
  /**
   * Name servers asked for delegations, as `address` or `address:port`. Empty: the system's name servers. Null: none
   * are asked.
   */
  nameServers: readonly string[] | null
  isSimulator: boolean
}
