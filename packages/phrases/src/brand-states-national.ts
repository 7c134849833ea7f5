import { readStates } from './brand-states-table.ts'

/** DPMA's states: the complete list of its schema. */
export const deStates = readStates(`
  anmeldung-eingegangen | Anmeldung eingegangen :: Angemeldet | Application received :: Filed | Demande reçue :: Déposée | Solicitud recibida :: Presentada | Domanda ricevuta :: Depositato
  marke-eingetragen | Marke eingetragen :: Eingetragen | Mark registered :: Registered | Marque enregistrée :: Enregistrée | Marca registrada :: Registrada | Marchio registrato :: Registrato
  marke-eingetragen-widerspruchsfrist-laeuft | Eingetragen, Widerspruchsfrist läuft :: Widerspruchsfrist läuft | Registered, opposition period running :: Opposition period | Enregistrée, délai d’opposition en cours :: Délai d’opposition | Registrada, plazo de oposición en curso :: Plazo de oposición | Registrato, termine di opposizione in corso :: Termine di opposizione
  marke-eingetragen-widerspruchsverfahren-laeuft | Eingetragen, Widerspruchsverfahren läuft :: Widerspruch anhängig | Registered, opposition proceedings pending :: Opposition pending | Enregistrée, procédure d’opposition en cours :: Opposition en cours | Registrada, procedimiento de oposición en curso :: Oposición en curso | Registrato, procedimento di opposizione in corso :: Opposizione in corso
  eintragung-nicht-moeglich | Eintragung nicht möglich, Anmeldung zurückgewiesen, zurückgenommen oder als zurückgenommen geltend :: Nicht eingetragen | Registration not possible, application refused, withdrawn or deemed withdrawn :: Not registered | Enregistrement impossible, demande rejetée, retirée ou réputée retirée :: Non enregistrée | Registro no posible, solicitud denegada, retirada o tenida por retirada :: No registrada | Registrazione non possibile, domanda respinta, ritirata o considerata ritirata :: Non registrato
  marke-geloescht | Marke gelöscht :: Gelöscht | Mark cancelled :: Cancelled | Marque radiée :: Radiée | Marca cancelada :: Cancelada | Marchio cancellato :: Cancellato
  akte-vernichtet | Marke erloschen, Akte vernichtet :: Akte vernichtet | Mark no longer in force, file destroyed :: File destroyed | Marque éteinte, dossier détruit :: Dossier détruit | Marca extinguida, expediente destruido :: Expediente destruido | Marchio estinto, fascicolo distrutto :: Fascicolo distrutto
`)

/** INPI's states. */
export const frStates = readStates(`
  demande-deposee | Anmeldung eingereicht :: Angemeldet | Application filed :: Filed | Demande déposée :: Déposée | Solicitud presentada :: Presentada | Domanda depositata :: Depositato
  demande-non-publiee | Anmeldung noch nicht veröffentlicht :: Nicht veröffentlicht | Application not yet published :: Not published | Demande non publiée :: Non publiée | Solicitud no publicada :: No publicada | Domanda non pubblicata :: Non pubblicato
  demande-publiee | Anmeldung veröffentlicht :: Veröffentlicht | Application published :: Published | Demande publiée :: Publiée | Solicitud publicada :: Publicada | Domanda pubblicata :: Pubblicato
  marque-enregistree | Marke eingetragen :: Eingetragen | Mark registered :: Registered | Marque enregistrée :: Enregistrée | Marca registrada :: Registrada | Marchio registrato :: Registrato
  marque-renouvelee | Marke verlängert :: Verlängert | Mark renewed :: Renewed | Marque renouvelée :: Renouvelée | Marca renovada :: Renovada | Marchio rinnovato :: Rinnovato
  renouvellement-demande | Verlängerung beantragt :: Verlängerung beantragt | Renewal requested :: Renewal requested | Renouvellement demandé :: Renouvellement demandé | Renovación solicitada :: Renovación solicitada | Rinnovo richiesto :: Rinnovo richiesto
  marque-expiree | Schutzdauer der Marke abgelaufen :: Abgelaufen | Mark expired :: Expired | Marque expirée :: Expirée | Marca caducada :: Caducada | Marchio scaduto :: Scaduto
  marque-annulee | Marke für nichtig erklärt :: Nichtig | Mark declared invalid :: Invalidated | Marque annulée :: Annulée | Marca anulada :: Anulada | Marchio annullato :: Annullato
  marque-dechue | Marke für verfallen erklärt :: Verfallen | Mark revoked :: Revoked | Marque déchue :: Déchue | Marca declarada caducada :: Caducidad declarada | Marchio decaduto :: Decaduto
  demande-totalement-rejetee | Anmeldung vollständig zurückgewiesen :: Zurückgewiesen | Application refused in full :: Refused | Demande totalement rejetée :: Rejetée | Solicitud denegada en su totalidad :: Denegada | Domanda totalmente respinta :: Respinto
  demande-irrecevable-apres-publication | Anmeldung nach der Veröffentlichung als unzulässig verworfen :: Unzulässig | Application inadmissible after publication :: Inadmissible | Demande irrecevable après publication :: Irrecevable | Solicitud inadmitida después de su publicación :: Inadmitida | Domanda irricevibile dopo la pubblicazione :: Irricevibile
  marque-ayant-fait-l-objet-d-une-renonciation-totale | Auf die Marke wurde vollständig verzichtet :: Verzicht | Mark surrendered in full :: Surrendered | Marque ayant fait l’objet d’une renonciation totale :: Renonciation totale | Marca objeto de renuncia total :: Renuncia total | Marchio oggetto di rinuncia totale :: Rinuncia totale
  demande-ayant-fait-l-objet-d-un-retrait-total | Anmeldung vollständig zurückgenommen :: Zurückgenommen | Application withdrawn in full :: Withdrawn | Demande ayant fait l’objet d’un retrait total :: Retirée | Solicitud retirada en su totalidad :: Retirada | Domanda ritirata totalmente :: Ritirato
  marque-ayant-fait-l-objet-d-un-retrait-total | Marke vollständig zurückgenommen :: Zurückgenommen | Mark withdrawn in full :: Withdrawn | Marque ayant fait l’objet d’un retrait total :: Retirée | Marca retirada en su totalidad :: Retirada | Marchio ritirato totalmente :: Ritirato
`)

