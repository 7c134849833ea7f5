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
    ['Was ist der Unterschied zwischen einer deutschen und einer EU-Marke?', ['territory']],
    ['What’s the difference between an EU trademark and a national one?', ['territory']],
    ['Quelle est la différence entre une marque française et une marque de l’UE ?', ['territory']],
    ['¿Qué diferencia hay entre una marca española y una marca de la UE?', ['territory']],
    ['Che differenza c’è tra un marchio italiano e un marchio UE?', ['territory']],
    ['How much does an EU trademark cost?', ['filing']],
    ['Was ist eine Wortmarke?', ['kinds']],
    ['¿Qué es una marca mixta?', ['kinds']],
    ['What is a combined mark?', ['kinds']],
    ['Wie lange gilt eine Marke?', ['periods']],
    ['Wie lange dauert eine Markenanmeldung?', ['procedure']],
    ['Combien de temps dure une marque ?', ['periods']],
    ['Que signifie ® ?', ['symbols']],
    ['Muss ich meine Marke benutzen?', ['use']],
    ['Ist mein Firmenname automatisch als Marke geschützt?', ['names']],
    ['Brauche ich für die Anmeldung einen Anwalt?', ['counsel']],
    ['What happens if someone opposes my application?', ['opposed']],
    ['Was ist die Nizza-Klassifikation?', ['classes']],
    ['Durchsucht ihr auch Italien?', ['offices']],
    ['Wie aktuell sind eure Daten?', ['offices']],
    ['Wie kündige ich?', ['cancel']],
    ['Wie finde ich ähnliche Logos?', ['logos']],
    ['Was bedeutet der Status „Akte vernichtet“?', ['states']],
    ['Wie viele Suchen habe ich noch?', ['plans']],
    ['Lösche mein Konto', ['account']],
    ['Can I trademark a colour?', ['grounds']],
    ['Können zwei Firmen die gleiche Marke haben?', ['confusion']],
    ['What is likelihood of confusion?', ['confusion']],
    ['Does an EU trademark cover the UK?', ['territory']],
    ['¿Cómo me opongo a una marca?', ['periods']],
    ['What is Brandy?', ['brandy', 'search', 'guardian']],
  ])('to “%s” finds %j', (topic, keys) => {
    expect(helpAbout(topic, 'en', 'Marklot').map(({ key }) => key)).toEqual(keys)
  })
})
