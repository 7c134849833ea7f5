import { readTerms } from './office-terms-table.ts'

/** Steps of the procedure in ST.66, ST.96, EUIPO's open data and its REST interface. */
export const stepsInEnglish = readTerms(
  'en',
  `
  publication | Veröffentlichung | Publication | Publication | Publicación | Pubblicazione
  new-registration | Eintragung | New registration | Nouvel enregistrement | Nuevo registro | Nuova registrazione
  opposition | Widerspruch | Opposition | Opposition | Oposición | Opposizione
  cancellation | Löschung | Cancellation | Annulation | Anulación | Annullamento
  appeal | Beschwerde | Appeal | Recours | Recurso | Ricorso
  renewal | Verlängerung | Renewal | Renouvellement | Renovación | Rinnovo
  revocation | Antrag auf Verfallserklärung | Revocation proceedings | Procédure de déchéance | Procedimiento de caducidad | Procedimento di decadenza
  invalidity | Antrag auf Nichtigerklärung | Invalidity proceedings | Procédure de nullité | Procedimiento de nulidad | Procedimento di nullità
  invalidity-and-revocation | Antrag auf Nichtigkeit und Verfall | Invalidity and revocation proceedings | Procédure de nullité et de déchéance | Procedimiento de nulidad y caducidad | Procedimento di nullità e decadenza
  change-of-owner | Inhaberwechsel | Change of owner | Changement de titulaire | Cambio de titular | Cambio di titolare
  total-transfer proprietor-total-transfer proprietor-total-transfers | Vollständiger Rechtsübergang | Total transfer | Transfert total | Cesión total | Trasferimento totale
  partial-transfer proprietor-partial-transfers | Teilweiser Rechtsübergang | Partial transfer | Transfert partiel | Cesión parcial | Trasferimento parziale
  proprietor-change-of-name-and-address | Name und Anschrift des Inhabers geändert | Change of the owner’s name and address | Changement de nom et d’adresse du titulaire | Cambio de nombre y dirección del titular | Modifica del nome e dell’indirizzo del titolare
  representative-replacement-of-representative | Vertreter gewechselt | Replacement of representative | Remplacement du mandataire | Sustitución del representante | Sostituzione del rappresentante
  representative-change-of-name-and-professional-address | Name und Anschrift des Vertreters geändert | Change of the representative’s name and address | Changement de nom et d’adresse du mandataire | Cambio de nombre y dirección del representante | Modifica del nome e dell’indirizzo del rappresentante
  representative-deletion-of-the-representative | Vertreter gelöscht | Deletion of the representative | Suppression du mandataire | Supresión del representante | Cancellazione del rappresentante
  total-surrender trade-mark-total-surrender | Vollständiger Verzicht | Total surrender | Renonciation totale | Renuncia total | Rinuncia totale
  partial-surrender trade-mark-partial-surrender | Teilverzicht | Partial surrender | Renonciation partielle | Renuncia parcial | Rinuncia parziale
  revocation-and-declaration-of-invalidity-application-for-revocation-or-for-a-declaration-of-invalidity | Antrag auf Verfalls- oder Nichtigerklärung | Application for revocation or for a declaration of invalidity | Demande en déchéance ou en nullité | Solicitud de caducidad o de nulidad | Domanda di decadenza o di nullità
  cancellation-cancellation-based-on-invalidity | Löschung wegen Nichtigkeit | Cancellation based on invalidity | Annulation pour nullité | Anulación por nulidad | Annullamento per nullità
`,
)

