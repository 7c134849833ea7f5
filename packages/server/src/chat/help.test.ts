import { describe, expect, it } from 'vitest'
import { helpAbout } from './help.ts'

describe('the help', () => {
  it.each([
    ['Was kostet eine Markenanmeldung in Deutschland mit drei Klassen?', ['filing']],
    ['Combien coûte un dépôt à l’INPI pour deux classes ?', ['filing']],
    ['¿Cuánto cuesta registrar una marca en la OEPM?', ['filing']],
    ['Quanto costa depositare un marchio dell’Unione europea?', ['filing']],
    ['What does the Starter plan cost?', ['plans']],
    ['¿Cuánto cuesta Professional?', ['plans']],
    ['How long is the opposition period in Spain?', ['periods']],
    ['¿Cuánto dura una marca española?', ['periods']],
    ['What is Brandy?', ['brandy', 'search', 'guardian']],
  ])('to “%s” finds %j', (topic, keys) => {
    expect(helpAbout(topic, 'en', 'Marklot').map(({ key }) => key)).toEqual(keys)
  })
})
