import type { Locale } from '@marklot/contracts'
import { wholeWords } from './patterns.ts'
import { perLocale } from './per-locale.ts'

/**
 * Verdicts that only an office, a court or a lawyer can give, and acts that only a person can carry out. No fact
 * contains them, so sentences with them are removed.
 */
interface Verdicts {
  /** Words that are verdicts wherever they stand. */
  words: readonly string[]
  /** Pairs of words that are verdicts in one sentence. */
  pairs: readonly (readonly [string, string])[]
}

const verdicts: Record<Locale, Verdicts> = {
  de: {
    words: [
      '(?:links )?liegen ?lassen|auf (?:ihrer|der richtigen) seite|zeit hinter|(?:festem|sicherem) grund|löst sich|beiseite|im wege?|ins leere|aus dem (?:rennen|spiel)',
      'frei(?:e[nrsm]?)?',
      'verfügbar\\p{L}*',
      'gericht\\p{L}*|entfernt|gestrichen|aufgegeben|zu ihren gunsten|zweifel|zusteht|zustehen|obsiegen|überwiegt|recht geben|schaden|entlastet|unbelastet\\p{L}*|harmlos\\p{L}*|ungefährlich\\p{L}*|ungefährdet\\p{L}*|unangreifbar\\p{L}*|ausgeschlossen\\p{L}*|chancen?',
      'ignorieren|ignoriert|vernachlässigen|getrost|verlieren|verliert|stören|stört',
      'unvergeben\\p{L}*',
      '(?:nicht|noch nicht|un)\\s*(?:vergeben|besetzt|belegt|geschützt|eingetragen|registriert|angemeldet)',
      'problemlos\\p{L}*|unproblematisch\\p{L}*|einwandfrei\\p{L}*|bedenkenfrei\\p{L}*|unbesorgt',
      'zulässig\\p{L}*|erlaubt\\p{L}*|gestattet\\p{L}*|tot|tote|toten|einklagbar|wasserdicht|legal\\p{L}*|rechtmäßig\\p{L}*|berechtigt|befugt|rechtens',
      'aussichtsreich\\p{L}*|erfolgreich\\p{L}*|gelingen|gelingt|erfolgsaussicht\\p{L}*|erfolgversprechend\\p{L}*',
      'grünes licht|freie bahn|in ordnung|alles klar|auf der sicheren seite|unter dach und fach|weg ist frei',
      'gelöscht\\p{L}*|erloschen\\p{L}*|verfallen\\p{L}*|abgelaufen\\p{L}*|nichtig\\p{L}*|ungültig\\p{L}*|hinfällig\\p{L}*',
      'abgewiesen\\p{L}*|zurückgewiesen\\p{L}*|stattgegeben|bewilligt\\p{L}*|genehmigt\\p{L}*|zugestimmt|akzeptiert\\p{L}*|gewonnen|gewinnen',
      'gehör(?:t|en)\\s+(?:\\S+\\s+)?(?:ihnen|uns|niemand\\p{L}*)|ihr eigentum|niemand\\p{L}*',
      'unnötig\\p{L}*|überflüssig\\p{L}*|entbehrlich\\p{L}*|kostenlos\\p{L}*|kostenfrei\\p{L}*|(?:kostet|kosten) nichts',
      '(?:nicht|nie|niemals|kaum)\\s+(?:mehr\\s+)?(?:benutzt|genutzt|verwendet|nötig|erforderlich|notwendig|ähnlich|gefährlich|riskant|verwechselbar)\\p{L}*|unbenutzt\\p{L}*|ungenutzt\\p{L}*',
      '(?:(?:sollten|könnten|müssen) sie|sie (?:sollten|könnten|müssen))(?: \\S+){0,4} anmelden',
      '(?:wurde|wurden|ist|sind) (?:\\S+ )?(?:eingereicht|gespeichert|abgeschickt|bezahlt|beauftragt)',
    ],
    pairs: [
      [
        'kann|können|könnte|könnten|darf|dürfen|dürfte|dürften|lässt|lassen|möglich|machbar|wird|werden|steht|spricht',
        'eintragen|eingetragen|eintragbar|registrieren|registriert|registrierbar|anmelden|anmeldbar|angemeldet|schützen|schützbar|nutzen|genutzt|benutzen|benutzt|verwenden|verwendet|gebrauchen',
      ],
      [
        'möglich|machbar|sicher|gesichert|garantiert|nichts',
        'eintragung|anmeldung|registrierung|nutzung|benutzung|verwendung|markenschutz|gebrauch',
      ],
      [
        'kein\\p{L}*|ohne|fehlen|fehlt|nirgends',
        '(?:schutz)?rechte?[sn]?|markenrechte?|eintrag|einträge|einträgen|widersprüche?|widerspruch|einwände?|anwalts?|anwältin|kanzlei|rechtsrat|gebühren|kosten|gründe?|hinderniss?e?|schutzhinderniss?e?|bedenken|sorgen?|verwechslungsgefahr',
      ],
      [
        'kein\\p{L}* (?:älteren?|früheren?|anderen?|fremden?|gleichnamigen?|vergleichbaren?|weiteren?)',
        'marken?|zeichen|namen?|firmen?',
      ],
      [
        'habe|haben|hätte',
        'eingereicht|angemeldet|eingetragen|registriert|gelöscht|gespeichert|geändert|abgeschickt|gesendet|bezahlt|beauftragt',
      ],
      ['brauchen|benötigen|müssen', 'kein\\p{L}*|nicht'],
      ['melden|meldet', 'an'],
    ],
  },
  en: {
    words: [
      'come with the territory|out of (?:the )?(?:picture|play|reach|question)|beside the point|(?:a )?matter of form|look the other way|set aside|on your side|par for|more (?:\\S+ )than substance',
      'courts?|judges?|removed|gone out of business|in your favou?r|doubts?|due to you|beats?|outweighs?|to matter|agrees? with you|harmless|unassailable|excluded|ruled out|chances?|odds|ignore|ignored|disregard|neglect|lose|loses|lost|worry|relax|free|freely|safe|safely|available|vacant|unclaimed|untaken|unopposed|uncontested|unused|unprotected',
      'cleared|all clear|in the clear|good to go|green light|open (?:for|to)|coast is|way is|(?:is|are|looks?) (?:\\S+ )?(?:clear|fine|ok|okay)',
      'permitted|permissible|allowed|lawful|lawfully|legal(?! (?:advice|counsel|review|opinion|question))|legally|legitimate|entitled|eligible|registrable|registerable|protectable',
      'dead|lapsed|expired|cancelled|canceled|invalid|invalidated|revoked|abandoned|surrendered|void|defunct|inactive',
      'rejected|dismissed|upheld|granted|approved|accepted|prevail|prevails|win|wins|won|succeed|succeeds|successful|successfully',
      'belongs? to (?:you|nobody|no one)|is yours|are yours|your property|you own|nobody|no one|no-one|anyone can|anybody can',
      'unnecessary|needless|costs? nothing|free of charge|(?:not|no longer|never) (?:needed|necessary|required|used|in use|taken|registered|protected|similar|confusing|risky|dangerous)|(?:not|n’t) need',
      'worth (?:filing|registering)|(?:should|must) (?:\\S+ )?(?:file|register)',
      '(?:has|have) been (?:submitted|saved|deleted|sent|paid|filed for you)|your (?:application|filing) (?:has|have|was|were|is)',
      '(?:i|we|brandy)(?: have|’ve| has)?(?: \\S+)? (?:filed|saved|deleted|changed|submitted|registered|sent|paid|ordered|booked|cancelled|created)',
    ],
    pairs: [
      [
        'can|could|may|might|will|would|possible|possibly|able',
        '(?<!(?:the|each|every|its|this|that) )register|registered|registering|(?:file|filed)(?! (?:\\p{L}+ ){0,2}(?:opposition|objection))|(?<!(?:of|genuine|its|their|any|in) )use|used|using|protect|protected|adopt|adopted|accept|approve|grant',
      ],
      ['(?:is|are|remains?|seems?|looks?) (?:\\S+ )?(?:possible|certain|assured|secured?)', 'registration|filing|protection|use'],
      [
        'no|without|lacks?|lacking|absence',
        'rights?|entry|entries|oppositions?|objections?|grounds|lawyer|attorney|counsel|fees?|costs?|reason|need|doubt|worr\\p{L}*|likelihood',
      ],
      [
        'no (?:earlier|prior|older|other|further|competing|comparable|relevant)',
        'marks?|names?|signs?|trademarks?|brands?|companies',
      ],
    ],
  },
  fr: {
    words: [
      '(?:laissée?s?|laisser) de côté|hors (?:sujet|jeu|cause)|la norme|(?:son|leur) accord|se réglera|de la place|place (?:est )?(?:à|pour)|en votre sens|(?:fait|font) (?:son|leur) temps|du paysage',
      'tribunal|tribunaux|(?<!(?:est|sont|être|été|comme) )juges?|retirée?s?|en votre faveur|doutes?|vous reviennent|vous revient|l’emporte|(?<!en )raison|nuire|inoffensi\\p{L}+|inattaquables?|exclue?s?|chances?|ignore[rz]|ignorée?s?|perdr\\p{L}*|tranquilles?|libres?|librement|disponibles?|vacante?s?|inoccupée?s?|inutilisée?s?|incontestée?s?',
      'permise?s?|autorisée?s?|licites?|légale?s?|légalement|légitimes?|(?:en|le) droit de|recevables?',
      'feu vert|champ libre|en règle|tout va bien|rien à craindre|sans crainte|sans encombre|sans difficulté|sans réserve',
      'mortes?|morts?|enregistrera\\p{L}*|acceptera\\p{L}*|accordera\\p{L}*|expirée?s?|échue?s?|déchue?s?|radiée?s?|annulée?s?|nulles?|caduc|caduque|caducs|périmée?s?|éteinte?s?|invalidée?s?',
      'rejetée?s?|accueillie?s?|acceptée?s?|accordée?s?|approuvée?s?|gagner|gagnée?s?|gagnerez|réussir|réussira|aboutira|succès',
      'vous appartien(?:t|nent)|n’appartien(?:t|nent)|est à vous|sont à vous|votre propriété|personne ne|personne d’autre',
      '(?:convient de|devriez|devez) (?:\\S+ )?(?:déposer|enregistrer)',
      'inutiles?|superflue?s?|gratuite?s?|gratuitement|ne coûte rien|pas besoin',
      '(?:pas|plus|jamais) (?:\\S+ )?(?:utilisée?s?|exploitée?s?|prise?s?|déposée?s?|enregistrée?s?|protégée?s?|nécessaires?|requise?s?|risquée?s?)',
      '(?:a|ont) été (?:envoyée?s?|sauvegardée?s?|supprimée?s?|payée?s?|transmise?s?)',
    ],
    pairs: [
      [
        'peut|peuvent|pouvez|pourra|pourrez|pourrait|pourraient|possible|sera|seront',
        'enregistrer|enregistrée?s?|déposer|déposée?s?|utiliser|utilisée?s?|protéger|protégée?s?|adopter|adoptée?s?|exploiter|exploitée?s?|employer|accepter|accordera',
      ],
      [
        '(?:est|sont|reste|semble|paraît) (?:\\S+ )?(?:possibles?|sûre?|assurée?|garantie?|acquise?)',
        'enregistrement|dépôt|utilisation|usage|protection|exploitation',
      ],
      [
        'aucune?s?|sans|pas de|pas d’\\p{L}+|point de(?! (?:départ|vue))|ni',
        'droits?|oppositions?|objections?|inscriptions?|avocate?s?|conseil|taxes?|frais|doutes?|obstacles?|motifs?|conflits?|risques?|dangers?|confusion|problèmes?',
      ],
      ['aucune?|pas de|pas d’autres?', 'marques? (?:antérieures?|existantes?|concurrentes?|comparables?)|antériorités?'],
      [
        'j’ai|nous avons|brandy a',
        'déposée?s?|enregistrée?s?|supprimée?s?|modifiée?s?|envoyée?s?|payée?s?|sauvegardée?s?|soumise?s?|créée?s?',
      ],
    ],
  },
  es: {
    words: [
      '(?:dejad[oa]s?|dejar(?:se)?) de lado|fuera de (?:juego|lugar|cuestión)|lo normal|(?:su|dado) acuerdo|se resolverá\\p{L}*|al caso|en nada|del paisaje',
      'tribunal(?:es)?|juez|jueces|retirad[oa]s?|a su favor|dudas?|le corresponde|prevalece|la razón|perjudicar|inofensiv[oa]s?|inatacables?|exclu(?:ye|yen|id[oa]s?)|posibilidades|oportunidades|ignorar\\p{L}*|ignore|perder\\p{L}*|tranquil[oa]s?|libres?|libremente|disponibles?|vacantes?|desocupad[oa]s?|indiscutid[oa]s?|incontestad[oa]s?',
      'permitid[oa]s?|autorizad[oa]s?|lícit[oa]s?|(?<!(?:asesoramiento|asesor|consejo|ayuda) )legal(?:es)?|legalmente|legítim[oa]s?|derecho a|admisibles?',
      'luz verde|vía libre|camino libre|en regla|todo en orden|sin temor|sin dificultad\\p{L}*|sin reservas|sin preocup\\p{L}*',
      'muert[oa]s?|registrará\\p{L}*|caducad[oa]s?|vencid[oa]s?|expirad[oa]s?|anulad[oa]s?|nul[oa]s?|cancelad[oa]s?|extinguid[oa]s?|extint[oa]s?|inválid[oa]s?|revocad[oa]s?',
      'desestimad[oa]s?|rechazad[oa]s?|estimad[oa]s?|aceptad[oa]s?|aceptará\\p{L}*|concedid[oa]s?|concederá\\p{L}*|aprobad[oa]s?|ganar|ganará|ganad[oa]s?|éxito|prosperará',
      'l[ea]s? pertenece|es suy[oa]|son suy[oa]s|de su propiedad|nadie|pertenece a usted',
      '(?:conviene|debería|debe) (?:\\S+ )?(?:presentar|solicitar|registrar)(?! (?:una? )?(?:oposici|prueb))',
      'innecesari[oa]s?|superflu[oa]s?|gratuit[oa]s?|gratis|no cuesta|no hace falta|no necesita|no es necesari[oa]|no se requiere',
      '(?:no|nunca|ya no) (?:\\S+ )?(?:se (?:usa|utiliza|explota)\\p{L}*|usad[oa]s?|utilizad[oa]s?|ocupad[oa]s?|registrad[oa]s?|protegid[oa]s?)|en desuso|sin uso',
      'se ha (?:enviado|guardado|eliminado|pagado|presentado)',
    ],
    pairs: [
      [
        'puede|pueden|podrá|podrán|podría|podrían|posible|será|serán|cabe',
        'registrar\\p{L}*|registrad[oa]s?|inscribir\\p{L}*|presentar\\p{L}*(?! (?:una? )?(?:oposici|prueb))|usar\\p{L}*|usad[oa]s?|utilizar\\p{L}*|utilizad[oa]s?|proteger\\p{L}*|protegid[oa]s?|adoptar\\p{L}*|explotar\\p{L}*|emplear\\p{L}*',
      ],
      [
        '(?:es|son|está|resulta|parece|queda) (?:\\S+ )?(?:posibles?|segur[oa]|asegurad[oa]|garantizad[oa])',
        'registro|solicitud|uso|utilización|protección|inscripción',
      ],
      [
        'ning[uú]n[oa]?s?|sin(?! embargo)|no hay|no existen?|no tiene\\p{L}*|carece|ni',
        'derechos?|oposici(?:ón|ones)|objeci(?:ón|ones)|inscripci(?:ón|ones)|abogad[oa]s?|tasas?|costes?|dudas?|obstáculos?|motivos?|conflictos?|riesgos?|peligros?|confusión|problemas?',
      ],
      [
        'ningun[oa]|no hay|no existen?',
        'marcas? (?:anterior(?:es)?|previas?|existentes?|comparables?|competidoras?)|otras marcas',
      ],
      ['he|hemos|brandy ha', 'presentado|registrado|eliminado|borrado|modificado|enviado|pagado|guardado|solicitado|creado'],
    ],
  },
  it: {
    words: [
      '(?:lasciat[oaie]|lasciare) da parte|fuori (?:gioco|tema|luogo|discussione)|la norma|suo accordo|si risolver\\p{L}*|posto (?:per|a)|fatto (?:il )?(?:suo|loro) tempo|il tempo che',
      'tribunal[ei]|giudic[ei]|rimoss[oaie]|ritirat[oaie]|a suo favore|dubbi[o]?|le spetta|prevale|ragione|nuocere|innocu[oaie]|inattaccabil[ei]|esclus[oaie]|possibilità|probabilità|ignorare|ignori|perder\\p{L}*|tranquill[oaie]|liber[oaie]|liberamente|disponibil[ei]|vacant[ei]|inutilizzat[oaie]|incontestat[oaie]',
      'permess[oaie]|autorizzat[oaie]|consentit[oaie]|lecit[oaie]|(?<!(?:consulenza|assistenza|consulente|parere) )legal[ei]|legalmente|legittim[oaie]|diritto di|ammissibil[ei]',
      'via libera|semaforo verde|strada spianata|in regola|tutto a posto|senza timor[ei]|senza difficoltà|senza riserve|senza preoccup\\p{L}*',
      'mort[oaie]|registrerà|scadut[oaie]|decadut[oaie]|annullat[oaie]|null[oaie]|cancellat[oaie]|estint[oaie]|invalid[oaie]|revocat[oaie]',
      'respint[oaie]|rigettat[oaie]|accolt[oaie]|accettat[oaie]|accetterà|concess[oaie]|concederà|approvat[oaie]|vincere|vincerà|vint[oaie]|successo',
      '(?:le|vi) appart(?:iene|engono)|è su[oa]|sono suoi|di sua proprietà|nessun altro|nessuno(?! (?:\\S+ ){0,2}identic)',
      '(?:conviene|dovrebbe|deve) (?:\\S+ )?(?:depositare|registrare)',
      'inutil[ei]|superflu[oaie]|gratuit[oaie]|gratis|non costa|non serve|non occorre|non è necessari[oa]|non ha bisogno',
      '(?:non|mai|non più) (?:\\S+ )?(?:usat[oaie]|utilizzat[oaie]|occupat[oaie]|registrat[oaie]|protett[oaie])|in disuso|non viene usato',
      'è stat[oaie] (?:inviat[oaie]|salvat[oaie]|eliminat[oaie]|pagat[oaie])',
    ],
    pairs: [
      [
        'può|possono|potrà|potranno|potrebbe|potrebbero|possibile|sarà|saranno',
        'registrare|registrat[oaie]|depositare|depositat[oaie]|usare|usat[oaie]|utilizzare|utilizzat[oaie]|proteggere|protett[oaie]|adottare|adottat[oaie]|sfruttare|impiegare',
      ],
      [
        '(?:è|sono|resta|sembra|pare) (?:\\S+ )?(?:possibil[ei]|sicur[oa]|assicurat[oa]|garantit[oa])',
        'registrazione|deposito|domanda|uso|utilizzo|protezione|tutela',
      ],
      [
        'nessun[oa]?|senza|non ci sono|non c’è|non esistono?|non ha|alcun[oa]?|né',
        'diritt[oi]|opposizion[ei]|obiezion[ei]|iscrizion[ei]|avvocat[oaie]|tass[ae]|cost[oi]|dubbi[o]?|ostacol[oi]|impediment[oi]|motiv[oi]|conflitt[oi]|risch[i]?o?|pericol[oi]|confusione|problem[ai]',
      ],
      [
        'nessun[oa]?|non ci sono|non esistono?',
        'march(?:io|i) (?:anterior[ei]|precedent[ei]|esistent[ei]|comparabil[ei])|altri marchi',
      ],
      ['ho|abbiamo|brandy ha', 'depositato|registrato|eliminato|cancellato|modificato|inviato|pagato|salvato|presentato|creato'],
    ],
  },
}

const findersOf = perLocale((locale): readonly ((sentence: string) => boolean)[] => {
  const { words, pairs } = verdicts[locale]
  const word = new RegExp(wholeWords(words.join('|')), 'iu')
  return [
    (sentence) => word.test(sentence),
    ...pairs.map(([one, other]) => {
      const [first, second] = [new RegExp(wholeWords(one), 'iu'), new RegExp(wholeWords(other), 'iu')]
      return (sentence: string) => first.test(sentence) && second.test(sentence)
    }),
  ]
})

/** Returns whether a sentence gives a verdict or claims an act. */
export const givesVerdict = (sentence: string, locale: Locale): boolean => findersOf(locale).some((finds) => finds(sentence))
