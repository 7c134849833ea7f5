import { readCodeTerms } from './office-terms-table.ts'

/**
 * USPTO's events before its Trademark Trial and Appeal Board (TTAB) and the courts. Codes and their meaning: the
 * office's event table, whose `NO. 999999` stands for a number that the record does not repeat.
 */
export const usBoardSteps = readCodeTerms(`
  ABND | Aufgabe der Anmeldung vom TTAB gestrichen | Abandonment deleted by the TTAB | Abandon supprimé par le TTAB | Abandono suprimido por el TTAB | Abbandono eliminato dal TTAB
  ACFC | Rechtsmittel zum Bundesberufungsgericht (CAFC) | Appeal to the Court of Appeals for the Federal Circuit (CAFC) | Recours devant la cour d’appel fédérale (CAFC) | Recurso ante el tribunal federal de apelación (CAFC) | Ricorso alla corte d’appello federale (CAFC)
  BARR | Beschwerde im Nachprüfungsverfahren (reexamination) beim TTAB eingegangen | Ex parte appeal (reexamination) received at the TTAB | Recours ex parte (reexamination) reçu par le TTAB | Recurso ex parte (reexamination) recibido en el TTAB | Ricorso ex parte (reexamination) ricevuto dal TTAB
  BARX | Beschwerde im Streichungsverfahren (expungement) beim TTAB eingegangen | Ex parte appeal (expungement) received at the TTAB | Recours ex parte (expungement) reçu par le TTAB | Recurso ex parte (expungement) recibido en el TTAB | Ricorso ex parte (expungement) ricevuto dal TTAB
  BURX | Zuständigkeit für Nachprüfung oder Streichung zurückgegeben | Jurisdiction restored (expungement or reexamination) | Compétence rendue (expungement ou reexamination) | Competencia devuelta (expungement o reexamination) | Competenza restituita (expungement o reexamination)
  CCCN | Widerklage auf Löschung | Counterclaim for cancellation | Demande reconventionnelle en annulation | Reconvención de anulación | Domanda riconvenzionale di annullamento
  CCON | Widerklage im Widerspruchsverfahren | Counterclaim in the opposition | Demande reconventionnelle dans l’opposition | Reconvención en la oposición | Domanda riconvenzionale nell’opposizione
  CTDA | Gericht: Entscheidung bestätigt | Court: decision affirmed | Tribunal : décision confirmée | Tribunal: resolución confirmada | Tribunale: decisione confermata
  CTDD | Gericht: Rechtsmittel abgewiesen | Court: appeal dismissed | Tribunal : recours rejeté | Tribunal: recurso desestimado | Tribunale: ricorso respinto
  CTDR | Gericht: Entscheidung aufgehoben und zurückverwiesen | Court: decision reversed and remanded | Tribunal : décision annulée avec renvoi | Tribunal: resolución revocada y devuelta | Tribunale: decisione annullata con rinvio
  CTDV | Gericht: Entscheidung für unwirksam erklärt und zurückverwiesen | Court: decision vacated and remanded | Tribunal : décision mise à néant avec renvoi | Tribunal: resolución anulada y devuelta | Tribunale: decisione resa nulla con rinvio
  CTRD | Gericht: abgewiesen und zurückverwiesen | Court: dismissed and remanded | Tribunal : rejet avec renvoi | Tribunal: desestimado y devuelto | Tribunale: respinto con rinvio
  CU.A | Verfahren zur gleichzeitigen Benutzung nicht eröffnet | Concurrent use proceedings not instituted | Procédure d’usage concurrent non ouverte | Procedimiento de uso concurrente no iniciado | Procedimento di uso concorrente non avviato
  CU.D | Gleichzeitige Benutzung abgelehnt | Concurrent use denied | Usage concurrent refusé | Uso concurrente denegado | Uso concorrente respinto
  CU.G | Gleichzeitige Benutzung gewährt | Concurrent use granted | Usage concurrent accordé | Uso concurrente concedido | Uso concorrente concesso
  CU.M | Verfahren zur gleichzeitigen Benutzung aufgelöst | Concurrent use proceedings dissolved | Procédure d’usage concurrent dissoute | Procedimiento de uso concurrente disuelto | Procedimento di uso concorrente sciolto
  EXAR | Beschwerde: Zurückweisung teils bestätigt, teils aufgehoben | Ex parte appeal: affirmed in part, reversed in part | Recours ex parte : refus confirmé en partie, annulé en partie | Recurso ex parte: confirmado en parte, revocado en parte | Ricorso ex parte: rifiuto confermato in parte, annullato in parte
  EXDA | Beschwerde: Schutzverzicht (Disclaimer) angenommen | Ex parte appeal: disclaimer accepted | Recours ex parte : renonciation (disclaimer) acceptée | Recurso ex parte: renuncia (disclaimer) aceptada | Ricorso ex parte: rinuncia (disclaimer) accettata
  EXDR | Beschwerde abgewiesen und zurückverwiesen | Ex parte appeal dismissed and remanded | Recours ex parte rejeté avec renvoi | Recurso ex parte desestimado y devuelto | Ricorso ex parte respinto con rinvio
  EXNI | Beschwerde beim TTAB nicht zur Entscheidung angenommen | Ex parte appeal to the TTAB not entertained | Recours ex parte non examiné par le TTAB | Recurso ex parte no admitido por el TTAB | Ricorso ex parte non esaminato dal TTAB
  EXRE | Beschwerde wieder aufgenommen | Ex parte appeal reinstated | Recours ex parte rétabli | Recurso ex parte restablecido | Ricorso ex parte ripristinato
  EXRR | Beschwerde: Zurückweisung aufgehoben und zurückverwiesen | Ex parte appeal: reversed and remanded | Recours ex parte : refus annulé avec renvoi | Recurso ex parte: denegación revocada y devuelta | Ricorso ex parte: rifiuto annullato con rinvio
  INTI | Kollisionsverfahren (Interference) eröffnet | Interference instituted | Procédure d’interférence ouverte | Procedimiento de interferencia iniciado | Procedimento di interferenza avviato
  INTT | Kollisionsverfahren (Interference) beendet | Interference terminated | Procédure d’interférence close | Procedimiento de interferencia terminado | Procedimento di interferenza concluso
  RBFT | Erwiderungsschriftsatz beim TTAB eingereicht | Reply brief filed at the TTAB | Mémoire en réplique déposé au TTAB | Escrito de réplica presentado ante el TTAB | Memoria di replica depositata al TTAB
  RMDT | Ersuchen des Prüfers um Rückverweisung durch das TTAB | Examiner’s request for remand by the TTAB | Demande de renvoi de l’examinateur au TTAB | Solicitud del examinador de devolución por el TTAB | Richiesta di rinvio dell’esaminatore al TTAB
  TTBO | Anordnung des TTAB | TTAB order issued | Ordonnance du TTAB | Orden del TTAB | Ordinanza del TTAB
  TTCD | TTAB: Widerklage abgewiesen | TTAB: counterclaim denied | TTAB : demande reconventionnelle rejetée | TTAB: reconvención desestimada | TTAB: domanda riconvenzionale respinta
  TTCG/R | TTAB: Widerklage stattgegeben | TTAB: counterclaim granted | TTAB : demande reconventionnelle accueillie | TTAB: reconvención estimada | TTAB: domanda riconvenzionale accolta
  TTCG/P | TTAB: Widerklage teils stattgegeben, teils abgewiesen | TTAB: counterclaim granted in part, denied in part | TTAB : demande reconventionnelle accueillie en partie, rejetée en partie | TTAB: reconvención estimada en parte, desestimada en parte | TTAB: domanda riconvenzionale accolta in parte, respinta in parte
  TTJG | TTAB: Entscheidung im summarischen Verfahren | TTAB: summary judgment granted | TTAB : jugement sommaire rendu | TTAB: resolución sumaria dictada | TTAB: decisione sommaria emessa
  TTPD | TTAB: Entscheidung aufgehoben, Schutzverzicht (Disclaimer) erklärt | TTAB: decision set aside, disclaimer entered | TTAB : décision annulée, renonciation (disclaimer) inscrite | TTAB: resolución anulada, renuncia (disclaimer) inscrita | TTAB: decisione annullata, rinuncia (disclaimer) iscritta
  TTPR | TTAB: Entscheidung aufgehoben, Verfahren wieder aufgenommen | TTAB: decision set aside, proceeding reinstated | TTAB : décision annulée, procédure rétablie | TTAB: resolución anulada, procedimiento restablecido | TTAB: decisione annullata, procedimento ripristinato
  WRDA/R | Rücknahme der Zurückweisung im Beschwerdeverfahren verfasst | Withdrawal of refusal during appeal written | Retrait du refus pendant le recours rédigé | Retirada de la denegación durante el recurso redactada | Ritiro del rifiuto durante il ricorso redatto
  WRDA GRDA | Zurückweisung im Beschwerdeverfahren zurückgenommen | Refusal withdrawn during appeal | Refus retiré pendant le recours | Denegación retirada durante el recurso | Rifiuto ritirato durante il ricorso
`)
