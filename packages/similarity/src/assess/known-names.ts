/*
 * Names that everybody knows as the name of one person, figure, work or place. Such a name has an immediate meaning,
 * which can set signs apart that look and sound alike (CJEU C-361/04 P PICASSO, 20; C-449/18 P MESSI). Folded words.
 * The list is our own.
 */

const artistsAndThinkers = `
  picasso mozart beethoven bach wagner verdi puccini vivaldi chopin liszt haydn handel schubert brahms strauss goethe schiller kafka shakespeare dante
  cervantes homer plato platon aristoteles sokrates socrates rembrandt rubens vermeer monet manet renoir cezanne matisse dali miro goya velazquez gaudi
  klimt durer michelangelo leonardo raffael botticelli tizian caravaggio warhol einstein newton darwin galileo kepler kopernikus freud marx nietzsche kant
  hegel voltaire rousseau descartes pascal hemingway dickens tolstoi hitchcock chaplin fellini disney eiffel edison tesla nobel curie pasteur`
const rulersAndHeroes = `
  caesar cesar napoleon cleopatra nero augustus alexander hannibal bismarck churchill lincoln washington kennedy lenin mao gandhi che columbus kolumbus
  colombo magellan marco polo cortes cook lindbergh gagarin luther calvin franziskus sissi sisi garibaldi bolivar barbarossa robespierre`
const sportAndStage = `
  messi ronaldo pele maradona beckham zidane beckenbauer platini senna schumacher lauda ferrari fangio federer nadal becker graf agassi borg
  elvis beatles madonna callas pavarotti caruso marilyn monroe bogart garbo dietrich brando piaf gainsbourg sinatra dylan lennon jagger bowie prince`
const figures = `
  asterix obelix idefix tintin tim struppi spirou lucky snoopy garfield mickey minnie donald goofy bambi dumbo pinocchio aladdin aladin cinderella aschenputtel
  schneewittchen rapunzel rotkappchen heidi pippi batman superman spiderman tarzan zorro dracula frankenstein godzilla barbie popeye sherlock
  holmes watson maigret poirot robinson crusoe gulliver quijote quixote sancho hamlet romeo julia juliet othello macbeth faust mephisto carmen aida
  tosca traviata turandot figaro don juan casanova merlin arthur lancelot robin hood siegfried lohengrin parsifal sindbad alibaba simpson homer
  pumuckl biene maja pokemon mario luigi zelda sonic`
const mythAndFaith = `
  zeus jupiter apollo mars venus mercury merkur neptun neptune poseidon hermes hera athena athene artemis diana aphrodite eros amor cupido bacchus dionysos
  hercules herkules herakles achilles odysseus ulysses odyssee helena paris troja troy orpheus ikarus icarus pegasus medusa sphinx phoenix atlas titan
  prometheus pandora nike thor odin freya loki isis osiris ra buddha shiva krishna adam eva eve noah moses david goliath salomon samson maria jesus
  petrus paulus michael gabriel raphael luzifer lucifer satan santa nikolaus`
const places = `
  london paris berlin wien vienna madrid barcelona rom rome roma milano mailand venezia venedig venice napoli florenz firenze munchen hamburg koln zurich
  geneve genf basel bern bruxelles amsterdam lisboa lissabon porto athen moskau moscow prag praha budapest warschau istanbul kairo cairo jerusalem
  boston chicago york manhattan brooklyn hollywood vegas miami texas dallas california florida alaska hawaii hawaiian havana havanna rio tokyo kyoto shanghai
  hongkong singapur bombay delhi sydney bali ibiza mallorca sylt capri sicilia sardinia korsika malta kreta alpine alps alpen everest matterhorn vesuv
  etna sahara amazon amazonas nil rhein rhine donau danube mosel toscana toskana bordeaux champagne burgund provence bavaria bayern tirol sevilla granada
  andalucia rioja castilla detroit seattle denver daytona monaco cannes`

/** All well-known names, folded. */
export const knownNames: ReadonlySet<string> = new Set(
  [artistsAndThinkers, rulersAndHeroes, sportAndStage, figures, mythAndFaith, places].flatMap((list) => list.trim().split(/\s+/)),
)