/** DPMA (`BasicRecordKind`, the complete list of its schema) and Swissreg in German. */
export const stepsInGerman = readTerms(
  'de',
  `
  eintragung | Eintragung | Registration | Enregistrement | Registro | Registrazione
  widerspruch | Widerspruch | Opposition | Opposition | Oposición | Opposizione
  loeschung-dritter | Löschung auf Betreiben Dritter | Cancellation at the request of a third party | Radiation à la demande d’un tiers | Cancelación a instancia de un tercero | Cancellazione su richiesta di terzi
  loeschung-inhaber | Löschung auf Seiten des Inhabers | Cancellation on the owner’s side | Radiation du fait du titulaire | Cancelación por parte del titular | Cancellazione da parte del titolare
  teilung | Teilung | Division | Division | División | Divisione
  umschreibung | Umschreibung auf neuen Inhaber | Change of owner recorded | Inscription d’un nouveau titulaire | Inscripción de nuevo titular | Trascrizione di nuovo titolare
  verlaengerung | Verlängerung | Renewal | Renouvellement | Renovación | Rinnovo
  verfuegungsbeschraenkung | Verfügungsbeschränkung | Restriction on disposal | Restriction du droit de disposer | Restricción de la facultad de disposición | Limitazione del potere di disposizione
  senioritaet | Seniorität | Seniority | Ancienneté | Antigüedad | Preesistenza
  umklassifizierung | Umklassifizierung | Reclassification | Reclassification | Reclasificación | Riclassificazione
  berichtigung | Berichtigung | Correction | Rectification | Corrección | Rettifica
  uebertragung | Übertragung | Transfer | Transfert | Cesión | Trasferimento
  loeschung-wegen-nichtverlaengerung | Löschung wegen Nichtverlängerung | Cancelled, not renewed | Radiation faute de prolongation | Cancelada por falta de renovación | Cancellazione per mancata proroga
  loeschung-auf-antrag | Löschung auf Antrag | Cancelled on request | Radiation sur demande | Cancelada a petición | Cancellazione su richiesta
  widerruf | Widerruf | Revocation | Révocation | Revocación | Revoca
`,
)

/** INPI and Swissreg in French. */
export const stepsInFrench = readTerms(
  'fr',
  `
  enregistrement | Eintragung | Registration | Enregistrement | Registro | Registrazione
  enregistrement-sans-modification | Eintragung ohne Änderung | Registration without modification | Enregistrement sans modification | Registro sin modificación | Registrazione senza modifica
  enregistrement-avec-modification | Eintragung mit Änderung | Registration with modification | Enregistrement avec modification | Registro con modificación | Registrazione con modifica
  renouvellement-sans-limitation | Verlängerung ohne Einschränkung | Renewal without limitation | Renouvellement sans limitation | Renovación sin limitación | Rinnovo senza limitazione
  renouvellement-avec-limitation | Verlängerung mit Einschränkung | Renewal with limitation | Renouvellement avec limitation | Renovación con limitación | Rinnovo con limitazione
  inscription | Eintrag im Register | Entry in the register | Inscription au registre | Inscripción en el registro | Annotazione nel registro
  transfert | Übertragung | Transfer | Transfert | Cesión | Trasferimento
  prolongation | Verlängerung | Renewal | Prolongation | Renovación | Proroga
  radiation-faute-de-prolongation | Löschung wegen Nichtverlängerung | Cancelled, not renewed | Radiation faute de prolongation | Cancelada por falta de renovación | Cancellazione per mancata proroga
  radiation-sur-demande | Löschung auf Antrag | Cancelled on request | Radiation sur demande | Cancelada a petición | Cancellazione su richiesta
`,
)

/** Swissreg in Italian. */
export const stepsInItalian = readTerms(
  'it',
  `
  registrazione | Eintragung | Registration | Enregistrement | Registro | Registrazione
  trasferimento | Übertragung | Transfer | Transfert | Cesión | Trasferimento
  proroga | Verlängerung | Renewal | Prolongation | Renovación | Proroga
  cancellazione-per-mancata-proroga | Löschung wegen Nichtverlängerung | Cancelled, not renewed | Radiation faute de prolongation | Cancelada por falta de renovación | Cancellazione per mancata proroga
  cancellazione-su-richiesta | Löschung auf Antrag | Cancelled on request | Radiation sur demande | Cancelada a petición | Cancellazione su richiesta
  revoca | Widerruf | Revocation | Révocation | Revocación | Revoca
`,
)

