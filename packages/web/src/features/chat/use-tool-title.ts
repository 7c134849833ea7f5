import type { ToolResult } from '@marklot/contracts/chat-results'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'

const mostLetters = 120
const shortened = (text: string) => (text.length > mostLetters ? `${text.slice(0, mostLetters - 1).trimEnd()}…` : text)

/** Returns a function that describes a tool's request in a few words. */
export function useToolTitle(): (result: ToolResult) => string {
  const t = usePhrases('chat')
  const offices = usePhrases('offices')
  const { list } = useFormat()
  const textOf = (result: ToolResult): string => {
    switch (result.tool) {
      case 'searchBrands': {
        const { name, owner, number, query, motif } = result.arguments
        return name ?? owner ?? number ?? query ?? motif ?? ''
      }
      case 'getBrand':
        return result.data?.name ?? result.arguments.id
      case 'relatedBrands':
        return result.arguments.id
      case 'compareSigns':
        return list([result.arguments.a, result.arguments.b])
      case 'classifyGoods':
        return result.arguments.text
      case 'deadlines':
        return result.data?.brand?.name ?? result.arguments.id ?? t('tool.ofAccount')
      case 'myBoards':
      case 'myRadars':
        return result.arguments.name ?? ''
      case 'statistics':
        return result.arguments.office ? offices(result.arguments.office) : t('tool.allOffices')
      case 'help':
        return ''
      default:
        return result.arguments.name
    }
  }
  return (result) => t(`tool.${result.tool}`, { text: shortened(textOf(result)) }).trim()
}