/** IPI's states in its own words. */
export const chStates = readStates(`
  haengiges-gesuch | Eintragungsgesuch hängig :: Gesuch hängig | Application pending :: Pending | Demande d’enregistrement en suspens :: En suspens | Solicitud de registro en trámite :: En trámite | Domanda di registrazione pendente :: Pendente
  gesuch-haengig | Eintragungsgesuch hängig :: Gesuch hängig | Application pending :: Pending | Demande d’enregistrement en suspens :: En suspens | Solicitud de registro en trámite :: En trámite | Domanda di registrazione pendente :: Pendente
  aktive-marke | Marke eingetragen und in Kraft :: Aktiv | Mark registered and in force :: Active | Marque enregistrée et en vigueur :: Active | Marca registrada y en vigor :: Activa | Marchio registrato e in vigore :: Attivo
  aktiv | Marke eingetragen und in Kraft :: Aktiv | Mark registered and in force :: Active | Marque enregistrée et en vigueur :: Active | Marca registrada y en vigor :: Activa | Marchio registrato e in vigore :: Attivo
  geloescht | Marke gelöscht :: Gelöscht | Mark cancelled :: Cancelled | Marque radiée :: Radiée | Marca cancelada :: Cancelada | Marchio cancellato :: Cancellato
  geloeschte-marke | Marke gelöscht :: Gelöscht | Mark cancelled :: Cancelled | Marque radiée :: Radiée | Marca cancelada :: Cancelada | Marchio cancellato :: Cancellato
  zurueckgewiesen | Eintragungsgesuch zurückgewiesen :: Zurückgewiesen | Application refused :: Refused | Demande d’enregistrement rejetée :: Rejetée | Solicitud de registro denegada :: Denegada | Domanda di registrazione respinta :: Respinto
  zurueckgezogen | Eintragungsgesuch zurückgezogen :: Zurückgezogen | Application withdrawn :: Withdrawn | Demande d’enregistrement retirée :: Retirée | Solicitud de registro retirada :: Retirada | Domanda di registrazione ritirata :: Ritirato
`)

/** The codes of the Austrian office's national record. */
export const atStates = readStates(`
  1 | Ungültig :: Ungültig | Invalid :: Invalid | Non valide :: Non valide | No válida :: No válida | Non valido :: Non valido
  2 | Anmeldeverfahren abgebrochen :: Abgebrochen | Application proceedings discontinued :: Discontinued | Procédure de demande abandonnée :: Abandonnée | Procedimiento de solicitud interrumpido definitivamente :: Abandonada | Procedura di domanda abbandonata :: Abbandonato
  3 | Anmeldung im Eintragungsverfahren :: Im Eintragungsverfahren | Application in registration proceedings :: In registration | Demande en cours d’enregistrement :: En cours d’enregistrement | Solicitud en trámite de registro :: En trámite | Domanda in corso di registrazione :: In registrazione
  4 | Marke registriert :: Registriert | Mark registered :: Registered | Marque enregistrée :: Enregistrée | Marca registrada :: Registrada | Marchio registrato :: Registrato
  5 | Marke gelöscht :: Gelöscht | Mark cancelled :: Cancelled | Marque radiée :: Radiée | Marca cancelada :: Cancelada | Marchio cancellato :: Cancellato
`)
