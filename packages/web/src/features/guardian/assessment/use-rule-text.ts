/** What a rule of the refusal grounds is called. */
export function useRuleText(): (rule: string) => string {
  return (rule) => rule
}
