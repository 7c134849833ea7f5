import type { Locale } from '@marklot/contracts'

/**
 * The words of one language for what happens to a mark outside of the registers. The lists go through every word that a
 * report may contain, by subject, so that a claim has no other words to be made in.
 */
interface CircumstanceWords {
  /** Use of a mark, and trade under it, in words that say nothing else. */
  use: string
  /** Fame, and the age of a mark or a company. */
  standing: string
  /** Ownership, licences and transfers. */
  ownership: string
  /** Companies, their customers and what they offer, which a sentence that names a mark presents as its own. */
  business: string
  /** Disputes that took place. "Could oppose" and "the opposition period" are none. */
  disputes: string
  /** Words that leave open whether something is so: "whether", "could", "must prove", "ask for". */
  open: string
  /** Words that begin another clause, besides a comma. */
  begins: string
  /** Words of demand and proof, after which "that" introduces what is demanded. */
  demands: string
  /** Use without an entry, which no search covers. */
  unregistered: string
}

export const circumstanceWords: Record<Locale, CircumstanceWords> = {
  de: {
    use: '(?:ge|be|ver|aus|ab)?nutz(?:e|en|t|te|ten|ung|ungen)|verwend(?:e[nt]?|eten?|ung|ungen)|gebrauch(?:s|t|te|ten|en)?|einsetz(?:t|en|te|ten)|eingesetzt|betreib(?:t|en)|betrieb(?:en)?|vertreib(?:t|en)|vertrieben|vertrieb|verkauf(?:t|en|te|ten)|vermarkt(?:et|en|ung)|produziert|hergestellt|tätig|am markt|(?:auf|in) (?:dem|den|einem) markt|im handel|umsatz|umsätze',
    standing:
      'kennen|kennt|kannte\\p{L}*|gekannt|(?<!nicht )bekannt(?:e[nrsm]?|er\\p{L}*|heit\\p{L}*)?|allbekannt\\p{L}*|berühmt\\p{L}*|beliebt\\p{L}*|renomm\\p{L}*|ruf|prestige\\p{L}*|verbreitet\\p{L}*|gegründet\\p{L}*|etabliert\\p{L}*|langjährig\\p{L}*|(?:seit|schon|vor) (?:\\p{L}+ )?(?:lange[mrn]?|länger\\p{L}*|jahren|jahrzehnten|geraumer|jeher)|(?:existiert|besteht|bestehen) (?:seit|schon (?:lang|seit)\\p{L}*|noch immer)',
    ownership:
      'besitz|besitz(?:t|en)|inhaber(?:in)? (?:\\S+ ){0,2}(?:hat|hält|halten)|eigentum\\p{L}*|eigentümer\\p{L}*|inhaber(?:in)? (?:\\S+ )?(?:ist|sind|war)|(?:ist|sind|war) (?:\\S+ ){0,2}inhaber(?:in)?|(?:den|dem|der|des)selben (?:\\p{L}+ )?(?:inhab|anmeld|firm|unternehm|person|anbiet|hand|quelle)\\p{L}*|(?:gleichen?|identischen?|gemeinsamen?) (?:inhab|anmeld|firm|unternehm|person|anbiet)\\p{L}*|gehör(?:t|en|te|ten)(?! (?:\\p{L}+ ){0,2}(?:zu[mr]?|in)(?!\\p{L}))|gehör(?:t|en) zu(?:r|m)? (?:\\p{L}+ )?(?:unternehm|firm|grupp|famili|anbiet|herstell|händl)\\p{L}*|\\p{L}*lizen[zs]\\p{L}*|übertragen|übertrug(?:en)?|übertragung|erwarb(?:en)?|erworben|erwerb|übernommen|übernahm(?:en)?|inhaber(?:in)? (?:\\S+ )?(?:ge)?wechsel\\p{L}*|inhaberwechsel|wechsel\\p{L}* (?:\\S+ ){0,3}inhaber(?:in)?|veräußer\\p{L}*|abgetreten|konzern\\p{L}*',
    business:
      'unternehmens?|firm(?:a|en)|konzerns?|betriebs?|anbieter[ns]?|hersteller[ns]?|händler[ns]?|(?:mitbewerber|wettbewerber|konkurrent)\\p{L}*|partners?|(?:marken)?familie|kund(?:en|schaft)|käufer|abnehmer|sortiment|angebot|liefer(?:t|te|ten|n)|angeboten|bietet|bieten|unter \\S+ (?:erschein|find|gib|gab|steh)\\p{L}* (?:\\p{L}+ ){0,2}(?:waren|produkt\\p{L}*|dienst\\p{L}*)|auf (?:\\p{L}+ )?(?:waren|produkten)',
    disputes:
      'verfahrens?|widersprochen|widersprach(?:en)?|widerspricht|widersprüche|widerspruch (?:\\S+ ){0,4}(?:eingelegt|erhoben|eingereicht|geführt|gestützt)|(?:erhob(?:en)?|legte(?:n)?|führt(?:e|en)?|erhebt|legt) (?:\\S+ ){0,4}(?:widerspr\\p{L}+|beanstand\\p{L}+|einw\\p{L}+)|streit\\p{L}*|rechtsstreit\\p{L}*|gestritten|bestritt\\p{L}*|durchgesetzt|setzte(?:n)?|setzt (?:\\S+ ){0,4}durch|verfolgt(?:e|en)?|geltend gemacht|beruft|berief\\p{L}*|unterlag(?:en)?|unterlegen|vorgegangen|ging(?:en)? (?:\\S+ ){0,4}vor|geht (?:\\S+ ){0,4}vor|verletz\\p{L}*',
    open: 'ob|falls|wenn|sofern|soweit|könn\\p{L}*|konnte\\p{L}*|kann|dürf\\p{L}*|darf|müss\\p{L}*|muss|soll\\p{L}*|würde\\p{L}*|wäre\\p{L}*|bevor|möchte\\p{L}*|woll(?:en|t)|verlang\\p{L}*|(?:ein|an|auf)?forder\\p{L}*|klären|prüfen|überprüfen|ermitteln|bitten|fragen|hinterfragen|verpflichtet|unklar|fraglich|möglich\\p{L}*|unbekannt|abhäng\\p{L}*|hängt|benutzungs(?:zwang|schonfrist)\\p{L}*|streitfall',
    begins: 'dass|denn|da|weil|obwohl|während|aber|sondern|und zwar',
    demands: 'verlang\\p{L}*|(?:ein|an|auf)?forder\\p{L}*|nachweis\\p{L}*|nachzuweisen',
    unregistered:
      'ohne (?:\\p{L}+ )?(?:\\p{L}*eintrag\\p{L}*|registrier\\p{L}*|anmeldung)|nicht (?:eingetragen\\p{L}*|registriert\\p{L}*)',
  },
  en: {
    use: 'use|uses|used|usage|(?<!before |avoid |when |by )using|put(?:s|ting)? to use|exploit\\p{L}*|employ(?:s|ed)?|sells?|sold|selling|sales|market(?:s|ed)|commercial(?:is|iz)\\p{L}*|trad(?:es|ed)|distribut(?:es|ed)|manufactur(?:es|ed)|operates|operated|(?:on|in|enters?|entered) (?:the|this|its) (?:\\p{L}+ )?market|active|in business|(?:its|whose|their) activit(?:y|ies)|turnover|launch(?:es|ed)',
    standing:
      'well-known|(?<!not )known(?! as)|(?:consumers?|customers?|buyers?|public|everyone|everybody|people|many|most) (?:\\p{L}+ )?know(?:s)?|famous|fame|reput\\p{L}*|renown\\p{L}*|notori\\p{L}*|popular\\p{L}*|recogni[sz]ed|recognition|prestig\\p{L}*|(?:well|long)[- ]established|established (?:in|since|compan|brand|mark)\\p{L}*|long-?standing|founded|(?:for|since|over) (?:\\p{L}+ ){0,2}(?:long|years|decades|time|generations)|exist(?:s|ed)? (?:for|since)|existed|been around|since (?:\\p{L}+ ){0,3}days',
    ownership:
      '(?:own|control|possess)(?:s|ed)|owns?|owner(?:s|ship)? (?:\\S+ )?(?:is|are|was)|(?:is|are|was|were) (?:\\S+ ){0,3}(?:owner|proprietor|holder)s?|(?:same|common|identical|shared?|one|single) (?:\\p{L}+ )?(?:owner|proprietor|holder|company|firm|applicant|source|person|party|hand|group)s?|ownership|belong(?:s|ed|ing)? to(?! (?:\\p{L}+ ){0,4}(?:class|categor|group|list|goods|language|vocabular|result|mark|name|field|range|sector)\\p{L}*)|held by|(?:owner|proprietor|holder)s? (?:also |already )?(?:holds?|ha(?:s|ve)(?! to(?!\\p{L})))|licen[cs]\\p{L}*|assign(?:s|ed|ment)|transfer\\p{L}*|acquir(?:e[sd]?|ing)|took over|taken over|chang(?:e|es|ed|ing) (?:of )?(?:its )?(?:owner|hand|proprietor|holder)\\p{L}*|pass(?:es|ed) to|purchas\\p{L}*|inherit\\p{L}*|portfolio|proprietor (?:is|was)',
    business:
      'compan(?:y|ies)|firms?|businesses|enterprises?|corporations?|manufacturers?|suppliers?|vendors?|retailers?|dealers?|competitors?|rivals?|partners?|famil(?:y|ies)|participants?|customers?|clientele|buyers?|audience|offer(?:s|ed)|deliver(?:s|ed)|suppl(?:y|ies|ied)|produces|(?:on|under|behind) (?:\\S+ )?(?:goods|products|services)',
    disputes:
      'oppos(?:es|ed|ing)|objects to (?:\\p{L}+ )?(?:mark|name|fil|appl)\\p{L}*|(?:fil|rais|brought|bring|lodg|made|ma(?:k)e)(?:e[sd]?|s|ing)? (?:\\S+ ){0,4}(?:opposition|objection|claim|complaint|suit|action)s?|(?:opposition|objection|claim|complaint|suit)s? (?:\\S+ ){0,3}(?:filed|raised|made|brought|pending)|sue[sd]?|suits?|litigat\\p{L}*|disput\\p{L}*|contest(?:s|ed)|enforc(?:e[sd]|ing)|defend(?:s|ed)|invok(?:e[sd]|ing)|infring\\p{L}*|challeng(?:es|ed)|pursu(?:e[sd]|ing)|(?:went|goes|acts|acted|moved) against|decisions? (?:\\S+ ){0,3}(?:against|in favou?r|about|on)|proceedings',
    open: 'whether|if|unless|could|can(?! (?:prove|show|demonstrate))|may|might|would|should|must|(?:has|have|had|need|needs|obliged|required) to|demand\\p{L}*|request\\p{L}*|requir\\p{L}*|asks?|asked|asking|(?<!(?:the|this|our|a) )(?:check|clarif|verif|examin|investigat|assess)\\p{L}*|depend\\p{L}*|unclear|unknown|possible|in (?:case|the event) of|grace period|not known|(?:plan|intend|want|wish)s? to',
    begins: 'that|which|who|whose|where|because|since|while|although|though|but|so|now',
    demands: 'demand\\p{L}*|request\\p{L}*|requir\\p{L}*|prov(?:e|es|ing)|proof',
    unregistered:
      'without (?:being |any |a )?(?:regist\\p{L}*|entry|an entry)|unregistered|not (?:been )?registered|(?<=names |signs )in use',
  },
  fr: {
    use: 'usages?|us(?:e|ent|ée?s?)|utilis(?:e|ent|ée?s?|ait|aient|ation|ant|er)|exploit(?:e|ent|ée?s?|ait|ation|ant|er)|emploi(?:e|ent)?|employ(?:ée?s?|er|ait)|commercialis\\p{L}*|vend(?:u|ue|us|ues|ent|ait)?|ventes?|distribu(?:e|ent|ée?s?|tion)|fabriqu\\p{L}*|sur (?:le|ce|son) marché|dans le commerce|acti(?:f|ve|fs|ves)|(?:son|leur|en) activité|opère(?:nt)?|lanc(?:e|ée?s?)',
    standing:
      'connue?s?|connai(?:t|ssent|ssait)|connaît|notoir\\p{L}*|notoriété|renomm\\p{L}*|réput\\p{L}*|célèbr\\p{L}*|popul\\p{L}*|prestig\\p{L}*|fondée?s?|établie?s? (?:depuis|de longue|dans le|sur le)|implantée?s?|existe(?:nt)? depuis|existaien?t|depuis (?:\\p{L}+ )?(?:longtemps|années|longue|toujours|décennies)|(?:longue|longues) (?:date|années|tradition)|de longue',
    ownership:
      '(?:même|mêmes|commun|unique|identique) (?:titulaire|société|entreprise|déposant|personne|groupe|propriétaire|main)s?|(?:titulaires?|société|entreprise) (?:communs?|commune|identiques?)|propriét\\p{L}*|(?:est|sont|était) (?:(?:\\S+ ){0,2})titulaires?|titulaires? (?:\\S+ )?(?:est|sont|était)|détien\\p{L}*|détenue?s?|possèd\\p{L}*|appartien(?:t|nent)(?! (?:\\p{L}+ |l’){0,3}(?:classe|catégorie|groupe|liste|langu|domaine|secteur|résultat|marque|nom)\\p{L}*)|appartenance|licenc\\p{L}*|céd(?:e|ée?s?|er)|cession|transm\\p{L}*|transf\\p{L}*|acquis(?:e|es)?|acquisition|acquér\\p{L}*|hérit\\p{L}*|rachet\\p{L}*|repris(?:e|es)? par|chang\\p{L}* de (?:titulaire|main|propriétaire)s?|changement de titulaire',
    business:
      'sociétés?|entreprises?|firmes?|fabricants?|fournisseurs?|prestataires?|concurrente?s?|partenaires?|commerçants?|famille|client(?:s|e|es|èle)?|acheteurs?|gamme|propos(?:e|ent|ée?s?)|produi(?:t|ts|sent) (?:par|depuis)|fourni(?:t|ssent|e|es|s)?|offr(?:e|ent)|offert(?:e|s|es)?|sur (?:des|les|ses|leurs|de nombreux) (?:produits|services)',
    disputes:
      's’(?:est|était) (?:\\S+ )?opposée?s?|s’oppos(?:e|ent|ait)|(?:form|présent|dépos|soulev|engag|invoqu)(?:e|ent|ée?s?|a|ait|èrent) (?:\\S+ ){0,4}(?:opposition|objection|réclamation|action)s?|oppositions? (?:\\S+ ){0,3}(?:formée?s?|présentée?s?|déposée?s?|engagée?s?)|litig\\p{L}*|contest(?:e|ent|ée?s?|ait|ation|ations)|contentieu\\p{L}*|procès|contrefa\\p{L}*|poursui(?:t|vi|vie|vent|tes)|défend(?:u|ue|ent|ait)?|revendiqu(?:e|ent|ée?s?)|attaqu\\p{L}*|procédures?|affaire|décisions? (?:\\S+ ){0,3}(?:contre|sur|en faveur)|gagn\\p{L}*',
    open: '(?<!n’est )(?:si|s’ils?)|pou(?:rr|v)\\p{L}*|peu(?:t|vent|x)(?! (?:prouver|montrer|démontrer))|puiss\\p{L}*|devr\\p{L}*|doi(?:t|vent)|devez|devoir|faut|faudra\\p{L}*|exig\\p{L}*|demander?|demandez|demanderez|requérir|requi\\p{L}*|réclam\\p{L}*|vérifi(?:er|ez)|examin(?:er|ez)|clarifi(?:er|ez)|contrôl(?:er|ez)|évalu(?:er|ez)|appréci(?:er|ez)|tenue?s? (?:de|d’)|éventuel\\p{L}*|possibles?|inconnue?s?|dépend\\p{L}*|en cas (?:de|d)|avant (?:de|d)|souhait\\p{L}*|voul\\p{L}*|envisag\\p{L}*',
    begins: 'que|qu|qui|dont|où|car|puisque|parce|alors|tandis|mais|bien|or',
    demands: 'exig\\p{L}*|demander?|demandez|prouv\\p{L}*|preuves?|faut|faudra',
    unregistered:
      'sans (?:être |\\p{L}+ )?(?:enregistr\\p{L}*|inscri\\p{L}*|dépôt|déposée?s?)|non (?:enregistr|inscri|dépos)\\p{L}*|(?<=noms |signes )en usage',
  },
  es: {
    use: 'usos?|us(?:a|an|aba|aban|ad[oa]s?|e|en|ar|ando|ó|aron)|utiliz(?:a|an|aba|ad[oa]s?|ación|ar|ó|ando)|utilic(?:e|en)|explot(?:a|an|ad[oa]s?|ación|ar|aba)|emple(?:a|an|ad[oa]s?|o)|comercializ\\p{L}*|comercialice\\p{L}*|vend(?:e|en|id[oa]s?|ía|ían|ió)|ventas?|distribu(?:ye|yen|id[oa]s?|ción)|fabric(?:a|an|ad[oa]s?|ación)|en (?:el|este|su) (?:\\p{L}+ )?(?:mercado|comercio)|activ[oa]s?|su actividad|oper(?:a|an|aba|ando)|lanz\\p{L}*',
    standing:
      '(?<!no )conocid[oa]s?|conocen?|conocían?|notori\\p{L}*|renomb\\p{L}*|renom\\p{L}*|reputa\\p{L}*|fam(?:a|os[oa]s?)|popular\\p{L}*|prestig\\p{L}*|fundad[oa]s?|establecid[oa]s? (?:desde|en el)|implantad[oa]s?|existen? desde|exist(?:ía|ían)|desde (?:\\p{L}+ )?(?:siempre|antiguo)|(?:desde )?hace (?:\\p{L}+ )?(?:mucho|muchos|años|tiempo|décadas)|(?:larg[oa]s?) (?:\\p{L}+ )?(?:tiempo|años|trayectoria|tradición)|lleva(?:n)? (?:\\p{L}+ )?(?:años|tiempo|décadas)',
    ownership:
      '(?:mism[oa]s?|únic[oa]|común|comunes) (?:\\p{L}+ )?(?:titular|sociedad|empresa|solicitante|persona|grupo|propietari|mano)\\p{L}*|(?:titular|empresa|sociedad)(?:es)? (?:común|comunes|idéntic[oa]s?)|propiedad|propietari\\p{L}*|(?:es|son|era) (?:\\S+ ){0,2}titular(?:es)?|titular(?:es)? (?:\\S+ )?(?:es|son|era)|dueñ[oa]s?|posee\\p{L}*|pertenec(?:e|en|ía|ían|iente)(?! a (?:\\p{L}+ ){0,3}(?:clase|categor|grupo|lista|lengua|idioma|ámbito|sector|resultado|marca|nombre)\\p{L}*)|licenci\\p{L}*|ced(?:e|en|id[oa]s?|ió|er)|cesión|transmi\\p{L}*|transf\\p{L}*|transferid[oa]s?|adquir\\p{L}*|adquisi\\p{L}*|hered\\p{L}*|compr(?:ó|ad[oa]s?|aron)|cambi\\p{L}* de (?:titular|manos?|propietari[oa])',
    business:
      'empresas?|sociedad(?:es)?|firmas?|compañías?|fabricantes?|proveedor(?:es|a)?|prestador(?:es)?|competidor\\p{L}*|comerciantes?|familia|client(?:e|es|ela)|comprador(?:es)?|gama|surtid[oa]s?|ofrec(?:e|en|id[oa]s?)|produc(?:e|en|id[oa]s?)|prest(?:a|an|ad[oa]s?)|(?:figura|aparece)n? en (?:\\p{L}+ )?(?:productos|servicios)',
    disputes:
      'se (?:ha |han )?(?:opuesto|opuso|opusieron|opone|oponen|oponía)|(?:present|formul|interpus|plante|interpuest|dirig|invoc)(?:ó|a|an|ad[oa]s?|o|aron|ieron|e|ido) (?:\\S+ ){0,4}(?:oposici|objeci|reclama|acci|demanda)\\p{L}*|oposici\\p{L}+ (?:\\S+ ){0,3}(?:presentad[oa]s?|formulad[oa]s?)|litigi\\p{L}*|litiga\\p{L}*|disput\\p{L}*|impugn\\p{L}*|pleit\\p{L}*|infracc\\p{L}*|defend\\p{L}*|defiend\\p{L}*|reivindic\\p{L}*|hizo valer|procedimientos?|decisi(?:ón|ones) (?:\\S+ ){0,3}(?:contra|sobre|a favor)',
    open: 'si|podr\\p{L}*|pued\\p{L}*(?! (?:probar|demostrar|acreditar))|pudier\\p{L}*|deb(?:e|en|erá|erán|ería|erían|er)|tendr\\p{L}* que|tienen? que|hay que|habrá que|exig\\p{L}*|exij\\p{L}*|ped(?:ir|irá)\\p{L}*|pid\\p{L}*|solicit(?:ar|e)|requerir|requier\\p{L}*|reclam\\p{L}*|comprobar|comprueb\\p{L}*|verificar|verifique|revis(?:ar|e)|aclar(?:ar|e)|examin(?:ar|e)|averigu\\p{L}*|posibles?|eventual\\p{L}*|desconoc\\p{L}*|depend\\p{L}*|en caso de|obligad[oa]s? a|antes de|dese\\p{L}*|quier\\p{L}*|prevé\\p{L}*|pretend\\p{L}*',
    begins: 'que|quien|quienes|cuy[oa]s?|donde|porque|pues|ya|mientras|aunque|pero|sino',
    demands: 'exig\\p{L}*|exij\\p{L}*|ped(?:ir|irá)\\p{L}*|pid\\p{L}*|solicit(?:ar|e)|prob(?:ar|ará)|prueb\\p{L}*|acredit\\p{L}*',
    unregistered:
      'sin (?:estar |ser |haber sido )?(?:regist\\p{L}*|inscri\\p{L}*)|no (?:estén |están )?(?:registrad|inscrit)[oa]s?|(?<=nombres |signos )en uso',
  },
  it: {
    use: 'us(?:o|i|a|ano|at[oaie]|ava|avano|are|ando|ò)|utilizz(?:a|ano|at[oaie]|o|i|are|ava|azione)|sfrutt(?:a|ano|at[oaie]|amento|are)|impieg(?:a|ano|at[oaie]|o|hi)|commercializz\\p{L}*|vend(?:e|ono|uto|uta|uti|ute|eva)|vendit[ae]|distribu(?:isce|iscono|it[oaie]|zione)|fabbric\\p{L}*|(?:sul|nel|su questo) (?:\\p{L}+ )?(?:mercato|commercio)|attiv[oaie]|(?:sua|loro|in) attività|oper(?:a|ano|ava|avano|ante)|lanci\\p{L}*',
    standing:
      '(?<!non )(?:conosciut[oaie]|conosc(?:e|ono|eva|evano)|(?:è|sono|molto|ben|assai) not[oaie])|notor\\p{L}*|rinom\\p{L}*|reput\\p{L}*|famos[oaie]|fama|popol\\p{L}*|prestig\\p{L}*|fondat[oaie] (?:nel|da|dal)|affermat[oaie]|radicat[oaie]|esist(?:e|ono) da|esisteva(?:no)?|da (?:\\p{L}+ )?(?:molto|molti|tempo|anni|sempre|decenni)|lung(?:o|a|hi|he) (?:\\p{L}+ )?(?:tempo|anni|tradizione|data)',
    ownership:
      '(?:stess[oaie]|medesim[oaie]|unic[oa]|comun[ei]) (?:\\p{L}+ )?(?:titolar|societ|impres|richiedent|person|grupp|proprietari|man)\\p{L}*|(?:titolare|società|impresa) (?:comune|identic[oa])|propriet\\p{L}*|(?:è|sono|era) (?:\\S+ ){0,2}titolar[ei]|titolar[ei] (?:\\S+ )?(?:è|sono|era)|possied\\p{L}*|possed\\p{L}*|possesso|detien\\p{L}*|detenut[oaie]|appart(?:iene|engono|eneva|enente|enenti)(?! a(?:l|i|d|gli|lla|lle|ll’)?\\s?(?:\\p{L}+ ){0,3}(?:class|categor|grupp|elenc|lingu|ambit|settor|risultat|march|nom)\\p{L}*)|licenz\\p{L}*|ced(?:e|ono|uto|uta|uti|ute|ere)|cession\\p{L}*|trasfer\\p{L}*|trasmess\\p{L}*|acquisit\\p{L}*|acquisiz\\p{L}*|acquist\\p{L}*|eredit\\p{L}*|rilevat[oaie] (?:da|dal)|cambi\\p{L}* (?:di )?(?:titolare|proprietari[oa]|mano)',
    business:
      'societ[àa]|impres[ae]|aziend[ae]|fabbricant[ei]|fornitor[ei]|prestator[ei]|concorrent[ei]|commerciant[ei]|famigli[ae]|client(?:e|i|ela)|acquirent[ei]|gamma|assortiment[oi]|offr(?:e|ono)|offert[oaie]|produ(?:ce|cono)|prodott[oaie] (?:da|dal|dalla)|forni(?:sce|scono|t[oaie])|su(?:i|gli| molti| diversi)? (?:\\p{L}+ )?(?:prodotti|servizi)',
    disputes:
      'si (?:è|sono|era) (?:\\S+ )?oppost[oaie]|si oppon(?:e|gono|eva)|(?:present|sollev|propos|formul|promoss|invoc)(?:a|ano|at[oaie]|o|ò|arono|e|i) (?:\\S+ ){0,4}(?:opposizion|obiezion|reclam|azion|domand)\\p{L}*|opposizion[ei] (?:\\S+ ){0,3}(?:presentat|sollevat|promoss)[oaie]|contenzios\\p{L}*|litig\\p{L}*|controvers\\p{L}*|impugn\\p{L}*|contest(?:a|ano|at[oaie]|ò|azion\\p{L}*)|contraffa\\p{L}*|dife(?:so|sa|nde|ndono|si)|rivendic\\p{L}*|fatto valere|agit[oaie]|procediment[oi]|causa contro|decision[ei] (?:\\S+ ){0,3}(?:contro|su|a favore)',
    open: 'se|potr\\p{L}*|può(?! (?:provare|dimostrare))|possono|poss(?:a|ano)|dovr\\p{L}*|dev(?:e|ono)|debba(?:no)?|occorr\\p{L}*|bisogn\\p{L}*|esig\\p{L}*|chied(?:ere|a|erà)|richied(?:ere|a|e)|pretend\\p{L}*|verific(?:are|hi)|controll(?:are|i)|esamin(?:are|i)|valut(?:are|i)|chiari(?:re|sca)|accert(?:are|i)|eventual\\p{L}*|possibil[ei]|ignot[oaie]|dipend\\p{L}*|in caso di|tenut[oaie] a|prima di|vuole|vogli\\p{L}*|vorr\\p{L}*|intend\\p{L}*|desider\\p{L}*',
    begins: 'che|cui|dove|perché|poiché|mentre|sebbene|ma|bensì|ora',
    demands: 'esig\\p{L}*|chied(?:ere|a|erà)|richied(?:ere|a)|pretend\\p{L}*|prov(?:a|are|i|ino)',
    unregistered:
      'senza (?:essere |\\p{L}+ )?(?:registr\\p{L}*|iscri\\p{L}*|deposit\\p{L}*)|non (?:registrat|iscritt|depositat)[oaie]|(?<=nomi |segni )in uso',
  },
}