/** States of steps: EUIPO's open data (`RecordCurrentStatusCode`) and its REST interface, ST.96. */
export const stepStatesInEnglish = readTerms(
  'en',
  `
  published | veröffentlicht | published | publié | publicado | pubblicato
  not-to-be-published | wird nicht veröffentlicht | not to be published | ne sera pas publié | no se publica | non da pubblicare
  notified | mitgeteilt | notified | notifié | notificado | notificato
  registered | eingetragen | registered | enregistré | registrado | registrato
  decision-to-reject-final | zurückgewiesen, rechtskräftig | rejected, final | rejeté, décision définitive | denegado, firme | respinto, definitivo
  exam-deficiency | Mangel in der Prüfung | deficiency found in the examination | irrégularité à l’examen | irregularidad en el examen | irregolarità nell’esame
  received | eingegangen | received | reçu | recibido | ricevuto
  under-examination | in Prüfung | under examination | en cours d’examen | en examen | in esame
  admissibility-check | Zulässigkeit wird geprüft | admissibility check | examen de la recevabilité | examen de admisibilidad | esame di ammissibilità
  adversarial-proceedings | streitiges Verfahren | adversarial proceedings | procédure contradictoire | procedimiento contradictorio | procedimento in contraddittorio
  cooling-off-period | Cooling-off-Frist | cooling-off period | délai de réflexion (cooling-off) | período de reflexión (cooling-off) | periodo di riflessione (cooling-off)
  early-opposition | vorzeitiger Widerspruch | early opposition | opposition anticipée | oposición anticipada | opposizione anticipata
  blocked-per-joinder | wegen Verbindung gesperrt | blocked by joinder | bloqué par jonction | bloqueado por acumulación | bloccato per riunione
  suspended | ausgesetzt | suspended | suspendu | suspendido | sospeso
  not-acceptable | nicht zulässig | not acceptable | irrecevable | inadmisible | inammissibile
  decision | entschieden | decided | décision rendue | decidido | deciso
  appealable | Beschwerde möglich | open to appeal | susceptible de recours | recurrible | impugnabile
  appealed | Beschwerde eingelegt | appealed | recours formé | recurrido | impugnato
  withdrawn opposition-withdrawn | zurückgenommen | withdrawn | retiré | retirado | ritirato
  refused | zurückgewiesen | refused | refusé | denegado | rifiutato
  closed | abgeschlossen | closed | clos | concluido | concluso
  written-procedure-open | schriftliches Verfahren | written procedure open | procédure écrite ouverte | procedimiento escrito abierto | procedura scritta aperta
  case-pending-before-the-board | vor der Beschwerdekammer anhängig | pending before the board | en cours devant la chambre de recours | pendiente ante la sala de recurso | pendente dinanzi alla commissione di ricorso
  decision-notified-to-parties | Entscheidung zugestellt | decision notified to the parties | décision notifiée aux parties | resolución notificada a las partes | decisione notificata alle parti
  case-pending-before-european-courts | vor den Gerichten der EU anhängig | pending before the European courts | en cours devant les juridictions de l’UE | pendiente ante los tribunales de la UE | pendente dinanzi ai giudici dell’UE
  european-court-judgement-or-order-rendered | Urteil oder Beschluss ergangen | judgment or order rendered | arrêt ou ordonnance rendus | sentencia o auto dictado | sentenza o ordinanza pronunciata
  notification-of-expiry-of-eutm | Ablauf der Unionsmarke mitgeteilt | expiry of the EU mark notified | expiration de la marque de l’UE notifiée | expiración de la marca de la UE notificada | scadenza del marchio UE notificata
  renewal-fee-paid | Verlängerungsgebühr bezahlt | renewal fee paid | taxe de renouvellement payée | tasa de renovación pagada | tassa di rinnovo pagata
  eutm-renewed | Unionsmarke verlängert | EU mark renewed | marque de l’UE renouvelée | marca de la UE renovada | marchio UE rinnovato
  eutm-expired | Unionsmarke abgelaufen | EU mark expired | marque de l’UE expirée | marca de la UE caducada | marchio UE scaduto
`,
)

