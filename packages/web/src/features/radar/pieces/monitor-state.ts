/** What a link to the Brand-Radar wizard passes on beside the address: the goods and services of the brand. */
export interface MonitorState {
  goods: string
}