/** DPMA's states of steps (`RecordCurrentStatusCode`): the complete list of its schema. */
export const stepStatesInGerman = readTerms(
  'de',
  `
  marke-eingetragen | Marke eingetragen | mark registered | marque enregistrée | marca registrada | marchio registrato
  veroeffentlicht | veröffentlicht | published | publié | publicado | pubblicato
  gilt-als-zurueckgenommen | gilt als zurückgenommen | deemed withdrawn | réputé retiré | se considera retirado | si considera ritirato
  zurueckgenommen | zurückgenommen | withdrawn | retiré | retirado | ritirato
  zurueckgewiesen | zurückgewiesen | refused | rejeté | denegado | respinto
  marke-geloescht | Marke gelöscht | mark cancelled | marque radiée | marca cancelada | marchio cancellato
  marke-teilweise-geloescht | Marke teilweise gelöscht | mark cancelled in part | marque radiée en partie | marca cancelada en parte | marchio cancellato in parte
  geteilt | geteilt | divided | divisé | dividido | diviso
  teiluebertragen | teilweise übertragen | transferred in part | transféré en partie | cedido en parte | trasferito in parte
  gilt-als-teilverzicht | gilt als Teilverzicht | deemed a partial surrender | réputé renonciation partielle | se considera renuncia parcial | si considera rinuncia parziale
  gilt-als-nicht-gestellt | gilt als nicht gestellt | deemed not filed | réputé non présenté | se considera no presentado | si considera non presentato
  senioritaet-erfasst | Seniorität erfasst | seniority recorded | ancienneté enregistrée | antigüedad registrada | preesistenza registrata
  keine-senioritaet-vorhanden | keine Seniorität vorhanden | no seniority | pas d’ancienneté | sin antigüedad | nessuna preesistenza
  umklassifiziert | umklassifiziert | reclassified | reclassifié | reclasificado | riclassificato
  umklassifizierung-nicht-notwendig | Umklassifizierung nicht notwendig | reclassification not needed | reclassification non nécessaire | reclasificación no necesaria | riclassificazione non necessaria
  abgeschlossen | abgeschlossen | completed | clos | concluido | concluso
  verlaengert | verlängert | renewed | renouvelé | renovado | rinnovato
  widerspruch-erhoben | Widerspruch erhoben | opposition filed | opposition formée | oposición presentada | opposizione presentata
  marke-nicht-geloescht | Marke nicht gelöscht | mark not cancelled | marque non radiée | marca no cancelada | marchio non cancellato
  marke-ohne-widerspruch-eingetragen | Marke ohne Widerspruch eingetragen | registered without opposition | marque enregistrée sans opposition | marca registrada sin oposición | marchio registrato senza opposizione
  verfahren-hinfaellig | Verfahren hinfällig | proceedings moot | procédure devenue sans objet | procedimiento sin objeto | procedimento privo di oggetto
  widerspruch-zurueckgenommen | Widerspruch zurückgenommen | opposition withdrawn | opposition retirée | oposición retirada | opposizione ritirata
  widerspruch-zurueckgewiesen | Widerspruch zurückgewiesen | opposition rejected | opposition rejetée | oposición desestimada | opposizione respinta
  verfahren-hinfaellig-teilweise-geloescht | Verfahren hinfällig, teilweise gelöscht | proceedings moot, cancelled in part | procédure sans objet, radiation partielle | procedimiento sin objeto, cancelada en parte | procedimento privo di oggetto, cancellato in parte
  verfahren-hinfaellig-marke-bereits-geloescht | Verfahren hinfällig, Marke bereits gelöscht | proceedings moot, mark already cancelled | procédure sans objet, marque déjà radiée | procedimiento sin objeto, marca ya cancelada | procedimento privo di oggetto, marchio già cancellato
  auf-klage-verwiesen | auf den Klageweg verwiesen | referred to the courts | renvoyé devant les tribunaux | remitido a los tribunales | rinviato ai tribunali
`,
)

/** The subjects of INPI's entries in the register (`RecordIdentifier`). */
export const stepStatesInFrench = readTerms(
  'fr',
  `
  changement-d-adresse | Änderung der Anschrift | change of address | changement d’adresse | cambio de dirección | cambio di indirizzo
  changement-de-nature-juridique | Änderung der Rechtsform | change of legal form | changement de nature juridique | cambio de forma jurídica | cambio di forma giuridica
  transmission-totale-de-propriete | vollständiger Rechtsübergang | total transfer of ownership | transmission totale de propriété | cesión total de la propiedad | trasferimento totale della proprietà
  renonciation-totale | vollständiger Verzicht | total surrender | renonciation totale | renuncia total | rinuncia totale
`,
)

/** Sections of the gazettes that decide what a publication means. */
export const sections = readTerms(
  null,
  `
  em.a-1 | Anmeldung | application | demande | solicitud | domanda
  em.a-2-1-1 | berichtigte Anmeldung | corrected application | demande rectifiée | solicitud corregida | domanda rettificata
  em.b-1 em.b-2 | Eintragung | registration | enregistrement | registro | registrazione
  es.solicitudes | Anmeldungen | applications | demandes | solicitudes | domande
  es.concesiones | Eintragungen | grants | octrois | concesiones | concessioni
`,
)
