/*
 * English nouns and verbs with their synonyms, hypernyms of two steps and the first words of their glosses, one word a
 * line: finds that an escalator is a stairway. Generated from WordNet 3.1 by `build/wordnet-fields.py`; licence in
 * `wordnet.ts`.
 */
export const wordnetGlosses = `
aba overgarment outer garment loose
abandon discard fling toss out forsake leave behind
abandonment forsaking desertion rejection deed human action giving
abasement degradation abjection humiliation shame disgrace ignominy downcast
abatis abattis line defense defence
abattis abatis line defense defence
abattoir butchery shambles slaughterhouse building
abaya robe garment loose black
abbey church building place worship house prayer associated monastery convent
abbot archimandrite superior religious abbey monks
abdomen venter stomach belly body region vertebrate thorax pelvis
aberration aberrance aberrancy deviance abnormality abnormalcy physical physiological condition markedly different
ability quality able perform
abjection abasement degradation humiliation shame disgrace ignominy downcast
ablation extirpation excision operation surgery surgical procedure removal body tissue
abnormality abnormalcy physical physiological status abnormal condition resulting defective genes
abode residence address geographic point geographical dwell temporarily
abolish away
abolition abolishment termination ending conclusion abolishing system practice institution
abolitionist emancipationist reformer reformist crusader social favors abolishing slavery
aborigine native indigen indigene individual someone somebody mortal indigenous born particular
abortion termination ending conclusion pregnancy
abrader abradant tool implement machine
abreaction catharsis katharsis purge purging cleaning cleansing emotional tensions
abridgment condensation abridgement capsule summary statement shortened version written work
abruptness brusqueness curtness gruffness discourtesy rudeness manner personal abrupt discourteous
abscess symptom evidence grounds localized collection surrounded inflamed tissue
abscissa cartesian coordinate value horizontal axis
absence lack deficiency want need absent
absenteeism absence nonattendance habitual work
absinth absinthe liqueur cordial alcohol
absolute abstract concept conception construct conceived exists independently relation
absorb sorb take turn imbued
absorbency permeability permeableness porosity porousness property absorbent
absorption sorption natural process action substance permeates another
abstention abstinence discipline trait abstaining
abstract see consider reckon view concept thinking specific example
abstraction abstract concept conception construct idea associated specific instance
abstractionism genre art fine abstract
abstruseness obscureness obscurity reconditeness incomprehensibility quality unclear abstruse hard understand
absurdity absurdness ridiculousness nonsense bunk nonsensicality meaninglessness message whose content variance
abundance copiousness teemingness quantity amount property adequate supply
abuse mistreat maltreat treat handle interact badly
abyss abysm chasm opening gap bottomless gulf
academic academician educator pedagogue pedagog professional works college university
academicianship position post berth office member honorary academy
academy secondary school lyceum lycee gymnasium
acapulco port fashionable resort city pacific coast
accelerate speed quicken intensify deepen increase move faster
acceleration alteration modification occurrence occurrent increase rate change
accelerator gas throttle gun pedal treadle foot lever controls valve
accelerometer measuring instrument system device
accent pronunciation utterance vocalization distinctive manner oral expression
accenting emphasizing accentuation action deed human giving special importance significance
accept evaluate pass judgment judge think consider hold true
acceptance credence attitude mental knowledge noesis believable should accepted true
access entree accession admission right abstract enter
accessory accoutrement accouterment clothing article vesture wear worn carried your main
accident mishap misadventure mischance misfortune unfortunate
accommodate suit fit conform meet satisfy agreeable acceptable
accompaniment concomitant attendant occurrence occurrent natural event situation happens same connection
accompany present associated event entity
accomplice confederate assistant helper help supporter joins another carrying plan
accomplish execute action fulfill complete finish end terminate effect
accomplishment achievement action deed human accomplishing
accord harmonize harmonise consort match fit correspond check together
accordance accord conformity agreement speech concurrence opinion
accordion instrument wind portable shaped
account history chronicle story record evidence narrative description past events
accountant comptroller controller businessperson bourgeois capitalist maintains audits business accounts
accounting explanation account statement convincing reveals basic causes
accouterment accessory accoutrement clothing article vesture wear worn carried your main
accoutrement accessory accouterment clothing article
accreditation certification enfranchisement authorization authorisation granting credit recognition
accretion accumulation increase increment growth process natural addition
acculturation socialization socialisation enculturation social control action adoption behavior patterns surrounding
accumulate collect amass compile store hive away lay put gather together
accumulation accretion increase increment growth process natural addition
accuracy truth quality near true value
accusation accusal charge complaint pleading formal wrongdoing brought against
accuse impeach incriminate criminate charge bring accusation against
ace one digit figure integer number smallest whole numeral representing
acetone propanone ketone organic compound simplest
acetonemia ketonemia ketosis symptom evidence grounds abnormal increase ketone bodies blood
ache hurt suffer perceive comprehend feel physical pain
achieve accomplish attain reach succeed win come through bring home the
achievement accomplishment action deed human accomplishing
acid compound chemical substance water soluble compounds sour taste capable
acidity sourness sour taste property acidic
acknowledge admit declare adjudge hold evaluate true existence reality truth
acolyte clergyman reverend man the cloth spiritual leader assists priest minister
acquaintance familiarity conversance conversancy information knowledge noesis personal
acquiescence acceptance situation affairs protest
acquire get come possession concrete abstract
acquisition acquiring getting deed human action contracting assuming possession
acre area square measurement unit
acreage area expanse surface extent ground particular purpose
acres estate land demesne real property realty immovable extensive landed
acrobat athlete jock contestant performs
acrobatics tumbling gymnastics gymnastic exercise sport athletics moves acrobat
acropolis bastion citadel stronghold fastness
act enactment legal document instrument official codifying result deliberations committee
acting playing playacting performing deed human action performance role drama
actinometer measuring instrument system device intensity electromagnetic radiation
action deed human done
activate trip actuate trigger initiate pioneer cause motion move
active chemical agent capable activity
activewear sportswear attire garb dress
activism policy plan action taking direct achieve political
activity deed human action specific behavior
actor histrion player thespian performer performing artist entertainer theatrical
actress actor histrion player thespian female
actuality beingness existence face the earth actually existing objectively
actuator mechanism device puts automatic
adam judeo christian mythology
adapt accommodate alter vary change suit purpose
adaptation version writing written material work
adaptor adapter device instrumentation enables
add increase magnitude addition
addition improver component constituent element portion added improve
additive addition improver component added enhance food gasoline paint medicine
address reference code computer coding system identifies piece information stored
ade beverage drink drinkable potable
adenoma benign tumor tumour nonmalignant epithelial glandular origin
adequacy adequateness satisfactoriness quality able meet need satisfactorily
adhere match fit correspond check compatible accordance
adherence attachment adhesion support aid assist assistance faithful political party religion
adherent disciple follower individual someone somebody believes helps spread doctrine another
adhesive material stuff substance unites bonds surfaces together
adieu adios arrivederci bye farewell word acknowledgment acknowledgement remark
adios adieu arrivederci bye farewell word acknowledgment acknowledgement remark
adjective modifier qualifier word expresses attribute
adjournment dissolution termination ending conclusion meeting
adjudication judgment judgement assessment deed final legal proceeding
adjunct inessential nonessential added another essential
adjust set correct alter modify regulate achieve accuracy conform standard
adjustment accommodation fitting improvement betterment advance transformation becoming suitable
administer administrate manage deal care handle work administrative capacity
administration disposal management direction social control method tending managing affairs group
administrator head chief top dog leader administers business
admiration esteem liking feeling delighted approval
admire respect esteem value prize feel admiration
admirer supporter protagonist champion advocate advocator proponent exponent backs politician team
admission admittance entrance entering entry ingress admitting enter
admit acknowledge declare adjudge hold evaluate true existence reality truth
admonition monition warning advice proposal cautionary imminent
ado bustle hustle flurry commotion din ruction ruckus rapid active
adolescence time life period beginning puberty adulthood
adolescent stripling teenager teen juvenile individual someone onset puberty maturity
adonis man adult male handsome young
adopt follow espouse choose take select pick out
adoption acceptance acceptation espousal blessing approval approving support accepting
adroitness adeptness deftness facility skillfulness skillful performance ability difficulty
adult grownup individual someone somebody mortal fully developed maturity onward
adulterer fornicator libertine debauchee rounder bad commits adultery fornication
adulthood maturity time life period your after physical
advance progress travel locomote move forward metaphorical sense
advantage vantage asset plus quality superior favorable position
advent coming arrival reaching accomplishment achievement awaited
adventure escapade undertaking project task labor wild exciting
adventurer venturer individual someone somebody mortal enjoys taking risks
adverb major form class speech word qualifies verbs clauses
adversary antagonist opponent opposer individual someone somebody mortal offers opposition
adversity hardship misfortune bad luck tough ill affliction
advertise publicize advertize publicise announce denote inform call attention
advertisement advertizement advertising promotion promo publicity promotional material public product service
advertising advertisement advertizement promotion promo publicity promotional material public product service
advice proposal message subject substance appropriate course action
advisability wisdom wiseness soundness good advisable
advise rede counsel hash out discuss talk over give advice
advisor adviser consultant authority expert gives advice
advocacy protagonism support aid assist assistance active idea
advocate recommend urge propose suggest advise declare push
adz adze edge tool cutter
adze adz edge tool cutter
aegean mediterranean greece turkey
aegis auspices protection endorsement indorsement support kindly guidance
aeon eon spiritual supernatural belief divine power nature emanating supreme playing
aeration natural process action exposing
aerator apparatus setup equipment exposing
aerial pass passing play game receiver downfield passer
aerialist acrobat athlete jock performs
aerobics cardiopulmonary exercise exercising physical
aerofoil airfoil surface device instrumentation
aerogenerator windmill generator engine extracts
aeroplane airplane plane craft aircraft
aerosol cloud physical phenomenon solid liquid particles
aeschylus greek tragedian
affair concern interest involvement vaguely specified
affairs concern interest involvement matters personal
affect impact touch alter modify effect upon
affection affectionateness fondness tenderness feeling positive liking
affidavit testimony evidence written declaration oath
affiliation association tie relationship social business
affinity attraction attractive force antigen antibody
affirm confirm corroborate sustain establish strengthen evidence facts
affirmation avowal avouchment assertion averment asseveration declaration statement asserting existence truth
affix attach connect link tie
affluence richness wealth wealthiness financial abundant
afford spend expend drop pay able spare give
affront insult discourtesy offense offence offensive deliberately producing effect deliberate disrespect
afghan blanket cover bedclothes bed clothing knitted crocheted strips squares
aflatoxin mycotoxin plant toxin phytotoxin
africa second largest continent
afterburner device instrumentation injects fuel
aftereffect consequence effect outcome result follows after interval
afternoon day daytime daylight time period noon evening
agate chalcedony calcedony quartz impure banded
age property long existed
aged elderly age bracket cohort people collectively
agency bureau office authority administrative body social unit government
agenda docket schedule plan program programme idea temporally organized matters attended
agendum agenda list listing database
agent causal cause agency physical active efficient
agglomeration collection aggregation accumulation assemblage jumbled mass
agglomerator device instrumentation causes material
agglutination organic process biological physical clumping bacteria cells held together antibodies
agglutinin antibody protein causes agglutination specific antigen
aggravate worsen exacerbate exasperate alter modify worse
aggregate sum total totality physical whole amount
aggregation collection accumulation assemblage grouping abstract grouped together considered whole
aggression unfriendliness disposition temperament behave aggressively
aggressiveness drive trait bold enterprising
aggressor attacker assailant assaulter wrongdoer offender bad attacks
agitation psychological mental extreme emotional disturbance
agitprop propaganda information info political
agony torment torture suffering hurt pain painfulness intense feelings
agree hold concur concord accord
agreement understanding statement message subject substance
agriculture agribusiness commercial enterprise business commerce scale farming
ague illness unwellness malady sickness shivering shaking
aid help assist support back give assistance
aide adjutant military officer serviceman man assistant senior
aileron airfoil aerofoil control surface
ailment complaint ill disorder upset physical physiological persistent bodily disease
aim take train direct position put set place point
aimlessness purposelessness meaninglessness insignificance lacking definite purpose
air gas fluid mixture gases
airbrake restraint constraint device parachute
airbrush atomizer atomiser spray sprayer
airbus airliner airplane aeroplane plane
aircraft craft vehicle
airdock hangar structure construction artefact
airflow flow flowing travel
airfoil aerofoil surface device instrumentation
airframe framework frame supporting structure covering airplane rocket
airgun gun weapon arm system
airliner airplane aeroplane plane craft
airlock chamber enclosure provides access
airmailer mailer container airmail
airplane aeroplane plane craft aircraft fixed wing powered propellers jets
airport airdrome aerodrome drome airfield landing field flying equipped control tower
airs pose affectedness unnaturalness affected manners intended impress others
airscrew prop propeller propellor mechanical
airship dirigible craft aircraft steerable
airspeed speed velocity rate aircraft relative flying
airway duct conduit provides ventilation
aisle passage way long narrow
akvavit aquavit liquor spirits booze
alabama south southeastern united states gulf mexico
alabaman alabamian american inhabitant habitant dweller native resident alabama
alabamian alabaman american inhabitant habitant dweller native resident alabama
alabaster gypsum mineral compact fine textured white carving
alarm dismay consternation fear fearfulness fright emotion resulting awareness danger
alaska northwestern north america
alb vestment gown robe white
albany capital york
album medium instrumentation recordings issued together
albumin albumen simple protein water soluble found many
alcazar palace residence spanish fortresses
alcohol intoxicant inebriant beverage drink drinkable potable liquor brew containing active
alcove bay recess niche enclosure
alderman representative negotiator negotiant treater member municipal legislative body
ale beer brew brewage general
alehouse public house pub saloon
alembic retort vessel obsolete container
alert alarm warn inform arouse sense danger call preparedness
alerting alertness arousal physical physiological readiness respond
alertness watchfulness wakefulness vigilance attention faculty mental module process paying close
algae alga protoctist microorganism primitive chlorophyll containing mainly aquatic eukaryotic
algometer measuring instrument system device
alibi defense defence vindication justification accused purporting show could committed
alidad alidade surveying instrument upper
alidade alidad surveying instrument upper
alien foreigner noncitizen outlander traveler traveller individual someone comes foreign country
alienation disaffection estrangement dislike feeling alienated
alignment alliance coalition alinement organization organisation
aliquot divisor number integer exact quantity
alkali base compound chemical substance water soluble compounds capable turning litmus
allegation accusation accusal charge complaint formal against somebody court
allege aver say assert asseverate maintain insist report
allegiance commitment loyalty dedication cooperation action binding yourself
allegory fable parable apologue story fiction short moral
alley alleyway street thoroughfare narrow walls sides
alleyway alley street thoroughfare narrow walls sides
alligator leather animal skin hide
allocate apportion assign allot portion distribute according plan apart special purpose
allocation allotment share portion percentage assets aside specific purpose
allot assign portion distribute administer mete out deal give
allotment allocation share portion percentage assets aside specific purpose
allow let permit possible specific action lack happen
allowance share portion percentage assets amount allowed granted
allusion mention reference remark comment passing indirect
ally nation country land commonwealth friendly
aloes purgative cathartic physic aperient leaves aloe
aloneness loneliness lonesomeness solitariness disposition temperament nature toward alone
aloofness distance indifference unconcern personal withdrawal
alpha letter the alphabet alphabetic character greek
alphabet character set list listing
alphanumerics character set list listing
alpinist mountaineer mountain climber specializes
altar table furniture article christian
altarpiece reredos screen partition divider
altazimuth measuring instrument system device
alter modify change
alteration modification occurrence occurrent natural event occurs passes phase another
altercation affray fracas quarrel wrangle row words noisy
alternative option choice decision making deciding higher cognitive process number chosen
alternator generator engine term electric
altimeter measuring instrument system device
altitude height elevation distance above level earth surface
altruism selflessness unselfishness generosity generousness unselfish concern welfare others
aluminum aluminium metallic element metal chemical silvery ductile found primarily
alundum alumina aluminum oxide aluminium corundom substance fused
alveolus sac cavity bodily cavum tiny holding lungs
amaretto liqueur cordial alcohol alcoholic
amateur individual someone somebody mortal pursues study sport pastime
amateurishness unskillfulness inability demonstrates lack professional competency
amaze astonish astound surprise affect impress strike wonder
amazement astonishment feeling accompanies extremely surprising
ambassador embassador diplomat diplomatist official functionary highest rank
amber gold yellow yellowness chromatic color colour deep
ambiance atmosphere ambience status particular environment surrounding influence
ambiguity saying expression locution speech whose meaning cannot determined context
ambition aspiration dream desire feeling cherished
ambulance car auto automobile machine vehicle takes hospitals
ambuscade ambush trap surprise attack coup main onslaught concealing yourself lying
ambush ambuscade trap surprise attack coup main onslaught concealing yourself lying
amend revise rewrite amendments
amendment correction rectification improvement amending correcting
america usa north american republic containing states conterminous
american inhabitant habitant dweller denizen native united states
americana artefact artifact
americanism patriotism nationalism loyalty trueness united states institutions
aminomethane methyl radical alkyl hydrogen atom replaced amino
amity cordiality friendliness disposition temperament cordial
ammeter meter measuring instrument system
ammo ammunition weaponry arms implements war weapons system projectiles fired
ammoniac gum exudate exudation aromatic plant
ammunition ammo weaponry arms implements war weapons system projectiles fired
amorist fan buff devotee lover dedicated love lovemaking writes
amount sum assets possession quantity money
amp ampere current electromagnetic emu basic unit electric adopted systeme
amphibian motor vehicle automotive flat
amphibology amphiboly ambiguity saying expression locution ambiguous grammatical construction
amphitheater amphitheatre gallery balcony sloping
amphitheatre amphitheater gallery balcony sloping
amphora jar vessel ancient handles
amplification elaboration expansion expanding upon increase addition extra material illustration clarifying
amplifier electronic equipment increases strength signals passing
amplitude shift displacement translation maximum periodic wave
ampoule phial vial ampule bottle
ampul phial vial ampule bottle
ampule phial vial ampul bottle
amsterdam industrial center nominal capital netherlands
amulet talisman charm good luck physical trinket piece jewelry hung neck
amuse divert disport entertain socialize socialise occupy agreeable entertaining pleasant fashion
amusement delight delectation pleasure pleasance feeling entertained
anabaptist protestant christian adherent anabaptism
anachronism mistiming misdating timekeeping located could existed occurred
anaconda boa constrictor arboreal tropical south america
anaesthesia anesthesia physical physiological status loss bodily sensation consciousness
analogue analog parallel similarity sameness property analogous else
analogy inference illation reasoning logical thinking agree respects probably others
analyser analyzer instrument device performs
analysis investigation investigating work component whole relations
analyst expert individual someone somebody skilled analyzing data
analyticity property analytic
analyze analyse study examine consider detail subject analysis order discover
analyzer analyser instrument device performs analyses
anaplasmosis animal disease cattle transmitted ticks
anarchist nihilist syndicalist radical individual someone somebody advocate anarchism
anarchy lawlessness disorder
anastigmat lens lense system optical
anastomosis inosculation junction conjunction conjugation colligation natural surgical joining branches tubular
anatomical saying expression locution speech relates anatomy
anatomy morphology biology biological science branch deals structure animals
ancestor ascendant ascendent antecedent relative individual someone somebody whom descended
ancestry lineage line descent genealogy family tree kin descendants individual
anchor ground fasten fix secure attach firmly stably
ancistrodon agkistrodon reptile genus copperheads
andiron firedog dog support device
andrena andrenid bee hymenopterous insect hymenopteran hymenopteron member genus
android humanoid automaton robot golem
anecdote report account informing making known short incident
anemia anaemia blood disease disorder dyscrasia deficiency cells
anemometer gauge gage measuring instrument
aneroid barometer measuring instrument system
angel spiritual supernatural belief attendant upon
anger choler ire emotion feeling strong
angioscope microscope magnifier modified study
angle space amorphous shape lines planes intersect
angledozer bulldozer dozer tractor angled
anglican protestant christian follower anglicanism
angling fishing sportfishing outdoor sport
anglophilia admiration esteem liking britain british customs
angst anxiety emotion acute unspecific feeling
anguish torment torture distress hurt suffering pain extreme mental
animal beast brute creature living animate organism voluntary movement
animatronics robotics artificial intelligence construction
animosity animus hostility enmity ill will hate feeling arousing active
anion ion particle subatomic negatively charged
anionic detergent wetting agent wetter surfactant class synthetic detergents molecules ionize
anisette liqueur cordial alcohol alcoholic
ankle gliding joint articulatio plana synovial synovialis distal ends tibia fibula
anklets anklet bobbysock bobbysocks sock
ankus prod goad device elephant
annihilation obliteration destruction devastation termination ending annihilating
anniversary day calendar civil date event occurred previous year
announce denote inform communicate intercommunicate known
announcement proclamation annunciation declaration statement message subject substance formal public
annoy rag bother irritate displease annoyance
annoyance irritation vexation botheration psychological mental irritated annoyed
annunciator indicator device announces electrical
anode electrode conductor positively charged electrons leave electrical
anomie anomy isolation separation personal anxiety resulting lack social
anonymity namelessness obscurity standing anonymous
anorak parka windbreaker windcheater jacket
anorexia eating disorder upset prolonged loss appetite
anovulant pill contraceptive preventive preventative
answer reply respond say tell express verbalize react verbally
ant emmet pismire hymenopterous insect hymenopteran hymenopteron hymenopter social living organized
antagonist adversary opponent opposer individual someone somebody mortal offers opposition
antares brightest star scorpius
anteater pangolin placental mammal eutherian toothless southern africa asia body
antecedent ancestor ascendant ascendent relative individual someone somebody whom descended
antechamber anteroom hall foyer room
antelope bovid ruminant graceful world long legs horns
antenna aerial electrical device sends receives radio television
anterior tooth bone situated front mouth
anteroom antechamber hall foyer room
anthill formicary knoll mound hillock hummock earth ants nest
anthropologist social scientist specializes anthropology
anthropology social science scientific discipline studies origins relationships
antiaircraft flak flack gun weapon
antibody protein macromolecule supermolecule variety proteins normally present body produced
anticipate expect evaluate pass judgment judge think regard probable likely
anticipation expectancy expectation feeling
anticoagulation medical care aid treatment intervention administration anticoagulant drug retard coagulation
antigen substance
antipathy aversion distaste dislike feeling intense
antiquity historic period age era epoch preceding middle ages europe
antiredeposition natural process action preventing redeposition
antiserum serum blood liquid body substance bodily fluid containing antibodies against
antithesis opposition oppositeness exact opposite
anvil block artefact heavy iron steel metals shaped
anxiety anxiousness psychological mental relatively permanent worry nervousness occurring variety
aorta artery arteria arterial blood vessel trunk carries left ventricle
apache athapaskan athapascan athabaskan athabascan member tribes migrated southwestern desert
apadana great hall ancient persian
apartment flat housing lodging living accommodations structure suite rooms floor house
ape primate placental mammal eutherian primates short tails tail
aperitif alcohol alcoholic drink beverage
aperture regulator control controller device controls amount light admitted
apex vertex peak acme extreme point extremum extremity highest
apiary shed outbuilding containing number
aplomb assuredness cool poise composure calm calmness equanimity great coolness strain
apogee culmination phase stage time period final climactic
apologia apology defense defence vindication justification formal written believe strongly
apologist vindicator justifier advocate advocator proponent exponent argues defend justify policy
apology acknowledgment acknowledgement message subject expression regret caused trouble
apothecary pharmacist druggist chemist health professional primary care provider pcp trained
appalling experience occurrence occurrent natural appalls
apparatus setup equipment instrumentation designed serve specific function
apparel dress clothes clothing article
apparition phantom phantasm phantasma spirit disembodied spiritual supernatural ghostly appearing figure
appeal entreaty prayer request asking speech earnest urgent
appear look seem give certain impression outward aspect
appearance quality outward visible aspect
appendix addendum supplement postscript supplementary material collected appended back book
appetite appetency appetence craving desire feeling
applaud clap spat acclaim gesticulate gesture motion communicate hands shout after
applause clapping approval commendation message subject demonstration hands together
apple edible fruit produce green goods groceries yellow skin sweet tart
applejack brandy liquor spirits booze distilled hard cider
applet application program applications programme
appliance contraption contrivance convenience device
applicability pertinence pertinency relevance relevancy connection connexion virtue applicable matter hand
applicant applier individual someone somebody mortal requests seeks assistance employment admission
application use usage utilization utilisation bringing bear
applicator applier device instrumentation applying substance
apply use utilize utilise service
appoint name nominate constitute establish found plant create charge task function
appointee official functionary skilled worker trained appointed
appointment assignment designation naming decision determination conclusion choice putting elective position
appraisal assessment classification categorization categorisation sorting respect worth
appraiser valuator evaluator judge authority estimates officially worth value
appreciate acknowledge recognize recognise thank gratitude
appreciation grasp hold understanding apprehension discernment savvy nature meaning magnitude
apprehension apprehensiveness dread fear fearfulness fright emotion fearful expectation anticipation
apprentice learner prentice novice beginner tyro tiro works expert learn trade
apprenticeship position post berth office apprentice
approach near come travel move towards
appropriate allow earmark reserve assign allot portion distribute give resource particular
appropriation money medium exchange monetary system aside
approval blessing approving support aid assist assistance formal
approve okay sanction authorize authorise pass clear give
approximate resemble match fit correspond close similar
approximation estimate estimation idea calculation computation figuring reckoning approximate quantity degree
april apr gregorian calendar month following march preceding
apron protective garment clothing article vesture cloth leather plastic tied waist
apse apsis recess niche enclosure
apsis apse recess niche enclosure
aptitude ability power knowledge noesis inherent
aqualung scuba breathing device apparatus
aquarium vivarium enclosure tank pool
aquatics sport athletics diversion recreation
aquavit akvavit liquor spirits booze
arak arrack liquor spirits booze
arbalest catapult arbalist ballista engine
arbalist catapult arbalest ballista engine
arbour arbor bower pergola framework
arc discharge spark electrical conduction conductivity applied electric field
arcanum secret information info message
arch curve arc bend flex shape form
archaeologist archeologist anthropologist social scientist studies prehistoric culture
archangel angel spiritual supernatural ranked above highest rank celestial
archbishop bishop priest highest rank
archery sport athletics diversion recreation
architect designer creator individual someone somebody creates plans
architecture building edifice structure construction architectural product work
archives collection compendium publication records institution
arctic regions north circle centered pole
ardor ardour elan zeal eagerness avidity avidness keenness feeling strong
area country region particular geographical indefinite boundary
areaway passageway passage buildings giving access basement
arena sphere domain area environment situation affairs particular walk life
argon chemical element substance colorless odorless inert
argot slang cant jargon speech spoken characteristic language particular group
argue reason present represent lay out say reasons arguments
argument statement evidence indication indicant fact assertion offered true
argyle argyll gravy boat holder
argyll argyle gravy boat holder
arianism theological doctrine philosophy philosophical system heretical taught arius asserted radical
arianist christian religious adherent arianism
aridity fruitlessness barrenness quality yielding nothing value
arise originate rise develop become come existence
aristocracy nobility elite upper class crust privileged holding hereditary titles
aristotle greatest ancient athenian philosophers
arithmetic pure mathematics math maths branch dealing theory numerical
arizona southwestern united states
arkansas south central united states
arm limb extremity appendage member human
armadillo edentate placental mammal eutherian burrowing chiefly nocturnal body covered
armament weaponry arms implements war weapons system military naval force
armature coil reactor voltage induced
armchair chair seat support side arms
armful containerful indefinite quantity contained arms
armoire wardrobe closet press furniture cabinet
armor armour protective covering cover protection metal combat
armpit axilla cavity bodily cavum structure hollow joined shoulder
armrest rest support
arms weaponry munition instrumentation artefact weapons considered collectively
army military service armed force permanent organization land forces nation
aroma smell odor odour property detected olfactory system
arousal rousing arousing
arouse elicit enkindle kindle make create call forth
arquebus harquebus hackbut hagbut muzzle
arrack arak liquor spirits booze
arrange put set place pose proper systematic order
arrangement agreement planning preparation provision thinking arranged agreed
array arrangement grouping orderly
arrest collar nail apprehend seize prehend clutch take custody
arrester restraint constraint device slows
arrival reaching accomplishment achievement action objective
arrive get come reach destination
arrogance haughtiness hauteur pride superbia mortal sin deadly overbearing evidenced superior
arrow pointer mark written symbol printed indicate direction relation
arroyo gully valley vale stream brook
arsenic ratsbane trioxide oxide white powdered poisonous
art creation artefact products human creativity
arteriole arteriola artery arteria arterial blood vessel thin walled arteries capillaries
artery arteria blood vessel vas carries heart body
arthritis inflammatory disease inflammation joint joints
arthroscope endoscope medical instrument inserted
article nonfiction nonfictional prose forming independent publication
articulation pronunciation utterance vocalization aspect involves bringing articulatory organs
artifact artefact physical object taken whole
artifice ruse maneuver manoeuvre tactical deceptive
artillery gun ordnance armament weaponry arms implements war transportable
artilleryman cannoneer gunner serviceman military man personnel artillery
artisan craftsman journeyman artificer skilled worker trained workman practices trade handicraft
artist creator individual someone somebody whose creative work shows sensitivity imagination
artistry art prowess superior skill ability power learn study practice observation
arts humanities discipline subject area field studies intended provide general knowledge
ascendancy dominance ascendance ascendence status exists group power another
ascertain determine find establish after calculation investigation experiment survey
ascot cravat neckwear wide square
asdic sonar measuring instrument system
ash residue remains burned
ashbin ashcan wastebin bin container
ashcan wastebin ashbin bin container
ashlar stone building material rectangular
ashtray receptacle container smokers cigars
asia largest continent earth population
ask request for bespeak call demand somebody
aspect facet feature characteristic property dimension distinct element problem
aspergill aspersorium device instrumentation short
aspersorium basin vessel holds holy
asphalt paving pavement material artefact mixed crushed gravel sand
asphyxiator extinguisher device instrumentation manually
aspirant aspirer hopeful wannabe applicant applier individual someone ambitious aspiring young
aspiration ambition ambitiousness drive will succeed
aspirator pump mechanical device draws
aspirin bayer empirin salicylate salt acetylated derivative salicylic acid
ass buttocks nates arse body fleshy human
assagai assegai spear lance shaft
assail assault attack physically emotionally
assassin assassinator bravo murderer liquidator manslayer criminal
assault battle conflict fight engagement close fighting during culmination military attack
assay check appraisal assessment classification categorization affairs
assegai assagai spear lance shaft
assemblage gathering grouping group persons together place
assemble tack join connect link tie create putting components members together
assembler program programme computer convert
assembly machine device group together self contained unit
assent acquiescence agreement speech statement proposal
assert asseverate maintain insist take firm stand categorically
assertion averment asseveration declaration statement emphatically
assertiveness positivity positiveness positivism quality aggressive self assurance
assess evaluate valuate pass judgment judge think estimate nature ability extent
assessment appraisal classification categorization categorisation sorting respect worth
assessor bureaucrat administrative official functionary evaluates property purpose taxing
asset plus quality useful valuable
assiduity assiduousness concentration diligence industriousness industry determination great constant attention
assign delegate designate depute appoint charge give assignment
assignee party individual someone somebody whom assigned right property
assigning assignment distribution deed human action distributing designated places persons
assignment duty work assigned perform
assimilate absorb ingest learn larn acquire take mentally
assist help aid support back give assistance
assistance aid assist help deed human action activity contributing fulfillment need
assistant helper help supporter worker individual someone somebody contributes fulfillment need
associate relate link colligate think cogitate cerebrate logical causal connection
association organization organisation formal groups
assortment mixture miscellany miscellanea collection aggregation accumulation assemblage containing variety sorts
assume presume expect anticipate evaluate pass judgment take case true
assumption premise premiss postulate posit proposition statement assumed true conclusion drawn
assurance confidence certainty cognitive mind freedom doubt
assure guarantee ensure insure certain
assyrian semite white caucasian inhabitant ancient assyria
assyriology archeology archaeology anthropology ancient assyrians
asterisk star character graph grapheme graphic symbol shaped printing
astonishment amazement feeling accompanies extremely surprising
astrodome dome roof transparent airplane
astrolabe sextant measuring instrument system
astronomy uranology physics natural philosophy science branch studies celestial bodies universe
astrophysics astronomy uranology physics natural philosophy branch concerned physical chemical properties
asylum refuge sanctuary shelter structure
asymmetry dissymmetry imbalance spatial property spatiality lack symmetry
asynchrony asynchronism desynchronization desynchronisation temporal relation exists occur unrelated times
athabascan athapaskan athapascan athabaskan amerind amerindian language american indian group languages
athanor furnace chamber feeds itself
atheist nonbeliever nonreligious does believe existence
athens athinai capital largest city greece
atherodyde ramjet athodyd jet engine
athlete jock contestant individual someone somebody trained compete sports
athleticism strenuosity energy vigor vigour zip intense
athletics sport diversion recreation active requiring physical exertion competition
athodyd ramjet atherodyde jet engine
atlanta capital largest city georgia
atlantic largest ocean
atm atmosphere pressure measurement unit will support column
atmometer evaporometer measuring instrument system
atmosphere ambiance ambience status particular environment surrounding influence
atom substance smallest component element chemical properties
atomiser atomizer spray sprayer dispenser
atomizer atomiser spray sprayer dispenser
atrophy wasting symptom evidence grounds decrease size organ caused disease disuse
attach connect link tie attached
attachment affection affectionateness fondness tenderness feeling institution
attack assail contend fight struggle launch assault
attacker aggressor assailant assaulter wrongdoer offender bad attacks
attain achieve accomplish reach succeed win come through bring home the
attainment accomplishment achievement action achieving
attempt try seek essay effort
attend present
attendance attending action deed human present
attendant attender tender assistant helper help supporter waits tends attends needs
attention attending basic cognitive process mental whereby concentrates features environment
attenuator electrical device attenuating strength
attestation testimony evidence action bearing
attic loft garret floor level storey story open space house just
attica territory athens ancient greece ionic dialect
attire garb dress clothing article vesture wear distinctive style particular occasion
attitude knowledge noesis complex mental involving beliefs feelings values
attorney lawyer professional adult grownup authorized practice
attract pull draw displace direct toward itself oneself means psychological
attraction force physical phenomenon object attracts another
attribute impute ascribe assign evaluate pass judgment judge think credit
auberge hostel hostelry inn hotel
audacity audaciousness temerity boldness daring hardiness hardihood fearless
audience gathering assemblage spectators listeners
audiocassette cassette container audiotape
audiometer sonometer measuring instrument system
audiotape tape recording taping sound
audit accounting system method register inspection procedures records trained accountant
auditorium area structure construction theater concert hall audience sits
aug august gregorian calendar month following july preceding september
auger snake physical long flexible
augment increase alter modify enlarge
august aug gregorian calendar month following july preceding september
aunt auntie aunty kinswoman relative sister your father mother
aureomycin chlortetracycline antibiotic drug antibacterial yellow crystalline
auriscope otoscope auroscope medical instrument
auroscope otoscope auriscope medical instrument
austerity asceticism nonindulgence discipline trait great self denial
austin capital texas colorado river
australia nation occupying whole australian continent
authenticity genuineness legitimacy credibility credibleness believability quality undisputed
author writer communicator individual someone somebody writes
authorities government regime polity organization organisation governing authority political unit
authority authorization authorisation potency control power powerfulness right give orders decisions
authorization mandate authorisation legal document instrument official giving instruction command
authorize authorise pass clear permit allow let countenance grant authorization clearance
authorship writing composition penning verbal creation creating mental acts written works
auto car automobile machine motor vehicle automotive four wheels
autoclave sterilizer steriliser vessel container
autocue prompter device instrumentation displays
autofluorescence fluorescence light visible radiation self induced
autofocus optical device focussing camera
autogiro autogyro gyroplane craft aircraft
autogyro autogiro gyroplane craft aircraft
autoinjector hypodermic syringe hypo injecting
autoloader firearm gun reloads itself
automat vending machine slot coin
automatic firearm gun weapon autoloader
automation mechanization mechanisation high technology tech implementing control equipment advanced
automobile car auto machine motor vehicle automotive four wheels
autonomy liberty independence independency freedom immunity arbitrary exercise authority political
autopsy necropsy postmortem examination scrutiny investigation investigating dissection dead body determine
autumn fall season time year period leaves trees
auxiliary aide assistant helper help supporter
avail use utilize utilise apply advantage
availability handiness accessibility availableness convenience suitability suitableness hand needed
avarice greed covetousness rapacity mortal sin deadly sinning reprehensible acquisitiveness
aventail camail ventail hood headdress
avenue approach attack plan conceptualization line
average total number add come amount loss gain
aversion antipathy distaste dislike feeling intense
avert debar forefend forfend prevent forestall foreclose preclude occurrence
aviary volary building edifice structure construction birds kept
aviation collection aggregation accumulation assemblage country military aircraft
avocado aguacate edible fruit produce green goods groceries pear shaped tropical
avoid stay clear
avoidance shunning dodging rejection deed human action deliberately avoiding
await expect look wait forward probable occurrence
awake arouse awaken wake turn stop sleeping
awaken wake waken rouse alter modify awake conscious
awakening wakening arousal rousing waking
award awarding grant subsidization subsidisation allotment court
awarding award grant subsidization subsidisation allotment court
awareness consciousness cognizance cognisance knowing higher cognitive process knowledge
awe wonder wonderment admiration astonishment overwhelming feeling
awfulness dreadfulness horridness terribleness unpleasantness quality extreme
awl hand tool pointed marking
axe edge tool cutter cutlery cutting heavy bladed head mounted
axiom maxim saying expression locution speech widely accepted merits
axis line straight body figure satisfies certain
axle shaft rod wheel rotates
azimuth angle space celestial body vertical plane containing
babble talk speak utter mouth meaningless sounds like baby
babe baby infant child kid offspring progeny young
babushka headscarf kerchief woman folded
baby babe infant child kid offspring progeny young
babylonian semite white caucasian inhabitant ancient babylon
bachelor man adult male never married
back dorsum body posterior human
backbench seat support seats occupied
backbend acrobatic stunt feat trunk bent backward standing
backboard game equipment raised vertical
backbone anchor mainstay keystone support influence central cohesive source stability
backdrop background backcloth scenery scene stage set hung back
backer angel patron sponsor supporter benefactor invests theatrical production
background inheritance heritage social previous experience training
backgrounding priority processing data execution
backhoe power shovel excavator digger
backing backup championship patronage blessing approval approving support providing
backlog collection aggregation accumulation assemblage jobs done materials processed dealt
backpack knapsack packsack rucksack bag
backrest back support device lean
backsaw handsaw hand saw stiffened
backstage wing offstage stage platform area sight audience
backstay stay brace bracing supports
backstop catcher infielder fielder plays
backstroker swimmer athlete jock swims
backwoods boondocks hinterland country rural area geographical geographic remote undeveloped
backyard yard grounds curtilage field back house
bacon cut pork meat back sides salted dried smoked
bacteria bacterium microorganism single celled noncellular spherical spiral shaped
bad badness quality below standard expectations ethics decency
badge emblem allegory symbol symbolization
badminton court game athletic played
badness bad quality below standard expectations ethics decency
baffled people grouping frustrated perplexed
bag container instrumentation flexible single opening
baggage luggage case container cases carry belongings traveling
bagnio whorehouse brothel bordello building
bagpipe pipe wind instrument tubular
bait hook lure temptation enticement influence anything serves
bake cook integrity edible putting oven
bakehouse bakery bakeshop workplace work
bakery bakeshop bakehouse workplace work
bakeshop bakery bakehouse workplace work
balaclava cap headdress headgear close
balalaika chordophone stringed instrument triangular
balance equilibrium situation affairs
balancer acrobat athlete jock balances
balcony structure construction artefact upper
baldric baldrick belt accessory accoutrement
baldrick baldric belt accessory accoutrement
bale bundle sheaf package parcel bound storage transport
bali island indonesia east java
balinese indonesian bahasa indonesia malay language bali
balkiness intractability intractableness trait likely stop abruptly unexpectedly
ball game equipment round object thrown kicked games
ballad lay song vocal musical composition opus narrative recurrent refrain
ballast material stuff substance heavy stabilize ship airship
ballcock regulator control controller floating
balldress formalwear eveningwear evening dress
ballerina danseuse ballet dancer professional terpsichorean female
ballet stage dancing choreography dance theatrical representation story performed music trained
balletomane enthusiast partisan partizan supporter ballet
ballista catapult arbalest arbalist engine
balloon craft aircraft tough nonrigid filled heated
ballot document written papers writing listing alternatives voting
ballpark park stadium bowl arena sports facility ball games played
ballplayer athlete jock contestant plays baseball
ballroom room area mainly dancing
ballyhoo hoopla hype plug promotion promo publicity promotional material blatant sensational
balsam spermatophyte phanerogam seed plant vascular yielding
baltimore largest city maryland
baluster support device number closely
balusters bannister banister balustrade barrier
balustrade bannister banister balusters barrier obstruction obstructor obstructer railing side staircase
balzac french novelist
ban censor outlaw criminalize criminalise illegalize forbid public distribution
banana herb herbaceous plant vascular tracheophyte tropical subtropical treelike herbs genus
band set circle lot grouping unofficial association groups
bandage patch dressing medical cloth covering piece soft material covers protects
bandbox box container light cylindrical
bandeau brassiere bra undergarment unmentionable
banderilla dart projectile missile decorated
bandit brigand thief stealer criminal felon armed
bandoleer bandolier cartridge belt broad worn shoulder soldiers
bandolier bandoleer cartridge belt broad
bandoneon concertina instrument popular south
bandsaw power saw sawing machine
bandstand stand platform horizontal surface level
bandwidth information system measurement metric data transmission rate
bang slam hit touch strike violently
banging noise sound continuing loud
bangle bracelet jewelry jewellery adornment
banish ban ostracize ostracise expel throw out kick displace community group
banister bannister balustrade balusters barrier obstruction obstructor obstructer railing side staircase
banjo stringed instrument musical guitar family long neck
bank slope incline side geological formation sloping land
banker financier moneyman capitalist owns executive bank
bankruptcy failure fortune destiny fate complete lack abstract property
banner streamer flag emblem long strip cloth paper decoration advertising
banquet feast dinner party ceremonial many
banquette bench seat upholstered
banshee banshie spirit disembodied spiritual supernatural female wails warn impending death
banter raillery backchat repartee wit humor humour light teasing
baptist protestant christian follower baptistic doctrines
baptistery baptistry font basin vessel
baptistry baptistery font basin vessel
baptize baptise christen name call know known administer baptism
bar barroom saloon ginmill room area establishment alcoholic drinks served counter
barb shot shaft slam remark comment input statement aggressive directed like
barbacan barbican tower structure construction
barbarian savage primitive individual someone member uncivilized
barbell weight free exercising sports equipment heavy discs attached
barbershop shop store mercantile establishment
barbette mound hill structure construction
barbican barbacan tower structure construction
barbital veronal barbitone diethylmalonylurea barbiturate drug hypnotic
barbiturate drug sedative organic compound powerful soporific effect
bareboat vessel watercraft craft
bargain deal agreement understanding statement parties
bargaining negotiation dialogue talks discussion terms transaction agreement
barge flatboat hoy lighter boat vessel watercraft flatbottom carrying heavy loads
barium metallic element metal chemical soft silvery alkali earth
bark covering natural cover tough protective woody stems roots
barkeep bartender barman barkeeper employee worker mixes serves alcoholic drinks
barley barleycorn grain food cereal foodstuff
barn farm building edifice outlying storing grain animal
barnburner arsonist incendiary firebug criminal burns down barn
barnful containerful indefinite quantity barn will hold
barnyard yard enclosure adjoining barn
barograph barometer measuring instrument system
barometer measuring instrument system device
barong knife edge tool resembling
barony estate land landed acres baron
baroreceptor sense organ sensory receptor responds pressure
barouche carriage equipage rig vehicle
barque bark sailing vessel ship
barrack military quarters living building group buildings house personnel
barrage bombardment outpouring onslaught language linguistic rapid continuous delivery communication
barrel tube tubing conduit bullet travels fired
barrelhouse barroom bar saloon ginmill
barrette pin fastener fastening holdfast
barretter ballast resistor resistance electrical
barricade roadblock barrier obstruction obstructor obstructer police stop traffic street road
barrier obstruction obstructor obstructer impediment structure object impedes free movement
barroom bar saloon ginmill room
bars gymnastic apparatus exerciser sports
bartender barman barkeep barkeeper employee worker mixes serves alcoholic drinks
bascule structure construction artefact device
base establish ground found basis
baseball ball game ballgame field played teams nine
baseline standard criterion touchstone system measurement imaginary line measured compared
basement cellar floor level storey story lowermost portion structure partly wholly
bash knock bang smash blow bump impact vigorous
basics rudiments fact information info
basileus ruler swayer individual someone eastern roman empire
basilica church building place worship
basin vessel container bowl shaped
basis footing ground foundation relation provides
bask enjoy relish savor derive receive pleasure
basket handbasket container instrumentation woven handles
basketball hoops court game athletic played opposing teams players
basketeer cager athlete jock contestant
bass pitch sound property lowest musical range
bassinet baby bed furniture basket
bassoon instrument double reed
bastard asshole cocksucker dickhead unpleasant disagreeable unwelcome persona non grata insulting
bastion defense defence force group defends principle
bat hit touch strike baseball
batch collection aggregation accumulation assemblage loaves bread baked same
bath vessel container containing liquid immersed
bathe cleanse clean groom neaten entire body
bather swimmer natator traveler traveller individual someone travels water swimming
bathhouse building edifice structure construction
bathing diversion recreation immersing body water sunshine
bathometer bathymeter measuring instrument system
bathos expressive style triteness triviality
bathrobe robe garment loose fitting towelling
bathroom room area
bathtub tub vessel container relatively open fill water wash
bathymeter bathometer measuring instrument system
baton wand rod implement thin tapered conductor lead orchestra choir
batsman batter hitter slugger ballplayer
battalion army military force unit headquarters three companies
batter buffet strike touch against forcefully
battery artillery army group guns missile launchers operated together
batting attempt effort endeavor endeavour batter base
battle conflict fight engagement military action hostile meeting opposing forces course
battlefield battleground field tract land ground parcel region battle
battlefront front line military position along opposing armies face
battleground battlefield field tract land ground parcel region battle
battlement crenelation crenellation rampart bulwark
battleship battlewagon warship war vessel
battlesight gunsight sights arrangement makes
battlewagon battleship warship war vessel
battue hunt hunting outdoor sport
batwing swing door swinging pair doors
bavaria southern germany famous beer
bawdyhouse whorehouse brothel bordello building edifice structure construction prostitutes available
bawl bellow shout talk speak utter loudly restraint
bay embayment body water indentation shoreline larger cove smaller gulf
bayonet knife weapon arm system fixed rifle
bazaar bazar shop store mercantile establishment retail variety goods sold
bazar bazaar marketplace market place
bbs digital computer computing machine
beach geological formation physical area sand sloping down water lake
beachhead bridgehead foothold combat zone area enemy shoreline seized amphibious operation
beachwear clothing article vesture wear
beacon visual signal signaling sign fire
bead jewelry jewellery adornment ball hole middle
beadle official functionary skilled worker trained minor parish serves ceremonial function
beadsman bedesman prayer supplicant religious paid pray soul another
beagling hunt hunting outdoor sport
beak mouth orifice opening porta beaklike animals birds
beaker jar vessel flatbottomed glass
beam signal signaling sign transmitted along narrow path
bean legume vegetable veggie veg edible seeds plants family leguminosae food
beanbag bag container cloth filled
beanie beany skullcap cap
beany beanie skullcap cap
bear have feature
beard whiskers facial hair growing lower face
bearer carrier toter traveler traveller individual someone whose employment involves carrying
bearing relatedness connection connexion connectedness relevant relation interconnection
beast animal brute creature living animate organism voluntary movement
beat crush shell trounce get the better overcome defeat come competition
beating whipping fight fighting combat scrap overcoming outdoing
beatnik beat nonconformist recusant dissenter dissident member generation
beau boyfriend fellow swain man adult male lover woman
beauty appearance visual aspect quality qualities give pleasure senses
beckon wave gesticulate gesture motion communicate signal hands
become get turn enter assume certain condition
bed bedroom furniture article piece provides place sleep
bedchamber bedroom chamber room area
bedclothes bedding cloth covering coverings
bedcover bedspread counterpane spread bedclothes
bedding bedclothes cloth covering coverings
bedframe bedstead furniture article furnishing
bedground area country region drove cattle sheep sleep night
bedpan vessel container shallow bedridden
bedpost support device vertical supports corners bedstead
bedroll bedclothes bed clothing bedding
bedroom chamber bedchamber room area primarily sleeping
bedside side region space
bedsit bedsitter apartment flat housing
bedsitter bedsit apartment flat housing
bedspread bedcover counterpane spread bedclothes
bedspring spring elastic device springs
bedstead bedframe furniture article furnishing framework
bedtime hour time day clock
bee hymenopterous insect hymenopteran hymenopteron hymenopter numerous hairy bodied insects including
beebread ambrosia composition mixture nectar pollen prepared worker bees
beech tree woody plant ligneous deciduous trees rounded spreading crowns smooth
beef cattle cows kine oxen reared meat
beehive workplace work geographic point geographical busy
beeper pager electronic device generates
beer brew brewage alcohol alcoholic drink general name beverages fermenting cereal
beetle insect arthropod biting mouthparts front wings modified
beg implore pray plead appeal invoke call upon supplication
beggar mendicant pauper poor lives begging
beggary begging mendicancy solicitation entreaty prayer appeal money food
begin get start commence take first step steps carrying action
beginner novice tyro tiro unskilled individual someone somebody field activity
beginning occurrence occurrent natural event start
behalf stead position place lieu agent
behave certain manner
behavior behaviour conduct doings deed human action manner acting controlling yourself
behind buttocks nates arse body fleshy human
behold see perceive comprehend attention
being beingness existence fact existing
belch belching burp burping reflex response action instinctive expels noisily stomach
belching expulsion projection ejection forcing out forceful inside
belfry campanile bell tower
belief cognitive mental knowledge noesis content held true
believe accept evaluate pass judgment judge true
believer truster supporter protagonist champion admirer accepts true
bell acoustic device hollow metal makes ringing sound
belle girl miss missy young lady woman charming beautiful rivals
bellhop bellboy bellman attendant attender tender assistant employed errand luggage carrier
bellow bawl shout talk speak utter loudly restraint
bellows blower device mechanical blows
bellpull pull device handle cord
belly abdomen venter stomach body region vertebrate thorax pelvis
belong owned
belshazzar babylonian general nebuchadnezzar
belt loop simple closed curve jordan endless flexible material rotating shafts
bema chancel sanctuary area structure
bench seat furniture article long
bend flex shape form deform curve
bender tool implement bending
benediction blessing prayer supplication worship praying divine protection
beneficiary donee recipient receiver acquirer funds benefits
benefit payment cost financial assistance need
bennington town southwestern vermont
bent set inclination disposition tendency attitude relatively permanent react particular
bequest legacy gift acquisition personal property will
bereavement mourning sadness sorrow sorrowfulness unhappiness death departure loved
beret cap headdress headgear brim
berg iceberg ice mass geological formation floating
berlin capital germany located eastern
bern berne capital switzerland
berretta biretta birretta cap headdress
berry edible fruit produce green goods groceries numerous pulpy fruits
berth position post office occupation business job line work organization
beryllium glucinium metallic element metal chemical light strong brittle grey toxic
beset harass hassle harry annoy rag get bother continually chronically
besieger enemy foe foeman opposition lays siege your position
best attempt effort endeavor endeavour supreme
bestow confer award present allocate apportion
bestowal bestowment conferral conferment giving gift sharing conferring honor presenting
bet wager predict foretell prognosticate call maintain
beta letter the alphabet alphabetic character greek
betatron accelerator particle atom smasher
bethel place worship house prayer
betray bewray unwrap disclose let bring out reveal unintentionally
betrayal treachery treason perfidy dishonesty knavery wrongdoing wrongful conduct deliberate
better break surpass outstrip outmatch outgo excellence
betterment improvement advance transformation transmutation shift alteration change better
bevatron cyclotron accelerator particle atom
beverage drink drinkable potable food nutrient substance liquid suitable drinking
bevy gathering assemblage particular
bewilderment obfuscation puzzlement befuddlement confusion mental confusedness muddiness resulting failure understand
bias prejudice preconception partiality partisanship inclination disposition prevents objective consideration issue
bible book scripture word sacred text writing religious writings christian religions
bibliography list listing database writings place publication
biceps skeletal muscle striated musculus origins
bickering bicker spat tiff quarrel wrangle row words petty points
bicorn bicorne cocked hat chapeau
bicorne bicorn cocked hat chapeau
bicycle bike wheel cycle wheeled vehicle wheels moved foot pedals
bicycling cycling sport athletics riding
bid offer tender propose payment
bidder applicant applier individual someone makes offer
bidding command bid dictation speech deed human action authoritative direction instruction
bidet basin vessel washing genitals
bier coffin casket box along
bifocals spectacles specs eyeglasses glasses
biggin cap headdress headgear child
bijou jewelry jewellery adornment delicately
bike motorcycle motor vehicle automotive
bile gall digestive juice fluid succus secreted liver stored gallbladder
bilharziasis schistosomiasis bilharzia infestation fullness resulting infection caused parasite genus
bill legal document instrument official statute draft before becomes
billboard hoarding signboard sign structure
billfold wallet notecase pocketbook case
billhook bill hand tool cutting
billion large integer number represented followed zeros
bin container instrumentation
bind adhere bond stick attach join conjoin firmly
binder harvester reaper farm machine cuts grain binds sheaves
binding attraction attractiveness quality capacity attract hold
binoculars optical instrument designed simultaneous eyes
binomial quantity concept conception construct expressed difference terms
bioarm bioweapon weapon mass destruction
bioassay assay test trial run appraisal biological activity substance testing effect
biochip chip microchip micro silicon
biography life history account chronicle story series events
biologist scientist individual someone somebody studies living organisms
biology life science bioscience natural studies living organisms
biomedicine medicine medical specialty science branch applies biological physiological
biophysicist physicist scientist applies methods physics biology
biopsy diagnostic test assay examination tissues liquids living body determine
bioscope cinema movie theater theatre
bioweapon bioarm weapon mass destruction
biplane airplane aeroplane plane craft
biprism optical device obtaining interference
birchbark canoe small boat bark
bird vertebrate craniate chordate warm blooded laying vertebrates feathers forelimbs
birdbath basin vessel ornamental
birdcage cage coop enclosure bird
birdfeeder feeder device instrumentation outdoor
birdhouse shelter protective covering cover protection birds
birdie shoot hit stroke
birefringence refraction physical phenomenon splitting parallel rays polarized perpendicularly
biretta berretta birretta cap headdress
birmingham largest city alabama
birretta biretta berretta cap headdress
birth beginning commencement first outset begins
birthday anniversary day remembrance born
birthplace topographic point place spot born
birthright inheritance heritage right privilege entitled birth
biscuit quick bread breadstuff staff life round leavened baking powder soda
bishop priest clergyman reverend man the cloth senior member christian clergy
bishopry episcopate position post berth office dignity bishop
bistro restaurant eating house place
bit spot small indefinite quantity amount piece
bite grip seize prehend clutch tear teeth jaws
biteplate dental appliance device removable
biter individual someone somebody mortal bites
bitt bollard post upright vertical
bitter ale beer english term
bitterness resentment gall rancor hostility enmity ill will hate feeling deep
bitters liquor spirits booze hard drink alcoholic flavored bitter herbs roots
bivouac camp encampment cantonment military quarters living temporary specially built army
black blackness inkiness achromatic color colour least lightness
blackberry berry edible fruit sweet black dark purple aggregate
blackboard chalkboard sheet flat solid artefact slate
blackening darkening color changing darker
blacklist shitlist list listing database
blackmailer extortioner extortionist criminal felon crook outlaw extorts money threatening expose
blackness black inkiness achromatic color colour least lightness
blackout pause intermission break interruption suspension radio broadcasting
blacksmith smith metalworker skilled worker trained forges shapes iron hammer anvil
blade leaf leafage foliage plant organ grass broad portion distinct
blame fault charge accuse
blandness unemotionality emotionlessness trait exhibiting personal embarrassment concern
blanket cover bedclothes bed clothing bedding cloth covering keeps warm
blare blaring cacophony clamor noise sound loud harsh strident
blaring blare cacophony clamor noise sound loud harsh strident
blasphemy profanity utterance vocalization blasphemous language
blast blare make noise resound sound strident
blatancy obviousness noticeability noticeableness patency property obvious offensive
blaze blazing fire flame flaming combustion strong burns brightly
blazer jacket coat lightweight single
bleach white whiteness achromatic color colour results removing
bleachers stand tiered seat outdoor grandstand roof
bleat cry sound sheep goats
bleb blister bulla vesicle cyst sac elevation skin filled serous fluid
bleed hemorrhage exhaust discharge expel eject lose blood body
blemish defect mar appearance visual aspect quality mark flaw spoils
blend intermix immingle intermingle mix mingle commix unify combine
blender liquidizer liquidiser mixer kitchen
blending blend combination combining compounding integrity components together thoroughly
bless raise conjure invoke give benediction
blessing approval approving support aid assist assistance formal
blight devastation desolation deterioration impairment condition blighted
blind people grouping severe visual impairments considered group
blindness sightlessness cecity visual impairment defect vision disorder blind lacking sight
bling jewelry jewellery adornment flashy
blink wink nictitate nictate involuntarily reflexively behave briefly shut eyes
blinker flasher light source illumination flashes
blizzard snowstorm storm violent atmospheric phenomenon widespread snowfall accompanied strong winds
bloat swelling puffiness lump enlargement rumen intestinal tract domestic animals
blob amorphous shape form indistinct shapeless
bloc axis alliance coalition alignment alinement group countries special
block artefact solid piece
blockade encirclement military action measure isolates area importance enemy
blockbuster bomb demolish extensive areas
blocker football player footballer athlete
blockhouse stronghold fastness defensive structure
bloke chap fellow feller male individual someone
blonde blond individual someone somebody mortal fair skin hair
blood liquid body substance bodily fluid humor
bloodhound sleuthhound hound dog hunting breed powerful european origin acute
bloodmobile motor vehicle automotive equipped
bloodshed gore murder slaying execution homicide shedding blood resulting
bloodstream blood liquid body substance bodily fluid flowing circulatory system
bloom blossom flower develop grow produce yield flowers
bloomers pants drawers knickers underpants
blooming bloom organic process biological physical bearing flowers
blossom flower bloom reproductive structure plant organ angiosperm plants showy colorful
blot smudge spot daub blemish defect mar appearance dirt
blotch splodge splotch smudge spot blot daub irregularly shaped
blouse top clothing worn women
blow stroke motion movement motility powerful fist weapon
blower device instrumentation produces current
blowfish puffer pufferfish saltwater fish seafood delicacy highly dangerous because potent
blowing processing process physical involves
bludgeon club stick weapon
blue blueness chromatic color colour spectral pigment
bluefish percoid fish percoidean bluish warm water marine food game
blues black music genre musical folksong originated among americans beginning
bluestocking woman adult female literary intellectual interests
bluff bank ridge high steep
blunder blooper bloomer bungle mistake error fault nonaccomplishment embarrassing
blunderbuss musket muzzle loader short
blur fuzz representation mental internal cognitive hazy indistinct
blush crimson flush redden discolor discolour colour color turn embarrassment shame
bluster confusion disorder noisy turbulence
boa scarf garment long thin
board committee commission administrative body supervisory powers
boarding embarkation embarkment departure going away leaving passengers crew getting aboard
boardinghouse house dwelling home domicile private provides accommodations meals paying
boardroom room area committee meets
boast tout swash brag overstate exaggerate overdraw hyperbolize show
boat vessel watercraft craft travel water
boater leghorn panama sailor hat chapeau lid headdress stiff straw flat
boathouse shed outbuilding edge river
boating yachting water travel seafaring traveling pleasure
boatload shipload carload large indefinite quantity amount cargo held boat ship
boatswain bosun mariner seaman tar petty officer merchant ship controls work
bob move down repeatedly
bobbin spool reel winder mechanical
bobbysock anklet anklets bobbysocks sock
bobbysocks anklet anklets bobbysock sock
bobbysoxer lass lassie young girl jeune fille adolescent wearing bobby socks
bobsled bobsleigh sled sledge sleigh
bobsledding sledding sport athletics riding
bobsleigh bobsled sled sledge sleigh
bock lager beer strong traditionally
bodega shop store mercantile establishment
bodice top clothing dress above waist
bodkin poniard dagger sticker knife
body entire physical structure organism
bodybuilder musclebuilder muscleman individual someone somebody mortal does special exercises develop
bodybuilding musclebuilding exercise exercising physical exertion builds muscles tension
bodyguard escort defender guardian protector shielder escorts protects prominent
bodywork body structure construction exterior
bog wetland land ground soil spongy decomposing vegetation
bogey bogy bogie evil spirit disembodied
bogy bogie bogey aircraft craft unidentified
boil turn come boiling point change liquid vapor
boiler vessel container sealed water converted steam
boilersuit overall coverall protective garment
boiling heating warming temperature application heat change liquid
bola bolo necktie tie neckwear
boldness daring hardiness hardihood fearlessness courage courageousness bravery trait willing undertake
bollard bitt post upright vertical
bolo bola necktie tie neckwear cord fastened around neck ornamental clasp
bolometer measuring instrument system device
bolshevik marxist red bolshie radical individual someone somebody emotionally charged terms
bolster reinforce reenforce strengthen beef support
bolt thunderbolt lightning atmospheric electricity discharge accompanied thunder
bomb explosive device fused explode specific conditions
bombard bombardon shawm oboe hautboy
bombardon helicon bass horn sousaphone
bombast fustian rant claptrap grandiosity magniloquence ornateness grandiloquence pompous pretentious talk
bombay mumbai city western india just coast arabian
bomber airplane aeroplane plane craft military aircraft drops bombs during flight
bombie bomblet cluster bomb unexploded
bombing bombardment attack onslaught onset onrush dropping bombs
bomblet bomb explosive device smaller
bombproof chamber enclosure
bombsight sights optical instrument sighting
bombus arthropod genus bumblebees
bond attraction attractive force electrical linking atoms
bondsman bondman slave individual someone somebody male
bone connective tissue animal rigid makes skeleton vertebrates
bonemeal organic fertilizer fertiliser ground bones
bones castanets clappers percussion instrument
boneshaker wheeled vehicle dilapidated uncomfortable
bonfire balefire fire occurrence occurrent natural outdoor lighted signal celebration
bongo drum membranophone tympan percussion
bonn city western germany rhine river
bonnet hat chapeau lid headdress tied chin
bonus fillip positive stimulus stimulation stimulant anything tends arouse
booby dumbbell dummy dope simpleton simple individual someone ignorant foolish
book publication work written composition published
bookcase furniture article furnishing piece shelves storing books
bookend support device placed books
booker agent representative engages company performances
booking engagement employment work occupation business performers performing groups lasts limited
bookmobile van truck motortruck shelves
bookshelf shelf support keep books
bookshop bookstore bookstall shop store
bookstall bookshop bookstore shop store
bookstore bookshop bookstall shop store
boom din sound cause perceived resonant like artillery
boomerang projectile missile weapon arm
boon blessing good fortune luckiness luck desirable
boost hike raise lift elevate get increase
boot footwear footgear covering covers whole foot lower
booth table furniture article
boothose stocking hosiery hose protective
bootjack device instrumentation shaped notch
bootleg moonshine corn whiskey whisky
bootlegger moonshiner criminal felon crook outlaw makes sells illegal liquor
bootlegging selling merchandising marketing commerce transporting alcoholic liquor sale illegally
booty loot pillage plunder stolen property transferred possession goods money obtained
booze liquor spirits alcohol alcoholic drink beverage intoxicant distilled rather fermented
borate salt compound chemical ester boric acid
bordello whorehouse brothel bagnio building
border borderline delimitation mete boundary bound bounds extremity line indicates
bore tire bored
boredom ennui tedium dissatisfaction discontentment discontent discontentedness feeling bored tedious
borer drill tool penetrating rock
borough administrative district division territorial divisions city
borrow get acquire temporarily
borrower recipient receiver acquirer receives promise return equivalent
borrowing adoption appropriation acquiring getting
borstal reformatory reform school training
bosom privacy privateness secrecy concealment chest considered place secret thoughts kept
boss foreman chief gaffer supervisor superior superordinate exercises control workers
boston beantown capital largest city massachusetts
bota wine bottle leather
bother trouble strive reach strain tug take
bottle vessel container glass plastic storing drinks liquids
bottleneck constriction chokepoint narrowing shape form configuration reduces flow channel
bottom underside undersurface side face surface lower anything
bottomland bottom land ground soil physical lying alluvial near river
botulin botulismotoxin bacterial toxin potent
botulismotoxin botulin bacterial toxin potent
boucle fabric cloth material textile uneven yarn knobby effect
boudoir bedroom sleeping room accommodation
bough limb tree branch larger branches
boulder bowlder rock stone smooth mass detached place origin
boulevard avenue street thoroughfare wide
bounce resile spring bound jump leap back
bouncing bounce recoil repercussion rebound backlash rebounding impact
bound jump leap spring move forward leaps bounds
boundary bound bounds extremity region line plane indicating limit extent
bounds boundary bound extremity region line plane indicating limit extent
bouquet corsage posy nosegay flower arrangement floral flowers given present
bourbon reactionary ultraconservative extreme conservative politician united states
bourdon drone pipe wind instrument
bourgeoisie class stratum social lower upper classes
bout turn round section division concept conception during team offensive
boutique shop store mercantile establishment
bow gesticulate gesture motion communicate bend knee body lower head
bower arbor arbour pergola framework frame supporting structure supports climbing plants
bowknot bow knot fastener fastening
bowl vessel container round open
bowlder boulder rock stone smooth mass detached place origin
bowler cricketer athlete jock delivers
bowline loop knot neither slips
bowstring cord line string archer
bowtie necktie tie neckwear ties
box container instrumentation
boxcar freight car railcar railway roof sliding doors sides
boxer pugilist combatant battler belligerent fighter fights fists sport
boxers drawers underdrawers shorts underpants
boxershorts drawers underdrawers shorts underpants
boxing pugilism fisticuffs contact sport
boy male individual someone youthful
boyhood childhood time life
bra brassiere bandeau undergarment unmentionable
brace poise fix prepare set ready
braces brace dental appliance device
bracing brace structural member support stiffen framework
brad nail fastener fastening holdfast
bradawl pricker awl hand tool
braggadocio bluster rodomontade rhodomontade boast boasting jactitation vain empty
braid plait tress twist hairdo hairstyle hair style coiffure formed braiding
brail net trap draw fish
brain encephalon neural structure anatomical complex body central nervous system includes
brake restraint constraint device slow stop vehicle
brakes brake restraint constraint braking device combination interacting work slow
bramble woody plant ligneous vascular tracheophyte rough thorny shrubs vines
branch subdivision arm division administrative body larger complex organization
brand marque name language linguistic given product service
brandy liquor spirits booze hard drink distilled wine fermented fruit juice
brasier brazier heater warmer device
brass alloy metal copper zinc
brasserie restaurant eating house place
brassica dilleniid dicot genus magnoliopsid mustards cabbages
brassie wood golf club golfclub
brassiere bra bandeau undergarment unmentionable
brattice partition divider structure construction
bravado bluster ostentation fanfare flash display swaggering show courage
bravery courage courageousness braveness spirit character fiber fibre enables face danger
brazenness shamelessness boldness daring hardiness hardihood behavior marked bold defiance proprieties
brazier brasier heater warmer device
brazil brasil largest latin american country portuguese
breach failure omission skip perform promised obligation
bread breadstuff baked goods food solid dough flour meal raised yeast
breadbox container instrumentation keep bread
breadth comprehensiveness largeness intelligence ability power capacity understand broad range topics
break interrupt end terminate alter modify
breakable article artefact fragile easily broken
breakaway secession withdrawal separation breaking away withdrawing
breakdown dislocation disruption perturbation disturbance disrupting established order fails continue
breakfast meal repast nutriment nourishment first
breaking breakage break integrity
breakthrough discovery find insight brainstorm brainwave understanding productive
breakup dissolution termination ending conclusion disintegration relationship
breakwater groin groyne mole barrier obstruction obstructor obstructer protective structure stone
breast chest external body front trunk neck abdomen
breastpin brooch broach pin jewelry
breaststroker swimmer athlete jock swims
breastwork parapet fortification munition defensive structure defense wall
breath bodily process body function organic taking expelling during breathing
breathalyser breathalyzer device instrumentation measures
breathalyzer breathalyser device instrumentation measures
breathe respire suspire draw expel lungs
breathing respiration ventilation bodily process body function organic inhalation exhalation
breechblock blockage block closure occlusion
breechcloth breechclout loincloth garment clothing
breechclout breechcloth loincloth garment clothing
breeches knickerbockers knickers trousers pair pant garment ending above knee
breechloader gun weapon arm system
breed strain stock variety taxonomic category taxon special domesticated animals within
breeding genteelness gentility elegance quality virtue fineness manner expression
breeze zephyr air wind current weather slight
brevity terseness expressive style brief expressions
brew brewage alcohol alcoholic drink
brewage brew alcohol alcoholic drink
brewery plant works industrial building
brewpub brewery plant works industrial
bribe payoff payment cost position trust corrupt judgment
briber suborner criminal felon crook outlaw pays
brick ceramic instrumentation rectangular block clay baked kiln
brickkiln kiln furnace bricks
bricklayer craftsman artisan journeyman artificer skilled building bricks
bricklaying masonry trade craft laying bricks
brickwork masonry structure construction done
bricole catapult arbalest arbalist engine
bride newlywed honeymooner spouse partner woman recently married
bridegroom groom newlywed honeymooner spouse partner recently married
bridge span structure construction artefact allows vehicles cross obstacle river
bridgehead foothold combat zone area hostile territory captured held awaiting
bridgework bridge denture dental plate
bridle headgear stable gear saddlery tack horse
brief legal document instrument official stating facts points client case
briefcase case container handle
briefing informing making known speech detailed instructions military operation
briefs underpants undergarment unmentionable short
brier brierpatch vegetation flora botany collection tangled mass prickly plants
brig sailing vessel ship watercraft masted square rigged masts
brigade army military force unit smaller division
brigadier general officer commissioned military ranking below major
brigantine sailing vessel ship watercraft
brightness light lightness visual property location perception along continuum black
brilliance glare blaze brightness light lightness within field vision brighter
brilliancy luster lustre splendor brightness light lightness outshines usual
brim rim lip edge side vessel container
bring convey take transport carry displace somebody oneself somewhere
bringing delivery transportation transport transfer transferral delivering distributing
brink threshold verge boundary edge bound line region marking
bristle fiber fibre material stuff stiff
britain monarchy northwestern europe occupying british isles
britches breeches knee pants knickerbockers
british brits nation land country people great britain
broach brooch breastpin pin jewelry
broadax broadaxe axe edge tool
broadaxe broadax axe edge tool
broadcast message transmitted radio television
broadcasting medium mass transmission disseminates telecommunications
broaden widen extend increase broader
broadening widening shape wider
broadloom rug carpet carpeting floor
broadside circular handbill bill advertisement advertizement advertising
broadsword sword blade brand steel
broadway street manhattan passes times square
brochette spit skewer
broiler oven kitchen appliance stove broiling
broker agent factor businessperson bourgeois capitalist businessman buys sells another exchange
brokerage nondepository financial institution organization organisation stock broker business
bronc bronco broncho mustang pony unbroken imperfectly broken
bronchiole duct epithelial canal channel smallest bronchial ducts
bronchiolitis bronchitis respiratory disease illness disorder inflammation membranes lining bronchioles
bronchoscope medical instrument slender tubular
bronchus cartilaginous tube duct epithelial canal either main branches trachea
bronze alloy metal copper sometimes elements
brooch broach breastpin pin jewelry
brood animal biological young cared
brooding incubation parturition birth giving birthing sitting eggs hatch them warmth
brook creek stream watercourse body water natural smaller river
brooklyn borough york city
broom cleaning implement device equipment sweeping
brothel whorehouse bordello bagnio building edifice structure construction prostitutes available
brother male sibling kinsman same parents else
brotherhood kinship family relationship relation male offspring siblings
brougham carriage equipage rig vehicle
brow forehead feature lineament body face above eyes
brown brownness chromatic color colour spectral orange brightness saturation
brucellosis infectious disease communicable bacterial human beings transmitted
bruise contusion injury hurt harm trauma doesn break skin results discoloration
brush rub guide run draw
brushing brush dental care attention aid your teeth
brutality ferociousness viciousness savagery cruelty cruelness harshness malevolence trait extreme
brute beast wolf savage attacker aggressor assailant assaulter cruelly rapacious
bubble globule ball globe orb hollow
bubblejet printer dot matrix
bubbler fountain structure construction public
bubbly champagne sparkling wine vino
buck endeavor endeavour strive try determination
buckboard carriage equipage rig vehicle open horse drawn four wheels
bucket pail vessel container roughly cylindrical open
buckle clasp fasten fix secure attach buckles
bucksaw saw hand tool frame
buckshot shot pellet projectile missile
buckskin saddle horse riding mount light yellowish color dark mane
buckskins breeches knee pants knickerbockers
bud flower bloom blossom reproductive structure partially opened
buddha siddhartha gautama founder buddhism
buddhist religious individual someone somebody follows teachings buddha
buddy brother chum crony friend individual someone somebody close accompanies buddies
budget fund monetary money allocated particular purpose
buff fan devotee lover follower individual someone somebody ardent admirer
buffalo bison bovid shaggy haired brown north american
buffer compound chemical substance ionic resists changes
buffet batter strike touch against forcefully
buffoon clown fool sap saphead muggins rude vulgar
bug insect arthropod general term similar creeping crawling
buggy roadster carriage equipage rig vehicle lightweight
bugle brass instrument wind valves
bugler trumpeter cornetist musician instrumentalist plays bugle
build construct make create combining materials
builder material stuff substance added soaps detergents increase cleansing
building edifice structure construction artefact roof walls stands less permanently
buildup accumulation accrual accruement increase building
bulb stalk stem plant organ modified thickened globular underground serving
bulgaria republic eastern balkan peninsula southeastern europe
bulge bump hump swelling projection convex shape convexity bulges protuberant projects
bulk majority number figure amount property resulting greater
bulkhead partition divider structure construction
bull cattle cows kine oxen uncastrated adult male domestic
bulldozer dozer tractor vehicle powerful
bullet slug projectile missile weapon arm fired
bullethead human head caput shaped like bullet
bulletin report news story account brief
bullfighting tauromachy blood sport athletics
bullhorn loudspeaker speaker system portable
bullion precious metal valuable mass
bullnose plane woodworking edge tool
bullpen area structure construction place
bullring stadium bowl arena sports
bullshot cocktail mixed drink vodka
bully tough hooligan ruffian attacker aggressor assailant assaulter cruel brutal fellow
bullyboy bully tough hooligan ruffian swaggering
bulwark rampart wall embankment mound
bum rotter rat skunk unpleasant disagreeable unwelcome persona non grata deemed
bumblebee humblebee bee hymenopterous insect hymenopteran hymenopteron robust hairy social temperate
bumboat boat vessel watercraft ferries
bumper glass drinking container filled
bunch clump cluster clustering agglomeration collection aggregation accumulation grouping number similar
bundle package packet parcel collection aggregation accumulation assemblage wrapped boxed together
bung spile plug stopper stopple
bungalow cottage house dwelling home
bunk manger trough container long feeding cattle
bunker trap hazard obstacle golf course
bunkmate acquaintance friend individual someone occupies same sleeping quarters yourself
bunt hit hitting striking touch baseball lightly swinging
bunter batter hitter slugger batsman bunts
burden load encumbrance incumbrance concern worry headache vexation onerous difficult
bureau agency office authority administrative body social unit government
bureaucracy bureaucratism government officials officialdom administration governance nonelective
buret burette measuring instrument system
burette buret measuring instrument system
burglar thief stealer criminal felon enters building intent steal
burglary felony crime criminal offense offence entering building unlawfully intent commit
burial entombment inhumation interment funeral obsequy ceremony ceremonial ritual placing corpse
burin chisel edge tool tempered
burka burqa garment clothing article
burma myanmar mountainous republic southeastern asia bengal
burn fire destroy ruin
burner apparatus setup equipment burning fuel
burning combustion integrity
burnoose burnous burnouse cloak overgarment
burnous burnoose burnouse cloak overgarment
burnouse burnous burnoose cloak overgarment
burnup race contest competition high
burqa burka garment clothing article
burr bur pericarp seed vessel covering natural hooks prickles
burrow tunnel hole hollow natural depression animal shelter
bursitis inflammation redness rubor symptom bursa
burst split break separate fall apart come open suddenly violently internal
bury hide conceal cover sight
bus autobus coach charabanc public transport conveyance vehicle carrying many passengers
busbar bus conductor device electrical
busboy attendant restaurant employee sets tables assists waiters
busby bearskin shako hat chapeau
bush shrub woody plant ligneous vascular tracheophyte perennial major stems
bushel united states dry measure equal pecks cubic
bushwhacker hillbilly rustic commoner common man disparaging term unsophisticated
business concern enterprise organization organisation commercial industrial constitute
businessman businessperson bourgeois capitalist engaged commercial industrial business
businessmen profession occupational vocation body individuals manage businesses
bustier top clothing close fitting
bustle hustle flurry ado commotion din ruction ruckus rapid active
butchery abattoir shambles slaughterhouse building
butler pantryman manservant servant retainer
butt border adjoin edge touch meet contact adjacent another share boundary
butter dairy product foodstuff food edible emulsion globules churning milk cream
butterfat animal fat fatty substance milk butter
buttermilk milk dairy product residue
buttery pantry larder storeroom storage
buttocks nates arse butt body fleshy human
button fastener fastening holdfast fixing round sewn shirts coats buttonholes
buttress buttressing support supporting structure
buttressing buttress support supporting structure
buy purchase get acquire obtain
buyer purchaser emptor vendee customer client consumer buys
buying purchasing purchase acquisition
buzz bombinate bombilate sound cause perceived buzzing
buzzer doorbell bell push button
bygone past times yesteryear time events aside
bypass avoid unpleasant laborious
byre cowbarn cowshed cowhouse barn
cab compartment room front motor vehicle locomotive driver
cabala cabbala cabbalah kabala secret
cabana tent collapsible shelter dressing room beside swimming pool
cabaret nightclub club nightspot spot
cabbage chou cruciferous vegetable veggie veg types
cabbala cabala cabbalah kabala secret
cabbalah cabala cabbala kabala secret
cabin compartment room ship boat sleep
cabinet furniture article furnishing piece resembling cupboard doors shelves
cable cablegram telegram wire message sent abroad
caboose galley cookhouse kitchen room
cabriolet cab carriage equipage rig
cache storage space area hidden
cadaver corpse stiff clay body dead human
caddy can tin container storing
cadence meter metre poetic rhythm rhythmic pattern prosody versification accent metrical
cadenza passage musical composition opus brilliant solo occurring near piece
cadre cell political social unit serving nucleus larger movement
caesar conqueror gaul master italy
cafe coffeehouse restaurant eating house place eatery drinks snacks sold
cafeteria restaurant eating house place eatery serve yourself cashier
caff cafe coffeehouse coffee shop
caftan kaftan dress frock clothing
cage coop enclosure area wire metal bars birds animals
cager basketeer athlete jock contestant
cagoule parka windbreaker windcheater anorak
cake bar block artefact solid substance
calamity catastrophe disaster tragedy misfortune bad luck trouble event resulting great
calash caleche hood headdress headgear
calcification chemical process action natural impregnates calcium
calcium metallic element metal chemical white burns brilliant light
calculate cipher cypher compute reason think cogitate cerebrate mathematical calculation computation
calculation computation computing procedure process calculating
calculus concretion rock stone hard lump produced mineral salts
caldron cauldron pot cooking utensil
caleche calash hood headdress headgear
calendar arrangement organization organisation system timekeeping defines beginning length divisions
calender machine device smooths glazes
calf young mammal offspring domestic cattle
caliber quality calibre degree grade level property excellence worth
calibration standardization standardisation deed human action checking adjusting
calibre quality caliber degree grade level property excellence worth
california western united states pacific
californian american inhabitant habitant dweller native resident california
caliper calliper measuring instrument system
caliph calif kaliph kalif ruler swayer individual someone civil religious leader
calk calkin cleat projection metal
calkin calk cleat projection metal
call name label designate denominate assign specified
caller company visitor visitant traveler traveller social business
calliper caliper measuring instrument system
callousness unfeelingness callosity hardness insensitivity insensitiveness inability unfitness devoid passion feeling
calm quiet tranquilize tranquillize comfort soothe console solace still
calmness composure calm equanimity disposition temperament nature steadiness mind stress
calorimeter measuring instrument system device determines quantities heat
calpac calpack kalpac cap headdress
calpack calpac kalpac cap headdress
calumny defamation calumniation obloquy disparagement depreciation derogation disrespect false accusation offense
calving parturition birth giving birthing calf
camail aventail ventail hood headdress
camaraderie chumminess comradeliness comradery sociability sociableness sociality affording easy familiarity
cambodia kampuchea nation southeastern asia
cambridge university england
camcorder television camera equipment portable
camera photographic equipment taking photographs
camion lorry truck motortruck motor
camise shirt garment loose tunic
camisole underbodice undergarment unmentionable garment
camlet garment clothing article vesture
camp encampment cantonment bivouac military quarters living temporary specially built army
campaign run race contest competition candidates elective office
campanile belfry bell tower
camper vacationer vacationist nonworker living temporarily tent lodge recreation
campfire fire occurrence occurrent natural outdoor warmth cooking
camping encampment bivouacking tenting inhabitancy inhabitation habitation occupancy encamping living tents
campmate acquaintance friend individual someone lives same camp
campstool stool seat folding
campus field tract land ground buildings university situated
can tin preserve keep cook fix
canada nation northern north america
cancel scratch scrub postpone indefinitely annul scheduled
cancellation nullification override cancelling
cancer malignant tumor neoplasm metastatic growth caused abnormal uncontrolled
candelabra candelabrum candlestick candle holder
candelabrum candelabra candlestick candle holder
candidacy campaigning candidature electioneering campaign cause crusade drive candidate elected
candidate campaigner nominee politician politico pol political leader running public office
candle taper lamp source illumination stick wick middle
candlepin bowling pin equipment thin
candlestick holder holding device sockets
candlewick wick taper cord candle
candour candor candidness frankness honesty honestness righteousness honest straightforward attitude speech
candy confect sweet confection dainty delicacy rich flavored sugar combined fruit
cane walking stick lean help them walk
cangue instrument punishment formerly china
caning wicker wickerwork work product production interlaced slender branches
cannery factory mill manufacturing plant
cannikin bucket pail vessel wooden
cannister canister tin container instrumentation
cannon artillery heavy weapon gun ordnance wheels
cannonball projectile missile weapon arm
canoe small boat light
canon rule prescript direction instruction body rules principles generally established
cant buzzword nonsense bunk nonsensicality meaninglessness stock phrases endless repetition
canteen flask bottle carrying water
canter lope gait locomotion travel smooth three beat
cantilever beam structural member projecting horizontal fixed
cantle back backrest support saddle seat
cantonment camp encampment bivouac military
canvas canvass fabric cloth material textile heavy closely woven
canyon canon ravine valley vale formed river area little rainfall
canyonside slope incline side geological formation steeply sloping canyon
cap headdress headgear clothing article tight fitting
capability capableness ability quality capable physically intellectually legally
capacitance capacity electrical phenomenon physical whereby electric charge stored
capacitor capacitance condenser electrical device capacity store electric charge
capacity capability capableness ability perform produce
cape ness land dry earth ground strip projecting body water
capillary tube tubing conduit internal diameter
capital assets possession available production further
capitalism market economy free enterprise private economic system based ownership capital
capitalist conservative conservativist adult grownup advocate capitalism
capitol government building edifice occupied
capote greatcoat overcoat topcoat coat
cappuccino coffee java beverage drink
capstan winch windlass lifting device rotated horizontal plane around vertical
capsule container instrumentation
captain commissioned military officer holding rank below major above
captive prisoner unfortunate individual someone confined
captivity imprisonment incarceration immurement confinement subjugation subjection imprisoned
captor capturer individual someone somebody mortal captures holds animals
capture represent interpret succeed representing expressing intangible
capuchin cloak overgarment outer garment
car auto automobile machine motor vehicle automotive four wheels
carabao water buffalo asiatic bubalus bubalis philippines
carabiner karabiner hoop ring band
carack carrack galleon sailing vessel
carafe decanter bottle vessel stopper
caravan train procession action
caravansary caravanserai khan hostel hostelry
caravanserai caravansary khan hostel hostelry
carbine rifle firearm light automatic
carbon chemical element substance abundant nonmetallic tetravalent occurring three
carbonate salt compound chemical ester carbonic acid
carboy bottle vessel holding corrosive
carburetor carburettor mechanical device mechanism
carburettor carburetor mechanical device mechanism
carcass carcase body dead animal slaughtered dressed food
card paper material stuff pieces stiff marked ways playing
cardboard paper material stuff stiff moderately thick
cardcase case container carrying business
cardcastle cardhouse structure construction artefact
cardhouse cardcastle structure construction artefact
cardigan sweater jumper garment knitted
cardinal bishop priest group prominent bishops sacred college advise
cardiograph electrocardiograph medical instrument records
cardiomegaly megalocardia megacardia symptom evidence grounds abnormal enlargement heart
cardroom room area gambling card games
cards game played playing
cardsharp cardsharper sharper sharpie card
cardsharper cardsharp sharper sharpie card
care feel for pity compassionate condole with concern interest
career calling vocation occupation business job line work particular trained
careerism practice pattern advancing your career expense
carelessness sloppiness inattentiveness trait careful taking pains
caress fondle stroke touch lightly loving endearing manner
caretaker custodian keeper steward defender hired take care
cargo lading freight load merchandise ware product commodity goods carried vehicle
caribbean atlantic ocean north south america
carillon chime bell gong percussion
carload gathering assemblage passengers sufficient fill automobile
carnival festival fete celebration festivity marked merrymaking processions
caroche carriage equipage rig vehicle
carpenter woodworker woodsman woodman craftsman makes repairs wooden objects
carpentry woodworking woodwork trade craft occupation business carpenter wood
carpet rug carpeting floor cover covering piece thick heavy fabric
carpetbag bag traveling travelling grip
carpeting rug carpet floor cover
carping faultfinding criticism unfavorable judgment disapproval persistent petty unjustified
carport garage outbuilding cars flat
carrack carack galleon sailing vessel
carrell carrel cubicle stall alcove
carriage coach car railcar railway railroad passengers ride
carrier bearer toter traveler traveller individual someone whose employment involves carrying
carry transport displace move supporting either vehicle hands body
carryall holdall tote bag container
carrycot baby bed furniture shaped
cart wagon waggon wheeled vehicle heavy open wheels drawn animal
carte menu card bill list
cartilage gristle animal tissue tough elastic
carton cartonful containerful indefinite quantity contained
cartoon sketch wit humor humour witticism humorous satirical drawing published newspaper
cartoonist draftsman drawer artist creative draws cartoons
cartridge ammunition ammo weaponry arms cylindrical casing containing explosive charge
cartwheel wheel machine simple wooden spokes metal
carve cut separate disunite divide carving
carving sculpture plastic art created removing material
caryatid column pillar upright vertical
cascabel bell acoustic device attached
case instance example occurrence occurrent natural
casement sash window framework frame
casern barrack military quarters barracks
cash currency medium exchange monetary system money bills coins
cashbox till strongbox deedbox box
cashmere fabric cloth material textile soft wool goat
casino gambling house den hell gaming public building entertainment
casket coffin box container corpse
cassette container instrumentation holds magnetic
cassiri brew brewage alcohol alcoholic
cassite kassite natural language tongue linguistic ancient spoken kassites
cassock vestment gown robe black
cast project contrive throw send direct displace forth
castanets bones clappers percussion instrument percussive musical pair hollow pieces wood
castigation earful upbraiding rebuke reproof reproval reprehension severe scolding
castle palace mansion house manse hall stately
cat feline felid carnivore mammal thick soft ability roar
catafalque bier rack stand decorated
catalog catalogue book publication pamphlet containing enumeration
catalogue catalog list listing database complete
catamaran boat vessel watercraft parallel
catastrophe calamity disaster tragedy misfortune bad luck trouble event resulting great
catboat sailboat sailing boat vessel
catcall cry outcry call yell expressing disapproval
catch surprise affect impress strike discover come upon accidentally suddenly unexpectedly
catchall enclosure area receptacle odds
catcher backstop infielder fielder plays position
catching playing action position catcher baseball team
catchment structure construction artefact water
catecholamine hormone endocrine internal secretion group chemicals including epinephrine norepinephrine produced
category class family collection aggregation accumulation assemblage sharing common attribute
caterer supplier provider businessperson bourgeois provides food service
caterpillar larva animal animate beast wormlike brightly colored hairy spiny
catharsis katharsis abreaction purge purging cleaning cleansing emotional tensions
cathedra throne chair official bishop
cathedral church building place worship house prayer important
catheter tube tubing conduit thin flexible inserted body permit
cathode electrode conductor negatively charged source electrons entering
catholic christian religious member church
catholicism catholicity christianity christian religion faith beliefs practices catholic church
cathouse whorehouse brothel bordello building
catkin ament inflorescence flower bloom blossom cylindrical spikelike
catling surgical knife long double
cattle cows kine oxen bovine bovid domesticated animals group regardless
cattleman stockman stock raiser farmer raises
cattleship cargo ship vessel transport
cauldron caldron pot cooking utensil
cause make create give rise
cauterant cautery instrument device substance
cautery cauterant instrument device substance
caution cautiousness carefulness attentiveness trait cautious
cautious timid people grouping fearful
cavalcade procession action traveling horseback
cavalry horse military personnel soldiery troops force trained fight horseback
cavalryman trooper soldier enlisted motorized army unit
cave geological formation physical underground enclosure access surface
caveat caution warning informing making known against certain
caveman troglodyte primitive individual someone lives cave
cavern enclosure natural space dark enclosed
cavity pit hole hollow natural depression sizeable
cease discontinue stop quit activity
ceiling upper surface side overhead covered space
celebrant celebrator celebrater individual someone somebody mortal celebrating
celebrate observe keep behave expected during holidays rites
celebration jubilation affair occasion social function joyful special festivities mark happy
celebrity important influential personage adult widely known
celerity quickness rapidity rapidness pace rate temporal property rapid
celesta keyboard instrument musical graduated
cell compartment space
cellar basement floor level storey story lowermost portion structure partly wholly
cellaret minibar buffet counter sideboard
cellblock ward block housing lodging
cello violoncello bowed stringed instrument
cellphone cell radiotelephone radiophone wireless
cellulose polysaccharide polyose carbohydrate saccharide chief constituent plant tissues fibers
cembalo harpsichord clavier klavier keyboard
cement concrete building material pavement sometimes referred
cemetery graveyard necropolis site land tract burials
cenotaph memorial monument structure construction
censer thurible vessel container burning
censorship censoring counterintelligence intelligence operation achieved banning deleting information value
censure animadversion disapprobation condemnation disapproval harsh criticism
census nosecount count counting numeration enumeration periodic population
cent fractional monetary subunit unit countries
centennial centenary anniversary day remembrance
center centre middle heart area country region approximately central within larger
centerfield center tract land ground parcel piece outfield directly ahead catcher
centerfielder outfielder fielder plays center
centering focus focusing focussing concentration engrossment absorption immersion attention energy
centimeter centimetre metric linear unit length equal hundredth meter
centralization centralisation consolidation integration combination combining consolidating power central control
centrifugation natural process action separating substances different densities centrifuge
centrifuge centrifugate spin stream well out rotate high speed order separate
century time period fundamental quantity years
cerebellum neural structure anatomical complex body major division vertebrate brain
ceremony ceremonial observance affair occasion social function formal event performed special
certainty cognitive mind psychological certain
certificate certification credential credentials document written papers writing attesting truth certain
certification enfranchisement authorization authorisation empowerment management certifying bestowing franchise
certify attest manifest demonstrate testify bear witness prove evidence provide
certiorari writ judicial legal document instrument common issued superior court inferior
certitude cocksureness overconfidence certainty cognitive mind total greater circumstances warrant
cesspit cesspool sink sump cistern
cesspool cesspit sink sump cistern
ceylon island indian ocean southeastern coast india
chadar chador chaddar chuddar head
chaddar chador chadar chuddar head
chador chadar chaddar chuddar head
chagrin humiliation mortification embarrassment shame strong feelings
chain concatenation series ordering order ordination depending linked together
chains irons shackle bond hamper
chainsaw power saw sawing machine
chair seat furniture article support back
chairman president chairwoman chair presiding officer leader presides meetings organization
chaise daybed chair seat long
chalet house dwelling home domicile
chalice goblet cup crockery dishware
challenge dispute gainsay contest contend repugn oppose take exception
challenger rival competitor competition contestant
chamber enclosure area natural artificial enclosed space
chambermaid maid maidservant housemaid amah employed clean care bedrooms
chamberpot potty receptacle container urination
champ champion rival challenger competitor competition first place
champagne bubbly sparkling wine vino white either produced resembling
champion champ rival challenger competitor competition first place
championship title high status position champion
chance opportunity possibility possibleness beingness existence favorable combination circumstances
chancel sanctuary bema area structure construction around altar church clergy choir
chancellery government building edifice housing
chandelier pendant pendent lighting fixture branched
chandlery candle taper wax light
change alter modify
channel transmission communicating path electrical signals pass
chant intone intonate cantillate sing talk speak utter recite musical intonation
chanter pipe wind instrument reed
chaos pandemonium bedlam confusion disorder extreme
chap fellow feller fella male individual someone
chapeau hat lid headdress headgear
chapel place worship house prayer god altar
chapter section subdivision writing written material work
chapterhouse building edifice structure construction
character imaginary creature imagination imaginativeness represented work fiction
characteristic feature property dimension concept conception prominent attribute aspect
characterization delineation depiction description verbal statement graphic vivid
characterize qualify characterise remember think describe portray character qualities peculiarities
charcoal fuel substance carbonaceous material obtained heating wood organic
charcuterie delicatessen deli food shop
charge rush assail assault set sudden attack upon battle
charger courser warhorse saddle horse riding mount formerly strong swift ridden
chariot carriage equipage rig vehicle light four wheel horse drawn ceremonial
charisma attractiveness beauty personal interestingness enables influence others
charity foundation financial institution organization organisation created promote public good
charlatan mountebank deceiver cheat cheater trickster flamboyant
charleston capital west virginia central kanawha river
charm appeal appealingness attractiveness beauty interests pleases stimulates
charnel vault burial chamber sepulcher building corpses bones deposited
chart graph visual display information
charter document written papers writing incorporating institution specifying rights
charterhouse monastery religious residence cloister
chase trail tail tag pursue follow travel after intent catch
chastisement castigation punishment penalty penalization penalisation verbal
chastity celibacy abstinence abstaining sexual relations
chasuble vestment gown robe long
chateau country house impressive
chatroom web site website internet
chatter click sound cause perceived repeatedly uncontrollably
chattering chatter noise sound rapid series noises machine
cheat chisel victimize victimise wrong deprive somebody deceit
check analyze analyse study examine determine accuracy condition
checkbook chequebook record document book issued holders checking accounts
checklist list listing database items
checkout check inspection review examination scrutiny inspecting verifying
checkroom room area baggage parcels
checkup medical examination scrutiny investigation investigating thorough physical
cheek feature lineament body either side face below eyes
cheekbone zygomatic malar bone connective tissue arch beneath forms prominence cheek
cheer approval commendation message subject shout
cheerfulness cheer sunniness sunshine abstract cheerful dispelling gloom
cheering shouting encouragement approval commendation cheers spectators
cheese dairy product foodstuff food solid prepared pressed curd milk
cheeseboard tray receptacle cheeses served
cheesecloth gauze netting veiling net coarse loosely woven cotton
chela hindu hindoo religious disciple swami
chemical material stuff substance produced reaction involving changes atoms
chemise shimmy shift slip undergarment
chemist scientist individual someone somebody specializes chemistry
chemistry natural science scientific discipline matter
chequer checker man game equipment
cherish treasure love fond
cherokee iroquoian iroquois language amerind spoken
chessman man game equipment white
chest thorax pectus body human torso neck diaphragm corresponding vertebrates
chew masticate manducate jaw grate grind break fragment
cheyenne capital largest city wyoming
chicago largest city illinois
chick biddy chicken gallus domestic fowl young bird
chicken poulet volaille poultry bird fowl flesh food
chief head leader individual someone somebody charge
chieftain captain leader individual someone somebody group
chiffonier commode chest drawers bureau
chignon hairdo hairstyle hair style coiffure roll worn nape neck
child kid youngster minor juvenile individual someone young either
childhood time life period child
childishness puerility youngness age property characteristic child
chill iciness gelidity coldness cold low temperature frigidity environment
chime bell gong percussion instrument
chimney flue conduit vertical provides path smoke fire
chimneypiece mantel mantelpiece mantle shelf
chin mentum feature lineament body protruding lower
china prc cathay communist nation covers vast territory eastern
chinaware china crockery dishware tableware
chinese sinitic language sino tibetan languages spoken china
chinos trousers pair pant garment
chip bit flake fleck fragment broken whole
chipboard hardboard board plank lumber
chiropractor therapist healer expert practices chiropractic
chisel edge tool cutter cutlery cutting flat steel blade
chiton tunic cloak woolen worn
chivalry gallantry politesse courtesy good manners manner personal towards women
chloride compound chemical substance containing chlorine atom
chlorine chemical element substance common nonmetallic belonging halogens
chlorothiazide diuril thiazide diuretic drug water pill
chlorpromazine thorazine major tranquilizer tranquillizer tranquilliser antipsychotic drug
chock wedge block artefact wood prevent sliding rolling heavy
chocolate cocoa beverage drink drinkable potable powder milk sugar
choice pick selection decision making deciding higher cognitive process chosen selected
choir chorus musical organization organisation sings religious ceremony
choirboy chorister singer vocalist vocalizer sings choir
choke breathe take breath respire suspire great difficulty experiencing strong emotion
chokey choky prison house correctional
choky chokey prison house correctional
cholelithiasis lithiasis pathology presence gallstones gallbladder
cholesterol cholesterin sterol steroid alcohol animal normally synthesized liver
chomp bite eating feeding consumption ingestion gripping chewing teeth jaws
choose take select decide make mind determine pick number alternatives
chophouse steakhouse restaurant eating house
chopin music auditory
chopper chop grounder ground ball groundball hopper bounces high
chopstick tableware ware pair slender
chord straight line connecting points curve
chordophone stringed instrument musical group
chore job task duty work specific piece required done
choreograph make create compose sequence dance steps music
choreography dancing dance terpsichore saltation show involving artistic
chorine showgirl dancer professional terpsichorean performer woman dances chorus line
chorus sound occurrence occurrent natural utterance produced simultaneously group
chosen darling favorite favourite pet object choice
christ jesus savior saviour teacher prophet born bethlehem active nazareth
christendom christianity body collective christians throughout world history
christening baptism sacrament giving christian name
christian religious individual someone somebody believes jesus christ member denomination
christianity religion faith religious belief monotheistic system beliefs practices based testament
christmas christmastide christmastime yule season time period extending
chromatogram recording signal signaling sign
chromatography natural process action separating mixtures virtue differences absorbency
chrome chromium atomic number metallic element another word dyes pigments
chromium metallic element metal chemical hard brittle multivalent
chronograph timer timepiece timekeeper horologe
chronometer clock timepiece timekeeper horologe
chronoscope measuring instrument system device
chrysanthemum flower bloom blossom reproductive structure plant
chuck chow eats grub fare food nutrient informal terms meal
chuckle chortle laugh express joy mirth emotion quietly restraint
chuddar chador chadar chaddar head
chump fool gull mark victim dupe individual someone gullible easy take
chunk ball clod glob agglomeration collection aggregation accumulation compact mass
church religion faith organized institution groups christians beliefs forms worship
churchgoer religious individual someone somebody goes church regularly
churchman cleric divine ecclesiastic clergyman reverend man the cloth spiritual leader
churchyard yard tract land ground associated church
churidars trousers pair pant garment
churn vessel container cream agitated
chute parachute rescue equipment device fills retards your
cicada cicala homopterous insect homopteran stout bodied membranous wings
cider cyder beverage drink drinkable
ciderpress press mechanical machine extract
cigar roll tobacco smoke baccy smoking
cigarette cigaret butt fag roll tobacco smoke baccy finely ground wrapped
ciliate ciliophoran protozoan protozoon protoctist microscopic appendage extending surface cell
cilium organelle cell organ hairlike projection surface
cinch breeze picnic snap undertaking project task labor easy
cincinnati city southern ohio river
cinema film celluloid medium instrumentation disseminates moving pictures
cinerarium columbarium recess niche enclosure
cipher cypher message written secret code
circle ellipse oval conic section axes equal length
circuit electrical device provides path current
circuitry electronic equipment system circuits
circulate spread travel locomote widely known passed
circulation dissemination airing public exposure spreading copies periodicals
circumference perimeter size magnitude given distance around
circumstance status condition accompanies influences event activity
circumstances fortune destiny fate your overall condition life
circus company troupe organization organisation travelling entertainers
citadel bastion stronghold fastness defensive
citation commendation award accolade honor honour official
cite mention advert name think have mind mean associate reference
cither zither zithern stringed instrument
cithern cittern cither citole guitar
citizen national subject individual someone native naturalized member political community
citole cittern cithern cither guitar
citron citrus fruit citrous edible lemonlike thick aromatic rind
citrus edible fruit produce green goods groceries numerous fruits genus thick
cittern cithern cither citole guitar
city metropolis municipality urban area populated densely
civies civvies civilian clothing dress
civilian citizen national subject nonmilitary
civilization civilisation society advanced social development
civvies civies civilian clothing dress
claim affirm assert strongly
claimant applicant applier individual someone claims benefit right title
clairvoyance esp psychic phenomena phenomenon parapsychology apparent power perceive present senses
clam bivalve pelecypod lamellibranch mollusk burrowing marine living sand
clamber scramble shin shinny climb awkwardly scrambling
clamor clamour demand request ask for bespeak loud demands
clamoring clamor clamour clamouring cry outcry call yell loud persistent many
clamp fasten fix secure attach
clamshell shell covering natural cover clam
clan kin kindred tribe grouping group related blood marriage
clang clangor sound cause perceived loud noise
clangor clang clangour clangoring noise sound loud resonant repeating
clangoring clang clangor clangour noise sound loud resonant repeating
clannishness cliquishness exclusiveness snobbery snobbism snobbishness arrogance tendency associate select group
clap put set place pose quickly forcibly
clapboard weatherboard weatherboarding siding building
clappers bones castanets percussion instrument
clapping applause approval commendation message subject demonstration hands together
clarence carriage equipage rig vehicle
claret dark red redness purplish color
clarinet instrument woodwind reed single
clarion brass instrument wind medieval
clarity lucidity lucidness pellucidity comprehensibility understandability quality free obscurity easy understand
clash clang clangor clangour noise sound loud resonant repeating
clasp fastener fastening holdfast fixing
class category family collection aggregation accumulation assemblage sharing common attribute
classic creation artefact highest excellence
classicist artist creative creator artistic adheres classicism
classics literary study humanistic discipline humanities liberal arts works ancient greece
classification categorization categorisation compartmentalization grouping distributing classes categories same
classifier thinker intellectual intellect creates classifications
classify class sort assort categorize categorise reason arrange order classes categories
classmate schoolmate schoolfellow acquaintance friend individual someone school
classroom schoolroom room area school lessons take place
clatter clack brattle make noise resound sound rattling
clause construction grammatical expression constituent including subject predicate functioning complex
claustrophobia simple phobia phobic disorder neurosis morbid fear closed confined space
clavichord keyboard instrument musical early
clavier fingerboard keyboard device bank
claw horny structure unguis anatomical sharp curved process bird mammals
clawhammer hammer hand tool cleft
claxon klaxon horn alarm warning
clay soil dirt earth ground fine grained plastic moist hard
claymore broadsword sword blade brand
clean alter modify removing dirt filth unwanted substances
cleaner cleanser formulation preparation compound chemical cleaning
cleaners shop store mercantile establishment
cleaning cleansing cleanup improvement clean
cleansing cleaning cleanup improvement clean
clear unclutter alter modify obstructions
clearance interval separation distance clears another
clearing glade tract land ground parcel trees middle wooded area
clearness clarity lucidity lucidness comprehensibility understandability quality free obscurity easy understand
clearstory clerestory window framework frame
cleat projection structure construction metal leather
cleaver chopper knife edge tool
cleft indentation indenture concave shape concavity split
clepsydra clock timepiece timekeeper horologe
clerestory clearstory window framework frame
clergy priesthood profession christianity clergymen collectively
clergyman reverend spiritual leader member clergy christian church
cleric churchman divine ecclesiastic clergyman reverend man the cloth spiritual leader
clerk employee worker performs clerical work
clerking bookkeeping accountancy accounting occupation business activity recording transactions
cleveland largest city ohio
cleverness inventiveness ingeniousness ingenuity creativity creativeness creative thinking ability power imagination
clevis coupling coupler mechanical device
cliche platitude banality commonplace remark comment input statement trite obvious
click snap move strike noise
client case individual someone somebody seeks advice lawyer
clientele patronage business people grouping customers collectively
cliff drop geological formation physical steep high face rock
cliffhanger contest competition social whose
climate clime environmental status weather location averaged long period
climax juncture occasion occurrence occurrent highest point anything conceived growing developing
climb mount rise lift arise upward gradual continuous progress
clinch fasten fix secure attach flattening ends nails bolts
cling cleave adhere stick touch adjoin meet contact come close
clinometer inclinometer surveying instrument surveyors
clip magazine supply chamber mechanical device metal frame container holding cartridges
clipper limiter circuit electrical electric
clique coterie ingroup pack set circle band lot exclusive common purpose
cloak covering artefact anything covers conceals
cloakroom lounge waiting room area
clock timepiece timekeeper horologe measuring instrument shows
clocking duration continuance time period taken traverse measured course
clockwork mechanism device geared wheels
clod ball glob lump agglomeration collection aggregation accumulation compact mass
clodhopper brogan brogue shoe footwear footgear thick heavy
cloisonne enamelware cooking utensil cookware
cloister residence house place religious
close shut move opening passage obstructed
closet cupboard storage space area room
closeup photograph photo exposure picture taken close range
closing shutting motion movement motility
closure closing approach approaching coming motion particular destination
clot coagulum ball clod glob lump material formed content liquid
cloth fabric material textile artefact artifact weaving felting knitting crocheting natural
clothe dress enclothe garb turn provide clothes
clothes apparel dress clothing article vesture wear general
clothesbrush brush implement cleaning clothing
clotheshorse framework frame supporting structure hang clothes
clothesline cord line clothes hung
clothespin fastener fastening holdfast fixing
clothespress wardrobe closet press furniture
clothing vesture wear wearable covering artefact designed worn body
cloud physical phenomenon natural collection particles
cloudburst downpour deluge waterspout rain rainfall precipitation downfall heavy
clover trefoil herb herbaceous plant vascular tracheophyte genus trifolium
clown buffoon fool sap saphead muggins rude vulgar
clowning buffoonery japery frivolity folly foolery tomfoolery craziness acting like clown
club nine baseball team squad professional players play travel
clubfoot talipes deformity malformation misshapenness affliction congenital foot marked curled shape
clubhead head striker club strikes
clubhouse club building edifice structure construction occupied social
clubroom room area activities club
cluck click clack utter emit let out loose clucking sounds characteristic
clue hint indication indicant slight
clump bunch cluster clustering agglomeration collection aggregation accumulation grouping number similar
cluster bunch clump clustering agglomeration collection aggregation accumulation grouping number similar
clutch seize prehend take get hold
clutches clasp clench clutch grasping taking hold seizing prehension
coach manager handler trainer leader charge training athlete team
coaching employment work occupation business professional coach
coal fossil fuel carbonized vegetable matter deposited
coalbin coalhole bin container holding
coalescence coalescency coalition concretion union unification uniting conjugation diverse body group
coalhole coalbin bin container holding
coalition alliance alignment alinement organization organisation
coaming framework frame supporting structure
coast seashore seacoast shore geological formation ocean
coat overgarment outer garment sleeves covers body shoulder
coatdress dress frock clothing tailored
coatee coat overgarment outer garment
coating coat covering artefact thin layer
coatrack hatrack rack framework frame
coatroom cloakroom room area coats
coattail flap covering loose back coat hangs below
coax wheedle cajole palaver persuade induce stimulate cause influence urge gentle
cobble cobblestone sett paving stone
cobbler shoemaker maker shaper creator makes repairs shoes
cobblestone cobble sett paving stone
cocaine cocain hard drug narcotic
coccidiosis infestation fullness coccidia
cockatoo parrot bird white light colored crested australian
cockfight match contest competition cockpit
cockfighting blood sport athletics participation
cockleshell small boat light flimsy
cockloft loft attic garret floor
cockpit compartment room pilot sits flying aircraft
cockroach roach dictyopterous insect numerous chiefly nocturnal insects
cocktail mixed drink alcohol alcoholic
cocoa chocolate beverage drink drinkable
coconut food solid edible white meat
cocoon silky envelope spun larvae many insects
code codification written language black and white rules principles laws
codex list listing database official
codification systematization systematisation rationalization rationalisation codifying
coefficient constant number serves measure property characteristic
coelostat optical device follow path
coexistence beingness existence face the earth existing peacefully together
coffee java beverage drink drinkable potable infusion ground beans
coffeehouse cafe restaurant eating house place eatery drinks snacks sold
coffeepot pot cooking utensil cookware tall coffee brewed
cofferdam caisson chamber enclosure watertight
coffin casket box container corpse buried cremated
cognizance awareness consciousness cognisance knowing higher cognitive process knowledge
cogwheel gear wheel machine simple
cohesion coherence coherency cohesiveness connection link connectedness union cohering sticking together
cohesiveness coherence coherency cohesion connection link connectedness union cohering sticking together
coign quoin coigne wedge inclined
coigne quoin coign wedge inclined
coil spiral volute whorl structure construction artefact wound continuous series loops
coin coinage mintage specie metal money flat piece
coincide cooccur coexist cohabit exist fall together
coincidence happenstance accident stroke fortuity chance event might arranged although really
colander cullender strainer filter bowl
cold respiratory disease illness disorder mild viral infection involving nose
coldness cold temperature somesthesia somaesthesia somatesthesia sensation produced temperatures
coleridge english romantic poet
coliseum amphitheater amphitheatre stadium bowl
collaborate cooperate work together common enterprise project
collaboration coaction cooperation action working jointly
collaborator confederate henchman accessory accessary criminal felon assists plot
collage montage composition paste sticking together pieces paper photographs
collapse give break founder down literally metaphorically
collar neckband band strip slip fits around neck folded
colleague workfellow associate peer equal match works
collect accumulate amass compile store hive away lay put gather together
collection aggregation accumulation assemblage grouping abstract grouped together considered whole
collective enterprise organization organisation members cooperative
collector aggregator individual someone somebody mortal collects
college body faculty students
collegian student pupil educatee enrollee
collider accelerator particle atom smasher
collimator telescope scope magnifier attached
collision hit contact impinging striking occurrence brief event bodies come together
collusion agreement arrangement planning preparation secret
colon large intestine bowel gut cecum rectum
colonel commissioned military officer united states army
colonial resident occupant occupier inhabitant colony
colonnade structure construction artefact evenly
colonoscope endoscope medical instrument elongated
colony settlement body settle home maintain ties homeland
color colour coloring colouring visual property attribute results light emit transmit
colorado west central united states rocky mountains
coloratura soprano singer vocalist vocalizer lyric specializes vocal music
colorimeter tintometer measuring instrument system
colors colours flag emblem shows nationality
colt foal young mammal male horse four
colter coulter wedge inclined plane
columbine aquilegia aquilege flower angiosperm flowering plant genus irregular showy spurred
columbus capital ohio
column file single indian line units following after another
columnist editorialist journalist writer author writes editorials
coma comatoseness unconsciousness cognitive mind deep prolonged
comb device instrumentation flat narrow pointed teeth edge
combat battle conflict fight engagement fought military forces
combination collection aggregation accumulation assemblage combined
combine unite have feature possess combination
combo dance band orchestra musical organization jazz musicians
combustion burning oxidation oxidization oxidisation chemical reaction process substance reacts oxygen
come travel locomote move toward somebody approach
comeback rejoinder retort return reply response speech quick question remark
comedian comic performer performing artist entertainer professional tells jokes performs comical
comedy drama writing style literary genre light humorous happy ending
comer rival challenger competitor competition promising future
comet extraterrestrial estraterrestrial body relatively frozen mass travels
comfort comfortableness status relaxed feeling pain
comforts amenities conveniences support keep livelihood living comfortable ease
coming approach approaching motion movement drawing spatially closer
command bid bidding dictation speech deed human action authoritative direction instruction
commander commandant military officer serviceman man command unit
commandment command bid bidding dictation commanded
commando ranger serviceman military man personnel member unit trained shock troops
commemorate mark observe celebrate keep ceremony observation
commence begin get start take first step steps carrying action
commend praise evaluate valuate assess express approval
comment remark input statement message subject substance expresses personal opinion belief
commentary comment statement message subject substance written explanation criticism illustration added
commentator observer expert individual someone somebody observes comments
commerce commercialism mercantilism transaction dealing dealings action transactions
commercial advertisement advertizement advertising commercially sponsored radio television
commercialism commerce mercantilism transaction dealing dealings action transactions
commie communist socialist politician politico pol advocates communism
commiseration pity ruth pathos sympathy fellow feeling sorrow misfortunes others
commissary shop store mercantile establishment retail sells equipment provisions
commission committee administrative body social special group delegated consider matter
commissioner administrator executive head chief government
commit perpetrate pull perform negative connotation
commitment committedness seriousness earnestness sincerity trait sincere steadfast fixity purpose
committee commission administrative body social special group delegated consider matter
committeeman committee member fellow
commodity good artefact articles commerce
common park commons green tract land ground parcel piece open recreational
commoner individual someone somebody mortal holds title
commonplace platitude cliche banality remark comment input statement trite obvious
commonwealth province administrative district division territorial official name states united
commotion disturbance disruption flutter disorder disorderly outburst tumult
commune administrative district division territorial smallest european countries
communicate pass convey transmit transfer information
communicating deed human action activity
communication communicating deed human action activity
communion manduction ritual practice pattern participating celebration eucharist
communique dispatch despatch report news story account official
communism socialism socialist economy managed abolishes private ownership
communist politician politico pol political leader member party
community gathering assemblage group living particular local area
commutation commuting travel traveling travelling motion commuter
commutator switch electric electrical control reversing direction current
commute transpose exchange positions change value
commuter passenger train railroad ridden primarily passengers travel
commuting commutation travel traveling travelling motion commuter
compact case container cosmetics mirror
companion comrade fellow familiar friend individual someone somebody frequently company another
companionship company fellowship society friendship friendly relationship
company institution establishment organization organisation created conduct business
compare analyze analyse study examine note similarities differences
comparison comparing examination scrutiny investigation investigating examining resemblances
compartment space amorphous shape area subdivided
compass navigational instrument finding directions
compassion compassionateness sympathy fellow feeling deep awareness another suffering
compatriot national subject individual someone your country
compel oblige obligate induce stimulate cause have force somebody
compensate counterbalance correct balance equilibrate equilibrize equilibrise adjust
compensation recompense payment
compete vie contend
competence competency ability quality adequately well qualified physically intellectually
competition business relation parties compete gain customers
competitor rival challenger competition contestant individual someone somebody hope defeat
compile collect accumulate amass store hive away lay put gather together
compiling compilation collection collecting assembling aggregation
complain kick plain quetch express complaints discontent displeasure unhappiness
complaint ailment ill disorder upset physical physiological persistent bodily disease
complaisance compliance compliancy obligingness agreeableness agreeability disposition temperament tendency yield will
complement construction grammatical expression constituent word phrase complete
complete finish end terminate alter modify come bring
completeness integrity unity wholeness complete entire
completion maneuver manoeuvre play motion successful forward pass football
complex composite concept conception construct conceptual whole complicated related
complexion color colour coloring colouring face
complexity complexness quality intricate compounded
compliance conformity conformation abidance cooperation action acting according certain accepted standards
complicate perplex alter modify complicated
complication hindrance hinderance interference deed process complicating
complicity guilt guiltiness status accomplice crime offense
compliment praise congratulations kudos extolment remark
comply follow obey adjust conform adapt accordance rules commands wishes
component constituent element factor section division concept conception abstract
comportment bearing presence mien manner personal demeanor demeanour dignified conduct
compose constitute represent make comprise substance
composer musician artist creative composes music profession
composing composition placement arrangement position spatial property resulting relation whole
composite complex concept conception construct conceptual whole complicated related
composition composing placement arrangement position spatial property resulting relation whole
compost composition mixture decaying vegetation manure
composure calm calmness equanimity disposition temperament nature steadiness mind stress
compound intensify heighten deepen increase magnitude intense stronger marked
compounding combination combining integrity whole
comprehend grok savvy dig understand meaning
comprehension understanding apprehension discernment savvy ability understand meaning importance
compress compact wedge squeeze force displace pressing
compressor mechanical device mechanism compresses
comprise consist composed
compromise cooperation action middle extremes
compulsion irrational impulse motive urge might better left undone unsaid
compulsive individual someone somebody mortal disposition
compulsivity compulsiveness trait acting compulsively
compunction remorse sorrow regret rue ruefulness feeling deep
computation calculation computing procedure process calculating
compute calculate cipher cypher reason think cogitate cerebrate mathematical calculation computation
computer machine device performing calculations automatically
computing engineering science applied technology
comrade companion fellow familiar friend individual someone somebody frequently company another
con argument statement evidence opposed proposal
conceal hide prevent seen discovered
concede profess confess admit acknowledge declare adjudge
conceit vanity pride pridefulness feeling feelings excessive
conceive gestate conceptualize conceptualise create mental mentally make idea
concentrate turn denser stronger purer
concentration property strength solution
concept conception construct idea thought cognitive mental abstract general inferred derived
conception concept construct idea thought cognitive mental abstract general inferred derived
conceptuality conceptualization conceptualisation concept conception construct idea elaborated
concern refer pertain relate relevant
concert performance public presentation show music players singers involving theatrical
concertina barbed wire barbwire coiled obstacle
concerto classical music serious genre composition orchestra soloist
concession grant contract written agreement granting right operate subsidiary business
concessionaire concessioner small businessman man affairs holds operates concession
concierge caretaker custodian keeper steward french apartments hotel
conciseness concision pithiness succinctness terseness expressive style economy writing speaking achieved
conclave meeting gathering assemblage confidential secret
conclude reason think cogitate cerebrate decide reasoning
conclusion decision determination judgment judgement mind opinion position reached after consideration
concord capital hampshire
concrete building material artefact strong hard composed sand
concur agree hold concord accord
concurrence concurrency agreement speech results opinions
concussion injury accidental accident brain caused blow
condemn reprobate decry objurgate denounce knock criticize criticise express strong disapproval
condemnation disapprobation disapproval message subject substance expression strong
condensation process unconscious knowledge noesis whereby ideas images combine
condenser capacitor capacitance electrical device capacity store electric charge
condescension superciliousness disdainfulness arrogance haughtiness hauteur trait displaying patronizing those considered
condition status particular
conditioner cardiopulmonary exercise exercising physical conditions body
conditioning learning acquisition basic cognitive process organism behavior becomes dependent
condo condominium dwelling home domicile
condom rubber safety safe contraceptive
condominium condo dwelling home domicile
conduct deal manage care handle direct course
conduction conductivity physical phenomenon natural transmission heat electricity sound
conductivity conduction physical phenomenon natural transmission heat electricity sound
conductor director musician artist creative leads musical group
cone artefact shaped artifact
confectionary confectionery shop store mercantile
confederacy south dixie dixieland southern states seceded united
confederate supporter protagonist champion admirer states america
conference meeting gathering assemblage prearranged consultation exchange information discussion
confess squeal fink admit acknowledge declare adjudge punishable reprehensible deed pressure
confession admission acknowledgment acknowledgement misdeeds faults
confessional booth cubicle stall kiosk
confessor priest clergyman reverend man the cloth hears confession gives absolution
confidant intimate friend individual someone somebody whom private matters confided
confidante confidant intimate friend female
confide unwrap disclose let bring out reveal private
confidence assurance certainty cognitive mind freedom doubt
confidentiality privacy privateness secrecy concealment secret
configuration constellation design plan arrangement organization elements
confine restrict trammel limit place limits
confinement parturiency labor labour parturition birth giving birthing concluding pregnancy
confines scope range reach orbit bounded
confirm corroborate sustain substantiate establish strengthen evidence facts
confirmation verification check substantiation proof cogent evidence grounds additional believed
conflict struggle battle action deed human open clash opposing groups
conformation balance equilibrium equipoise counterbalance
conformity conformance agreement correspondence compatibility appearance
confrere colleague fellow associate peer equal match member class profession
confront face meet encounter play take oppose hostility competition
confrontation challenge speech bold
confuse confound mistake misidentify identify another
confusion disorder resulting failure behave predictably
congestion symptom evidence grounds excessive accumulation blood fluid body
congo zaire republic central africa
congratulate compliment praise evaluate valuate assess expresses
congratulation felicitation speech deed human action acknowledging occasion celebration
congratulations praise kudos extolment approval commendation message subject expression
congregation fold faithful grouping group adhere common faith habitually attend
congress legislature legislative assembly body general united states government
congressman congresswoman representative legislator lawgiver lawmaker member united states house representatives
conjecture speculation hypothesis possibility theory concept formed speculating conjecturing
conjugate solution mixture partially miscible liquids produces solutions
conjunction concurrence coincidence simultaneity simultaneousness timing temporal property happening same
connect link tie fasten together pieces
connecticut england
connection connexion connectedness abstract relation events
connoisseur cognoscente authority expert able appreciate field
connotation intension meaning significance signification import what must know order determine
conquer suppress subdue control hold contain bring force authority
conqueror vanquisher victor master superior combatant victorious force arms
conquest conquering subjection subjugation capture gaining control seizure acquiring
conscience scruples ethical motive ethics morals morality motivation deriving logically moral
consciousness cognitive mind psychological alert aware yourself your situation
conscription muster draft mobilization mobilisation militarization militarisation compulsory military service
consensus agreement accord harmony concord judgment opinion reached group whole
consent permission approval commendation
consequence effect outcome result phenomenon process physical follows caused previous
conservation preservation improvement betterment advance transformation occurrence virtue preventing loss injury
conservatism conservativism political orientation ideology theory theological advocating preservation best
conservative conservativist adult grownup individual someone reluctant accept changes ideas
conservatoire conservatory school schoolhouse building
consider see reckon view think believe conceive deem
consideration thinking thought process cerebration giving careful
consistence consistency uniformity uniformness similarity harmonious agreement among
consistency consistence substance body property holding together retaining shape
consolation solace solacement comfort pleasure pleasance feel consoled times disappointment
console table furniture article fixed
consolidation combining combine union solid mass
consonant phone speech sound language vowel
conspiracy confederacy agreement understanding statement secret perform unlawful
conspirator coconspirator plotter machinator criminal felon crook outlaw member conspiracy
conspire cabal complot conjure plot plan engage plotting enter conspiracy swear
constable lawman law officer peace defender less authority jurisdiction sheriff
constancy stability changelessness unchangeability unchangeableness unchangingness enduring free change variation
constant invariable quantity concept conception construct does vary
constatation assumption supposition supposal hypothesis basic argument
constellation configuration design plan arrangement organization elements
consternation alarm dismay fear fearfulness fright emotion resulting awareness danger
constituent component element portion physical artifact individual composite entity
constitute represent comprise compose
constitution law legal document instrument official determining fundamental political principles government
constriction bottleneck chokepoint narrowing shape form configuration reduces flow channel
construct build make create combining materials
construction building creating from raw materials creation creative constructing
construe interpret see understand sense
consulate diplomatic building government serves
consult ask inquire enquire communicate advice
consultant adviser advisor authority expert gives advice
consultation audience interview conference discussion
consume devour demolish down eat finish polish off completely great appetite
consumer user individual someone somebody uses goods services
consumption ingestion intake uptake bodily process body function organic taking food
contact interaction action close
contain incorporate comprise include
container instrumentation artefact object hold
containership cargo ship vessel designed
contaminate pollute foul dirty soil begrime grime impure
contamination taint impurity impureness status contaminated
contemplate view consider look analyze thoughtfully
contemplation stare look looking long thoughtful observation
contemporaries coevals generation people grouping living same approximately
contemporary coeval peer equal match compeer nearly same another
contempt disdain scorn despite dislike feeling lack respect accompanied intense
contend postulate claim affirm maintain assert
contender rival challenger competitor contestant
content contents collection aggregation accumulation assemblage everything included held
contention assertion averment asseveration declaration point asserted argument
contest competition social occasion winner selected among contestants
contestant individual someone somebody mortal participates competitions
contestee winner victor contestant
context discourse language linguistic surrounds unit helps determine
continence continency discipline exercise self constraint sexual matters
continent landmass land mass dry landmasses earth
contingency eventuality contingence occurrence occurrent natural possible event result
contingent gathering assemblage persons representative larger group
continuance continuation deed human action continuing activity interruption
continuation continuance deed human action continuing activity interruption
continue proceed keep certain condition activity
continuity coherence coherency cohesion cohesiveness uninterrupted connection union
continuum time continuous nonspatial whole extent succession portion
contortion deformation shape twisting deforming
contortionist acrobat athlete jock able
contour isometric line drawn connecting points equal height
contrabass bowed stringed instrument string largest lowest member violin family
contrabassoon contrafagotto bassoon instrument double
contraception birth control prevention family planning devices
contraceptive preventive preventative device instrumentation agent intended prevent conception
contract written agreement understanding binding persons enforceable
contraction shortening decrease diminution reduction tensing organ muscle fiber
contractor builder constructor
contradict belie negate deviate vary diverge depart contradiction
contradiction opposition oppositeness conflicting forces ideas
contrafagotto contrabassoon bassoon instrument double
contralto singer vocalist vocalizer vocaliser woman voice
contraption appliance contrivance convenience device instrumentation control useful particular
contrary reverse opposite opposition oppositeness relation direct
contrast opposition oppositeness dissimilarity compared
contribute lend impart bestow alter modify
contribution share attempt effort endeavor endeavour contributed bringing result
contributor subscriber donor giver presenter bestower contributes
contrition attrition contriteness sorrow regret rue ruefulness arising fear damnation
contrivance appliance contraption convenience device instrumentation control useful particular
control power powerfulness quality direct determine
controller accountant comptroller businessperson bourgeois capitalist maintains audits business accounts
controversy contention contestation disputation dispute difference opinion conflict contentious speech
contusion bruise injury hurt harm trauma doesn break skin results discoloration
convection temperature natural process action transfer heat fluid
convector heater warmer device space
convenience comfort comfortableness status suitable opportune
convent religious residence cloister nuns
convention meeting gathering assemblage formal assembly
conversation speech spoken language informal exchange views ideas information
converse discourse talk speak communicate intercommunicate carry conversation
conversion transition changeover transformation transmutation shift alteration event results
convert alter modify change system another plan policy
converter convertor device instrumentation changing
convertible car auto automobile machine folded removed
convertor converter device instrumentation changing
convexity convexness shape form configuration contour property possessed convex
convey impart leave give pass known
conveyor conveyer messenger courier traveler traveller conveys
convict pronounce label judge declare find guilty
conviction belief cognitive mental unshakable need proof evidence
convince convert persuade induce stimulate cause
convoy procession action land vehicles traveling together
cook create from raw material stuff make prepare meal
cooker cooking utensil cookware kitchen
cookfire fire fireplace hearth open cooking
cookhouse galley caboose kitchen room
cookie cooky biscuit cake baked goods flat sweet cakes
cooking cookery preparation preparing
cookstove stove kitchen range cooking
cookware kitchen utensil material does
cool chill alter modify cooler
coolant fluid substance agent
cooler refrigerator icebox white goods cooling liquids
cooling chilling temperature natural process action becoming cooler
coolness imperturbability imperturbableness calmness feeling calm unruffled self assurance
coon rustic commoner common man eccentric undignified
coonskin cap headdress headgear raccoon
coop hencoop henhouse farm building edifice housing poultry
cooperate collaborate work together common enterprise project
cooperation action deed human joint operation
cooperative commercial enterprise jointly owned
coordinate organize organise arrange set put bring order organization
coordination skillfulness skillful effective interaction movements
coordinator organizer organiser arranger thinker whose task work goes harmoniously
cop bull copper fuzz policeman police officer lawman uncomplimentary terms
cope contend grapple deal succeed doing achieving producing
copenhagen kobenhavn capital largest city denmark
coping header cope brick ceramic laid sideways wall
copper metallic element metal chemical ductile malleable reddish brown corrosion resistant
copy transcript written record account reproduction
copyholder mechanical device mechanism printing
coquette flirt vamp vamper woman adult female seductive uses appeal exploit
coracle small boat rounded hides
coral pink chromatic color colour spectral variable averaging deep
corbel truss bracket wall support
corbiestep step stair support gable
cord line artefact twisted fibers threads
cordial liqueur alcohol alcoholic drink
cords corduroys trousers pair pant
corduroy cord fabric cloth material textile pile vertical ribs
corduroys cords trousers pair pant garment cotton corduroy cloth
core nucleus set collection aggregation accumulation group indispensable persons
corer device instrumentation removing core
cork bark covering natural cover outer
corkboard insulant insulation building material
corkscrew bottle opener pulls corks
corn maize cereal grass tall annual bearing kernels
corncrib crib bin storing drying
corner area country region place side
cornerback football player footballer athlete
cornet horn trumpet trump brass
cornfield grainfield grain field planted corn
cornice valance pelmet framework frame
cornmeal meal foodstuff food product coarsely ground corn
corona aureole radiance glow glowing light outermost region atmosphere
coroner investigator expert public official investigates inquest death natural
coronet crown diadem jewelled headdress
corporal noncommissioned officer noncom enlisted military army force marines
corporation corp firm house business whose articles incorporation approved
corporeality materiality physicalness corporality quality physical
corps army military force unit divisions support
corpse cadaver stiff clay body dead human
corpulence overweight stoutness adiposis fleshiness obesity corpulency fatness property excessive
corral pen enclosure cattle
correct rectify right reversal turn reverse
correction rectification improvement offering replace mistake
corrective restorative device instrumentation treating
correctness rightness quality conformity fact truth
correlation correlativity reciprocality reciprocity reciprocal relation
correspond match fit check equal compatible similar consistent
correspondence written language black and white communication exchange letters
correspondent communicator individual someone somebody communicates means letters
corridor passageway passage enclosed
corrigenda list listing database printing
corroboration documentation certification confirmation information
corruption corruptness dishonesty unrighteousness lack integrity honesty
corsage bouquet posy nosegay flower arrangement floral flowers given present
corset girdle stays foundation garment
cortex pallium neural structure anatomical complex body layer unmyelinated neurons
corticosteroid corticoid steroid hormone sex produced adrenal cortex synthesized
corticotropin acth adrenocorticotropin adrenocorticotrophin hormone endocrine internal secretion produced anterior pituitary
corvette warship war vessel combat
cosecant cosec trigonometric function circular mathematical ratio hypotenuse opposite side right
cosigner cosignatory signer signatory individual someone signers same document
cosmos universe existence creation everything exists anywhere
cosmotron synchrotron cyclotron proton
cost outgo spending expenditure outlay total spent goods services including money
costume attire garb dress clothing worn play fancy ball
cottage bungalow house dwelling home domicile single story
cotton plant fiber fibre natural soft silky fibers plants
cottonmouth pit viper venomous semiaquatic snake swamps southern united
couch sofa lounge seat furniture article upholstered
couchette compartment room european passenger
cough expectorate out spit exhale abruptly chest cold congestion
coulter colter wedge inclined plane
council administrative body social serving capacity
counsel advocate counselor counsellor lawyer attorney professional pleads cases court
counseling guidance counsel counselling message subject substance provides direction advice decision
counselor counsellor adviser advisor consultant authority gives advice problems
count number enumerate numerate determine find out ascertain amount
countenance visage appearance visual aspect quality conveyed face
counter table furniture article horizontal surface business transacted
counterattack countermove attack onslaught onset onrush defending force against attacking enemy
counterbalance counterweight counterpoise balance weight artefact balances another
counterbore countersink bit cutting implement
counteroffensive offense offence offensive operation scale
counterpane bedspread bedcover spread bedclothes
counterpart equivalent knowledge noesis same function characteristics another
counterpoint polyphony polyphonic music concerted musical involving simultaneous sound melodies
counterproposal proposal message subject substance offered alternative earlier
countershot shooting shot propulsion actuation return
countersign password watchword word positive
counting count numeration enumeration investigation investigating work
countinghouse office business place establishment
country nation land political social politically organized body single government
countryman compatriot national subject your country
countryside country rural area geographical geographic regions
county region created territorial division purpose local
coup putsch takeover action deed human sudden decisive change government illegally
coupe car auto automobile machine
couple twosome duo duet pair gathering assemblage associate another
coupler coupling mechanical device mechanism
coupling yoke connection connexion connector connecter
coupon voucher commercial document instrument written negotiable certificate detached redeemed needed
courage courageousness bravery braveness spirit character fiber fibre enables face danger
courier messenger traveler traveller individual someone carries message
course class education instruction teaching pedagogy imparted series lessons meetings
coursing hunt hunting outdoor sport
court tribunal judicature assembly gathering assemblage
courtesy politeness civility action courteous respectful considerate
courthouse government building edifice houses
courtier attendant attender tender assistant court sovereign
courtroom court room area lawcourt
courtyard court area structure construction wholly partly surrounded walls buildings
cousin relative individual someone somebody child your aunt uncle
cove inlet recess body water
cover provide covering covered
coverage sum money amount total insurance carried
coverall protective garment clothing article
coverlet bedspread bedcover bed cover covering decorative
covetousness envy enviousness resentment bitterness envious eagerness possess
cow cattle cows kine oxen female domestic
coward individual someone somebody mortal shows fear timidity
cowardice cowardliness spirit character fiber fibre trait lacking courage
cowbarn cowshed cowhouse byre barn
cowbell bell acoustic device hung
cowboy cowpuncher puncher cowman ranch hand hired man tends cattle performs
cowcatcher fender buffer pilot framework
cowhand cowboy cowpuncher puncher ranch hand hired man tends cattle performs
cowhide cowskin leather animal skin hide
cowhouse cowbarn cowshed byre barn
cowling hood bonnet cowl protective covering cover protection metal covers engine
cowpuncher cowboy puncher cowman ranch hand hired man tends cattle performs
cows cattle kine oxen bovine bovid domesticated animals group regardless
cowshed cowbarn cowhouse byre barn
coyness demureness affectedness unnaturalness affectation demure provocative
coyote wolf canine canid native western north america
cps hertz rate magnitude quantitative unit frequency
crab decapod crustacean eyes short stalks broad flattened
crack check break fractured
cracker bread breadstuff staff life baked goods thin crisp wafer flour
cracking crack snap noise sound sudden sharp
crackle crepitate rattle sound crackling
crackpot crank nut fruitcake eccentric flake oddball whimsically
cradle baby bed furniture sides rockers
craft trade occupation business job line work skilled practice practical
crafter craftsman creator individual someone somebody great skill manual arts
craftsman professional adult grownup whose work consistently high
craftsmanship craft workmanship skill accomplishment acquirement acquisition occupation trade
crag cliff drop geological formation steep rugged rock
cragsman climber athlete jock vertical
cramp spasm symptom evidence grounds painful involuntary muscular contraction
crampon crampoon grapnel grapple grappler
crampoon crampon grapnel grapple grappler
craniometer measuring instrument system device
crash descend fall down come violently
crassness crassitude insensitivity insensitiveness inability unfitness crass devoid refinement
crate box container rugged
cravat neckwear garment worn slipknot
crave hunger thirst starve desire want craving appetite great
crawl creep travel locomote move slowly
craze fad furor furore fashion vogue trend style interest followed exaggerated
creak whine squeak screech make noise resound sound high pitched screeching
creaking creak noise sound squeaking
cream pick elite upper class crust best group
creamer pitcher ewer vessel serving
create make
creation deed human action creating
creativeness creativity ability power knowledge noesis create
creativity creativeness ability power knowledge noesis create
creator godhead lord maker terms referring judeo christian
creature animal beast brute living animate organism voluntary movement
creche hospital infirmary medical building health facility foundlings
credenza credence buffet counter sideboard
credit recognition approval commendation message subject
credits acknowledgment acknowledgement message subject
credo creed doctrine philosophy philosophical system school thought principles beliefs
creed credo doctrine philosophy philosophical system school thought principles beliefs
creek brook stream watercourse body water natural smaller river
creel basket handbasket container wicker
creep crawl travel locomote move slowly
creeper vascular plant tracheophyte flora
creese kris crease dagger sticker
crematorium crematory morgue mortuary dead
crematory crematorium morgue mortuary dead
crenelation battlement crenellation rampart bulwark
crenellation battlement crenelation rampart bulwark
crescendo volume loudness intensity sound property gradual increase
crest line hill mountain wave
crevice cranny crack fissure depression impression imprint concave shape long narrow
crew social organization organisation women vehicle
crewet cruet bottle vessel holds
crib cot baby bed furniture high sides slats
cricket orthopterous insect orthopteron orthopteran leaping
cricketer athlete jock contestant plays
crime offense offence transgression evildoing punishable
criminal felon crook outlaw principal wrongdoer offender committed crime legally convicted
criminality criminalism criminalness guilt guiltiness status criminal
crimson ruby red redness chromatic color colour deep vivid
cringle eyelet loop grommet fastener
crinoline hoopskirt skirt garment stiffened
cripple individual someone somebody mortal unable walk normally because injury disability
crisis situation difficulty unstable extreme danger
crisp chip snack food dish thin slice potato fried deep
crispness freshness newness pleasing firmness
crit criterium bicycle race bike
criterion standard touchstone system measurement metric quantity amount basis comparison
criterium crit bicycle race bike
critic professional adult grownup professionally engaged analysis interpretation works
criticism disapproval message subject substance expressed pointing faults shortcomings
criticize knock criticise comment notice remark point out find fault
croaking croak utterance vocalization auditory harsh hoarse
crockery dishware tableware ware
crofter small farmer husbandman granger owner tenant farm great britain
cromlech dolmen megalith megalithic structure
cromorne krummhorn crumhorn instrument double
crone hag beldam beldame old woman oldster senior citizen ugly evil
crony buddy brother chum friend individual someone somebody close accompanies buddies
crook criminal felon outlaw principal wrongdoer offender committed crime legally convicted
crop harvest output yield production plants single growing season
croquet outdoor game athletic players
cross traverse track cover pass travel locomote across
crossbeam trave traverse crosspiece beam
crossbench seat support seats house
crossbow bow weapon arm system
crossing travel traveling travelling motion across
crosspiece trave traverse crossbeam beam
crossroad intersection crossway crossing junction topographic point place spot street road
crossroads hamlet community gathering assemblage smaller village
crosstie tie sleeper brace bracing
crossword puzzle game words corresponding
crouch stoop bend bow flex shape form back forward waist down
crow gloat triumph boast tout swash shoot line dwell satisfaction
crowbait saddle horse riding mount emaciated likely soon carrion attractive
crowd gathering assemblage number considered together
crown symbol signal signaling sign
crownwork crown jacket cap dental
crucible vessel container material does
crucifix rood cross emblem representation jesus died
crucifixion execution executing capital punishment death penalty method widespread ancient world
crudity crudeness primitiveness primitivism wild natural nature unrefined
cruelty maltreatment abuse cruel
cruet crewet bottle vessel holds
cruise travel journey drive around aimlessly ostentatiously leisure
cruiser car auto automobile machine
crumhorn krummhorn cromorne instrument double
crunch noise sound crunching
crupper strap leather strip back saddle passing horse tail
crusade campaign cause drive venture undertaking project task series actions advancing
cruse jar vessel
crush oppress suppress come down keep unjust authority
crusher device instrumentation crushes
crust layer region outer earth
crutch staff stick wooden metal fits armpit reaches
cry shout call yell utter emit let out loose sudden loud
cryocautery cautery cauterant instrument destroying
cryometer thermometer measuring instrument system
cryoscope measuring instrument system device
cryostat thermostat thermoregulator regulator operates temperatures
crypt burial chamber sepulcher sepulchre
crystal solid formed solidification chemical highly regular
crystallite crystal crystallization rock stone numerous minute rudimentary crystalline bodies unknown
crystallography physics natural philosophy science branch studies formation structure crystals
cuba communist caribbean island
cubby cubbyhole snuggery snug room
cube regular polyhedron convex solid platonic body hexahedron equal squares faces
cubicle cell room area monk
cubism artistic movement art social france beginning featured surfaces
cud feed provender food nutrient ruminant regurgitated chewed again
cuddy galley caboose cookhouse pantry
cuff turnup lap overlap flap turned back encircling sleeve
cufflink jewelry jewellery adornment pair linked buttons fasten cuffs
culdoscope endoscope medical instrument specialized
cullender colander strainer filter bowl
culminate climax end stop finish terminate reach final climactic stage
culmination apogee phase stage time period final climactic
culotte skirt garment divided
culprit perpetrator wrongdoer offender bad perpetrates wrongdoing
cult religion faith organized institution followers exclusive system beliefs practices
cultist follower individual someone somebody member religious cult
cultivation socialization socialisation acculturation enculturation training education develop mind manners
culture civilization civilisation society particular place
cumulus cloud atmospheric phenomenon globular
cup crockery dishware tableware open container drinking
cupboard closet storage space area room
cupel vessel container porous bowl
cupola furnace chamber vertical cylindrical
cuppa cupper tea beverage drink
cupper cuppa tea beverage drink
cur mongrel mutt dog domestic canis familiaris canine inferior mixed breed
curacoa curacao orange liqueur cordial
curb curbing kerb edge side sidewalk roadway line curbstones
curbside pavement paving paved surface side sidewalk bordered curb
curbstone kerbstone paving stone forming
cure heal help aid better improve provide healthy again
curet curette surgical instrument medical
curette curet surgical instrument medical
curio curiosity oddity oddment physical unusual perhaps worthy collecting
curiosity wonder cognitive mind psychological want learn
curl curve kink surface
curler roller crimper mechanical device
currant berry edible fruit tart black berries primarily jellies jams
currency medium exchange monetary system standard criterion metal paper presently
current electrical phenomenon physical flow electricity conductor
curriculum program programme syllabus information info message subject integrated course academic
currycomb comb device square rows
curse cuss blaspheme swear express verbalize verbalise utter obscenities profanities
cursor pointer indicator device movable
curtail restrict curb limit circumscribe confine decrease place restrictions
curtain drape drapery mantle blind screen protective covering cover hanging cloth
curtness abruptness brusqueness gruffness discourtesy rudeness manner personal abrupt discourteous
curve line shape form trace point whose direction motion changes
curvet vaulting dressage equestrian sport
cushion shock damper muffler device mechanical
cushioning padding artefact artifact soft resilient material fill give
cusp point end terminal formed intersecting arcs
cuspidor spittoon receptacle container spit
cuss pest blighter pesterer tormentor tormenter persecutor oppressor persistently annoying
custodian keeper steward defender guardian protector shielder charge buildings grounds animals
custody detention detainment hold confinement subjugation subjection confined
custom usage usance practice pattern accepted habitual
customer client consumer user pays goods services
customhouse customshouse government building edifice
customshouse customhouse government building edifice
cut separate disunite divide displace instrument
cutlas cutlass sword blade brand
cutlass cutlas sword blade brand steel short heavy curved edge
cutlery cutter cutting implement tool
cutout switch electric electrical control
cutting creating removal creation creative activity selecting scenes shown putting them
cybercafe cafe coffeehouse coffee shop
cyclades aegean civilization civilisation culture bronze islands southern flourished
cycle rhythm round time interval quantity amount during recurring sequence events
cycling sport athletics diversion recreation
cyclist bicyclist bicycler wheeler pedaler pedaller rider rides bicycle
cyclotron accelerator particle atom smasher
cyder cider beverage drink drinkable
cylinder solid shape form bounded cylindrical surface parallel planes
cylix kylix cup crockery dishware
cymbal percussion instrument percussive musical
cymograph kymograph scientific instrument rotating
cynic faultfinder unpleasant disagreeable unwelcome persona non grata critical motives others
cyst pathology ill health unhealthiness problem closed develops abnormally body structure
cytoplasm cytol protoplasm living substance cell excluding nucleus
czechoslovakia former republic central europe
dab swab swob put apply cover
dacha country house russian
dad dada daddy father male parent begetter informal term
dadaism dada artistic movement art social nihilistic
daddy dad dada father male parent begetter informal term
daffodil narcissus bulbous plant numerous varieties plants showy yellow
dagger sticker knife weapon arm system short pointed blade piercing stabbing
daiquiri cocktail mixed drink lime lemon juice
dairy farm workplace work products produced
dairyman farmer husbandman granger sodbuster owner manager dairy
dais podium pulpit rostrum platform horizontal surface level raised above surrounding
daishiki dashiki shirt garment loose
daisy flower angiosperm flowering plant numerous composite plants heads well
dallas commercial industrial city northeastern texas located
dam dike dyke barrier obstruction obstructor obstructer constructed contain flow water
damage harm impairment alteration modification occurrence occurrent change worse
damascus dimash ancient city
dame doll wench skirt girl miss missy young lady informal terms
damn curse beshrew bedamn raise conjure invoke wish harm upon
damnation denunciation denouncement speech damning
damned people grouping condemned eternal punishment
dampen stifle inhibit bottle suppress constrain lessen intensity
dampener moistener device instrumentation dampens
dance move graceful rhythmical
dancer terpsichorean performer performing artist entertainer dances professionally
dancing dance terpsichore saltation diversion recreation taking series rhythmical steps
dandelion blowball herb herbaceous plant vascular tracheophyte herbs genus taraxacum long
dane european inhabitant habitant dweller native denmark
danger status condition susceptible harm injury
dangle swing drop hang freely
danish scandinavian language nordic norse official denmark
dante italian poet famous writing divine comedy
dare presume take upon oneself
daring dare challenge speech dangerous foolhardy
dark darkness illumination absence light
darkness dark illumination absence light
darkroom room area photographs developed
darling favorite favourite pet lover individual someone somebody special loved
dart flit flutter fleet travel rapidly speed hurry zip move along
darwin english natural scientist formulated theory evolution
dash dart scoot scud rush hotfoot hasten hie move quickly hastily
dashiki daishiki shirt garment loose
dasymeter densimeter densitometer measuring instrument
data information collection aggregation accumulation assemblage facts conclusions drawn
database information info message subject
date day hours hour period interval specified month
datum information knowledge noesis item factual derived measurement research
daughter girl female offspring child kid human
davit crane lifting device like
dawn dawning morning aurora hour time day clock first light
dawning dawn morning aurora hour time day clock first light
day time quantity amount earth complete rotation axis
daybed sofa couch lounge seat armless
daybreak dawn dawning morning hour time day clock first light
daylight day daytime time period fundamental quantity after sunrise before sunset
days years life time period during continues
daytime day daylight time period fundamental quantity after sunrise before sunset
deacon church officer official functionary protestant layman assists minister
dead people grouping longer living
deadhead nonworker individual someone somebody nonenterprising paying
deadline point time quantity amount must completed
deadlock impasse stalemate standstill situation difficulty progress advancement possible
deaf people grouping severe hearing impairments
deal cover treat handle broach initiate hash out discuss verbally artistic
dealer trader bargainer monger merchant merchandiser businessperson bourgeois purchases maintains inventory
dealing treatment handling management direction method manner conduct relation others
dealings traffic interchange reciprocation interaction social verbal
dean academic administrator decision maker charge division university college
deanery residence house official dean
dear beloved dearest honey lover individual someone somebody
death decease expiry alteration modification occurrence occurrent event dying departure life
deathbed time life period last hours before death
deathtrap structure construction artefact unsafe
debacle fiasco collapse occurrence occurrent natural sudden violent
debate argument argumentation discussion word speech reasons advanced against proposition proposal
debauch orgy debauchery saturnalia revel revelry merrymaking conviviality wild gathering involving
debility infirmity frailty feebleness unfitness softness ill health unhealthiness weak body
debris dust junk rubble rubbish trash scrap waste remains destroyed broken
debt indebtedness liability financial obligation owing
debugger program programme computer helps
debunking repudiation exposure presentation presentment demonstration falseness pretensions
debut introduction launching unveiling beginning start commencement
dec december gregorian calendar month last
decade decennary decennium time period fundamental quantity years
decaf coffee java beverage drink
decanter carafe bottle vessel stopper
decathlon athletic contest competition athletics
decay natural process action gradually becoming inferior
deceased decedent departed individual someone somebody mortal longer alive
decedent deceased departed individual someone somebody mortal longer alive
deceit fraudulence dishonesty unrighteousness fraudulent
deceive delude cozen victimize victimise wrong false
deceleration slowing retardation alteration modification occurrence occurrent decrease rate change
december dec gregorian calendar month last
decency propriety properness correctitude demeanor conforming standards morality
decide determine reach come decision
decimeter decimetre metric linear unit length equal tenth meter
decision determination conclusion choice selection option pick your mind
deck platform horizontal surface level platforms built vessel
declamation oratory address speech vehement
declaration statement message subject substance emphatic explicit
declare say tell express verbalize emphatically authoritatively
declarer contractor bridge player hand
decline worsen turn grow worse
declinometer measuring instrument system device
declivity descent fall decline slope incline side geological formation downward bend
decomposition vector algebra analysis field
decor decoration ornament ornamentation artefact layout furnishings livable interior
decorate adorn grace ornament alter modify attractive adding colour
decoration ornament ornamentation artefact beautify
decorativeness appearance visual aspect quality serves decorate attractive
decorator specialist specializer specialiser expert specializes interior decoration
decorum decorousness propriety properness correctitude demeanor manners conduct
decrease diminish lessen fall magnitude size extent range
decree edict fiat order enactment legal document instrument official legally binding
decrement decrease amount magnitude decreases
dedication fidelity faithfulness quality complete wholehearted
deduce infer deduct derive reason out conclude think deduction
deduct subtract calculate cipher cypher compute subtraction
deduction depreciation wear and tear reduction gross amount calculated
deed title legal document instrument official signed sealed delivered effect
deedbox strongbox box container strongly
deem hold see consider reckon view keep mind convey conviction
deepening development evolution process physical becoming deeper profound
deer cervid ruminant ungulate artiodactyl mammal distinguished bovidae male solid deciduous
deerstalker hat chapeau lid headdress
default absence nonattendance loss showing
defeat overcome victory
defect imperfection imperfectness bodily system
defection desertion abandonment withdrawal departure going away withdrawing support help despite
defend support argue reason present represent speak defense
defendant suspect litigant litigator party institution against whom action brought court
defender guardian protector shielder preserver individual someone somebody cares persons property
defense defence military action resources protecting country against
deference respect politeness civility action courteous expression
defiance rebelliousness intractability intractableness trait intentionally contemptuous behavior attitude
defibrillator electronic device administers electric
deficiency lack want need demand status needing absent unavailable
deficit shortage shortfall insufficiency inadequacy deficiency amount property less expected required
defilade fortification munition defensive structure
define specify delineate delimit determine essential
defining shaping process physical serving define shape
definition explanation account statement concise meaning word phrase symbol
deflection warp aberrance aberrancy aberration deviance twist
deflector device instrumentation intended turn
deformation distortion damage harm impairment alteration change worse
defroster deicer heater warmer device
defy withstand hold resist out stand firm confront resistance
degeneration devolution process physical declining higher lower level effective
degradation debasement changing lower
degree grade level property position scale intensity amount
deicer defroster heater warmer device
deity divinity god immortal spiritual supernatural belief worshipped controlling world aspect
dejection depression psychological mental melancholy
delaware river rises catskills southeastern york flows
delay detain decelerate slow down slowed delayed
delegate depute designate assign transfer power
delegation deputation commission delegacy organization organisation group representatives delegates
deli delicatessen shop store mercantile
deliberation discussion word speech sides question
delicacy daintiness fineness elegance quality beautiful delicate appearance
delight delectation pleasure pleasance feeling extreme satisfaction
delineation depiction picture description verbal statement graphic vivid
delirium craze frenzy fury mania manic disorder affective major violent mental
deliver present talk speak utter mouth
deliverance rescue delivery saving recovery retrieval deed human action preservation loss
delivery bringing transportation transport transfer transferral delivering distributing
delta geological formation physical triangular area alluvial deposits river divides
deltoid skeletal muscle striated musculus triangular covering shoulder joint serving
deluge flood inundation torrent batch deal flock good overwhelming number amount
demagogue demagog politician politico pol political leader seeks support appealing popular
demand request ask for bespeak call urgently forcefully
demander individual someone somebody mortal makes demands
demarcation limit boundary bound bounds extremity specific area
demeanor demeanour behavior behaviour trait behaves toward
demijohn bottle vessel short narrow
demimonde class stratum social woman considered respectable because indiscreet
demineralization demineralisation pathology ill health unhealthiness problem abnormal loss mineral salts
demister heater warmer device removes
demitasse coffee java beverage drink
democracy political orientation ideology theory those favor government elected
democrat politician politico pol political leader member democratic party
demodulator detector rectifier electrical device
demolition destruction wipeout ending conclusion finish occurrence event
demon devil fiend daemon evil spirit disembodied supernatural
demonstrate show demo exhibit give exhibition interested audience
demonstration presentation presentment show entertainment amusement display
demonstrative pronoun function word points intended referent
demonstrator teacher instructor educator pedagogue assistant demonstrates principles taught
demoralization demoralisation degradation debasement destroying moral basis doctrine policy
denial speech deed human action refusing comply
denim jeans trousers pair pant
denmark danmark constitutional monarchy northern europe
denomination nongovernmental organization ngo organisation group religious congregations distinctive faith
denote designate denominate sign indication
denouement result resultant final outcome complex sequence events
denounce knock criticize criticise pick apart speak against
denseness dumbness stupidity inability mentally slow limited
densimeter densitometer measuring instrument system
densitometer measuring instrument system device
densitometry measurement measuring mensuration optical density substance shining light
density denseness compactness solidity solidness amount unit size
dent indent flex bend deform twist depression
dentist medical practitioner man health professional primary care provider qualified practice
denture plate dental appliance device artificially replaces missing teeth
denunciation denouncement speech deed human action public denouncing
denver capital largest city colorado
deny contradict negate contravene disagree declare untrue
depart exit out get leave move away place another direction
department section division administrative body specialized organization
departure going leaving deed human action departing
depend contingent upon
dependence dependance dependency relying controlled else
dependency dependence dependance relying controlled else
dependent dependant recipient receiver acquirer relies another support
depict picture render show represent interpret
depletion decrease diminution reduction decreasing markedly
deportee exile foreigner alien noncitizen outlander expelled home country authority
deposit lodge wedge stick fasten fix secure attach force implant
depositor investor capitalist deposited money bank similar institution
depot terminal terminus station facility installation transport vehicles load unload passengers
depravity corruption degeneracy depravation immorality quality moral perversion
depreciation decrease diminution reduction price value
depredation predation plundering pillage pillaging aggression marauding
depression psychological mental pessimistic sense inadequacy despondent lack
deprive strip divest take away possessions
depth deepness extent magnitude downward backward inward
deputy lawman law officer peace defender authorized exercise powers sheriff emergencies
derby bowler hat chapeau lid
dereliction delinquency negligence neglect neglectfulness carelessness tendency negligent uncaring
derision disrespect discourtesy message subject contemptuous laughter
derivation beginning origin root rootage source derives
derivative differential calculation computation figuring reckoning result mathematical differentiation
derive deduce infer deduct reason out conclude think deduction
dermatome surgical instrument medical thin
derrick framework frame supporting structure erected well allow drill tubes
derringer pistol handgun side arm
dervish fakir fakeer faqir faquir ascetic muslim monk
des diethylstilbestrol diethylstilboestrol stilbestrol estrogen oestrogen steroid hormone potent medicine feed
descend fall travel locomote move downward lower necessarily
descendant descendent relative individual someone somebody considered descended ancestor
descendants posterity biological grouping offspring given progenitor
descendent descendant relative individual someone somebody considered descended ancestor
descent travel movement motion downward
describe depict draw set forth expound exposit elaborate give description
description statement message subject substance represents words
desecration profanation blasphemy sacrilege irreverence violation evil immorality blasphemous behavior
desert abandon forsake desolate leave needs counts
desertion abandonment defection withdrawal departure going away withdrawing support help despite
deserve merit worthy deserving
design plan project contrive create mental mentally make work
designate denominate assign name title
designation appellation denomination appellative name language linguistic identifying word words called
designer specialist specializer specialiser expert specializes interior design
desire feeling accompanies unsatisfied
desk table furniture article piece writing surface drawers compartments
desolation devastation deterioration impairment decay decayed destroyed
desorption natural process action changing adsorbed surface gaseous liquid
despair desperation status hope lost absent
despatch dispatch communique report news
desperate unfortunate individual someone frightened need help
desperation despair status hope lost absent
despise contemn scorn disdain hate detest dislike look down
despoiler plunderer pillager looter thief stealer criminal felon takes spoils plunder
despondency despondence heartsickness disconsolateness depression sadness unhappiness feeling downcast disheartened hopeless
despotism absolutism tyranny dominance ascendance ascendence ascendancy threat punishment violence
dessert sweet afters course nutriment nourishment nutrition dish served last meal
destination finish goal end terminal extremity place designated
destine fate doom designate ordain decree beforehand
destiny fate occurrence occurrent natural event
destroy destruct unmake undo away destruction undoing
destroyer warship war vessel combat ship fast lightly armored heavily armed
destruction devastation termination ending conclusion causing much damage cannot repaired
desynchronizing asynchronism asynchrony desynchronization temporal relation exists occur unrelated times
detachment withdrawal indifference unconcern avoiding emotional involvement
detail item point fact information isolated considered separately whole
details information info message subject true confidential
detect observe find discover spy sight perceive comprehend determine existence presence
detecting detection sleuthing police work investigation investigating determine perpetrator
detection sensing perception basic cognitive process occurred exists
detective investigator tec policeman police officer lawman investigates crimes
detector sensor device instrumentation receives signal stimulus
detent pawl click dog catch
detergency detergence utility usefulness quality detergent
detergent wetting agent wetter surfactant surface active chemical widely industry laundering
deteriorate decay crumble dilapidate worse disintegrate
deterioration impairment decay unsoundness symptom reduced strength
determinant determiner determinative cognitive factor knowledge noesis determining causal element
determination finding discovery find uncovering deed determining properties research calculation
determine find ascertain establish after calculation investigation experiment survey
deterrent hindrance hinderance impediment difficulty cognitive factor immaterial interferes delays action
detonator cap explosive device mechanical
detox ward hospital block clinic
detractor disparager depreciator knocker cynic faultfinder unpleasant disagreeable disparages belittles worth
detroit motown largest city michigan major great lakes
develop create product mental artistic creation
developer creator individual someone somebody develops real estate
development improvement improving expanding enlarging refining
deviation divergence departure difference variation fluctuation alteration modification deviates standard norm
device instrumentation artefact instrumentality invented particular purpose
devil satan lucifer beelzebub chief spirit evil adversary
devilment mischief mischievousness misbehavior misbehaviour misdeed wrongdoing reckless malicious behavior causes
devise invent contrive excogitate create mental mentally make come
devisee beneficiary donee recipient receiver whom property
devote give dedicate consecrate use utilize utilise apply entirely specific activity
devotee fan buff lover follower individual someone somebody ardent admirer
devotion devotedness love emotion feelings ardent
dew condensation condensate atmospheric phenomenon water condensed cool surface overnight
dewar vacuum flask bottle holds liquid helium scientific
dexamethasone decadron dexone hexadrol corticosteroid corticoid adrenal cortical steroid hormone drug
dhoti breechcloth breechclout loincloth garment
dhow sailing vessel ship watercraft
diabetes polygenic disorder disease genetic abnormally high glucose levels
diabetic sick diseased sufferer unfortunate diabetes
diadem crown jewelled headdress jeweled
diagnose name analyze analyse study examine determine distinguish nature problem illness
diagnosing diagnosis designation identification determination finding identifying nature phenomenon
diagnosis diagnosing designation identification determination finding identifying nature phenomenon
diagnostician pathologist specialist medical doctor doc specializes diagnosis
diagram drawing representation intended explain works
dial operate control manipulate select telephone number
dialect idiom accent speech spoken usage vocabulary characteristic specific group
dialectic philosophy humanistic discipline humanities liberal arts formal system reasoning arrives
dialogue dialog duologue talk talking conversation persons
dialysis chemical analysis qualitative separation substances solution means unequal diffusion
dialyzer medical instrument separating substances
diam diameter length fundamental quantity straight line passing center circle
diameter diam length fundamental quantity straight line passing center circle
diamond jewel gem precious stone jewelry transparent piece polished valued
diapason organ stop pipe pipework
diaper nappy napkin garment clothing article vesture folded cloth drawn legs
diaphone foghorn horn makes signal
diaphragm stop mechanical device mechanism camera controls size aperture
diarrhea diarrhoea looseness symptom evidence grounds frequent watery bowel movements
diarrhoea diarrhea looseness symptom evidence grounds frequent watery bowel movements
diary journal writing written material daily record
diatom alga algae protoctist microscopic unicellular marine freshwater colonial
diatomite kieselguhr earth ground material
dibber dibble hand tool wooden
dibble dibber hand tool wooden
dice die cube square block spots faces
dicer mechanical device mechanism dicing
dichondra vine vascular plant tracheophyte creeping perennial herb hairy stems orbicular
dickens devil deuce exclamation exclaiming utterance vocalization word exclamations confusion
dickey dickie dicky backseat seat
dickie dickey dicky backseat seat
dicky dickey dickie backseat seat
dictate order prescribe inflict bring down visit impose issue commands orders
dictatorship absolutism authoritarianism caesarism autocracy autarchy political system form government ruler
dictionary lexicon wordbook reference book work containing alphabetical list words
dictum pronouncement declaration statement authoritative
die decease perish turn pass physical life lose bodily attributes
diestock device instrumentation holds dies
diet fare food nutrient prescribed selection foods
differ different
difference quality unlike dissimilar
differential derivative calculation computation figuring reckoning result mathematical differentiation
differentiate distinguish separate secern identify place determine set mark different
differentiation distinction discrimination secernment basic cognitive process different distinct basis characteristics
difficulty trouble effort elbow grease exertion travail inconvenient
diffraction optical phenomenon physical light passes sharp edges goes narrow
diffusion natural process action there movement substance area high
dig delve remove take away withdraw turn loosen earth
digester autoclave sterilizer steriliser vessel
digitalization digitalisation medical care aid treatment intervention administration digitalis certain heart
digitiser digitizer data converter convertor
digitizer digitiser data converter convertor
dignitary vip panjandrum important influential personage adult
dignity pride pridefulness feeling worthy esteem respect
dilate distend widen increase wider
dilater dilator surgical instrument medical
dildo vibrator mechanical device vibrating
dilemma quandary perplexity confusion mental confusedness uncertainty requiring choice equally unfavorable
diligence conscientiousness painstakingness carefulness paying proper attention task
dilute thin reduce cut weaken alter modify lessen strength flavor solution
dilution solution mixture diluted
dime coin coinage mintage specie united states worth tenth dollar
dimension magnitude property particular direction
dimer compound chemical substance whose molecules composed identical monomers
dimethylglyoxime precipitant agent compound analysis palladium nickel
diminish decrease lessen fall magnitude size extent range
diminution decline decrease decrement process physical change toward smaller lower
dimmer rheostat variable resistor resistance
din blare blaring cacophony noise sound loud harsh strident
dine eat consume ingest take supper
dinette room area kitchen dining
dinghy dory rowboat small boat
dinkey dinky locomotive engine railway
dinky dinkey locomotive engine railway
dinner meal repast nutriment nourishment main served evening midday
dinnertime suppertime mealtime hour time day customary habitual evening meal
dinnerware tableware ware
diode tube vacuum thermionic electrodes
dip dunk souse plunge immerse penetrate perforate briefly liquid coat saturate
diplomacy negotiation dialogue talks discussion nations
diplomat diplomatist official functionary skilled worker trained engaged international negotiations
dipole couple building block pair equal opposite electric charges magnetic
dipper ladle vessel long handle
dipstick gauge gage measuring instrument
direct order tell enjoin say command authority
direction way path route itinerary line leading place point
directionality directivity radial asymmetry dissymmetry imbalance property microphone antenna sensitive direction
directive pronouncement dictum declaration encouraging banning activity
directivity directionality radial asymmetry dissymmetry imbalance property microphone antenna sensitive direction
director manager administrator decision maker head chief controls resources expenditures
directory reference book work facts alphabetical list names addresses
dirge coronach lament requiem song vocal musical composition opus hymn mourning
dirigible airship craft aircraft steerable
dirk dagger sticker knife relatively
dirndl gathered skirt full waistband
dirt soil earth ground material stuff surface humus disintegrated rock
disability disablement handicap impairment unfitness softness ill health unhealthiness condition unable
disabled handicapped people grouping collectively crippled otherwise physically
disadvantage liability bad badness inferior less favorable position
disagree differ dissent different opinions
disagreement dissension dissonance conflict opinions actions characters
disambiguator natural language processor processing
disappear vanish lost warning explanation
disappearance disappearing departure going away leaving secretly explanation
disappoint thwart queer spoil scotch fail meet hopes expectations
disappointment letdown dissatisfaction discontentment discontent discontentedness feeling results your expectations realized
disapprobation condemnation disapproval message subject substance expression strong
disapproval dislike feeling disliking what doing
disapprove evaluate pass judgment judge think consider wrong
disarmament disarming demobilization demobilisation social control reducing depriving arms
disarray confusion confusedness muddiness cognitive mind psychological mental lack clear orderly
disassembly dismantling dismantlement deed human action taking apart
disaster catastrophe adversity hardship hard knocks misfortune extreme
disbelief incredulity skepticism doubt uncertainty incertitude dubiety truth
disc record disk platter sound recording audio continuous groove
discern spot recognize recognise detect senses
discharge occurrence occurrent natural sudden giving energy
disciple adherent follower individual someone somebody believes helps spread doctrine another
discipline subject field study knowledge domain base cognitive branch
disclose unwrap reveal discover tell inform known public information previously meant
disclosure revelation revealing speech deed human action evident
discography catalog catalogue list listing
discomfited defeated people grouping
discomfort uncomfortableness status tense feeling pain
discontent discontentment discontentedness longing yearning hungriness desire better present situation
discontinuance discontinuation termination ending conclusion discontinuing breaking
discontinue stop cease quit activity
discontinuity separation lack connection continuity
discotheque disco ballroom dance hall
discount dismiss disregard ignore reject evaluate pass judgment judge attention consideration
discounter mercantile establishment retail store
discourage deter disapprove reject evaluate pass judgment prevent
discourse language linguistic portion component extended verbal expression speech writing
discover detect observe find spy sight perceive comprehend determine existence presence
discovery find uncovering deed human action discovering
discredit disrepute dishonor dishonour standing held esteem
discrepancy disagreement divergence variance difference quality conflicting facts claims opinions
discretion liberty freedom judge
discrimination favoritism favouritism social control action unfair treatment group basis prejudice
discus field match athletic competition
discuss discourse cover treat handle plow consider examine speech writing
discussion treatment discourse communicating deed human action extended communication
disdain contemn despise scorn hate detest dislike look down
disease illness unwellness malady sickness impairment health condition abnormal functioning
disengagement detachment separation integrity releasing attachment connection
disgrace shame ignominy dishonor dishonour standing
disguise camouflage semblance gloss color colour outward misrepresents true nature
disgust dislike feeling strong feelings
dish crockery dishware tableware piece normally container holding serving
dishonor dishonour standing status position shame disgrace
dishpan pan container washing dishes
dishware crockery tableware ware
dishwasher white goods home appliance household machine washing dishes
dishwater water binary compound dishes cooking utensils washed
disillusionment disenchantment disillusion edification sophistication enlightenment freeing false belief illusions
disinformation misinformation information info deliberately
disintegration decomposition decay unsoundness decomposed
disinterest neutrality tolerance attitude mental attributable lack involvement
disk disc saucer round shape form resembling flat circular plate
diskette floppy magnetic disk disc
dislike feel distaste
dislocation disruption interruption break occurrence occurrent event results displacement discontinuity
disloyalty infidelity unfaithfulness quality disloyal
dismay discouragement disheartenment despair feeling face obstacles
dismiss disregard discount ignore reject evaluate pass judgment judge attention consideration
dismissal judgment judgement judicial decision due process disposing matter trial
dismount unhorse light descend fall down come alight
disobedience noncompliance insubordination rebelliousness resistance failure obey
disorder upset physical physiological status condition there disturbance normal functioning
disparagement depreciation derogation disrespect discourtesy message subject communication belittles somebody
dispatch despatch transport send ship displace away towards designated goal
dispel displace force away
dispensary clinic medical building health facility healthcare medicine supplies dispensed
dispensation license permission permit authorization exemption rule obligation
dispenser container instrumentation designed contents prescribed amounts
dispersal dispersion dissemination diffusion spread spreading extension dispersing diffusing
dispersion scattering spread spreading travel widely driving
displacement supplanting replacement replacing substitution exchange taking place another using underhanded
display expose exhibit show visible apparent
displeasure dissatisfaction discontentment discontent discontentedness feeling displeased annoyed dissatisfied
disposal power powerfulness quality
dispose sell exchange interchange give transfer another
disposition temperament nature trait your usual mood
dispossession eviction due process law action expulsion
dispute challenge gainsay contest contend repugn oppose take exception
disregard ignore snub cut treat handle interact refuse acknowledge
disrepair unsoundness status need repairs
disrepute discredit dishonor dishonour standing held esteem
disrupt interrupt break off discontinue stop
disruption break interruption gap delay holdup inactivity delaying interrupting continuity
dissatisfaction discontentment discontent discontentedness longing feeling displeased
dissection cut cutting division separate pieces
disseminate circulate circularize circularise publicize publicise air bare widely known
dissemination airing spreading transmission communicating opening subject widespread discussion debate
dissension discord disagreement speech among those expected cooperate
dissent objection speech difference judge opinion majority
dissenter dissident protester objector individual someone somebody mortal dissents established policy
disservice injury wrongdoing wrongful conduct misconduct intended help turns badly
dissociation separation integrity removing association
dissolution disintegration natural process action separation component
dissolve turn weaker
distance spacing spatial arrangement placement property created space objects points
distaste antipathy aversion dislike feeling intense
distension distention expansion enlargement increase expanding pressure within
distill purify sublimate better improve amend ameliorate remove impurities increase concentration
distillation distillment natural process action purifying liquid boiling condensing vapors
distillery still plant works industrial
distinction differentiation discrimination secernment basic cognitive process different distinct basis characteristics
distinctness sharpness clearness clarity uncloudedness quality sharp clear
distinguish separate differentiate secern identify place determine set mark different
distort falsify garble warp misrepresent belie represent false mutilation addition
distortion deformation damage harm impairment alteration change worse
distraction confusion mental confusedness muddiness turmoil
distress hurt suffering pain painfulness feeling psychological
distribute administer deal lot give transfer bestow portions
distribution arrangement organization organisation system values variable showing observed theoretical
distributor distributer supplier provider businessperson bourgeois markets merchandise
district territory dominion region marked administrative purposes
distrust mistrust suspect disbelieve discredit reject regard untrustworthy
disturb upset trouble affect impress strike move deeply
disturbance perturbation deed human action activity malfunction intrusion interruption
ditch excavation artefact long narrow earth
ditty song vocal musical composition opus short simple
divan sofa couch lounge seat long backless
dive honkytonk cabaret nightclub night club cheap disreputable dance hall
divergence divergency separation integrity moving away different direction common point
diversification variegation action introducing variety
diversion recreation deed human action activity diverts amuses stimulates
diversity diverseness multifariousness variety heterogeneity heterogeneousness nonuniformity noticeable
divert deviate turn aside
divertimento serenade musical composition opus music movements
divestiture court order writ judicial offending party itself property
divide split separate dissever integrity portions
dividend net income profit lucre earnings corporation distributed shareholders
divine godhead lord creator terms referring judeo christian
diving match contest competition athletic involves water
divinity deity god immortal spiritual supernatural belief worshipped controlling world aspect
division army military force unit enough sustain combat
divorce divorcement separation action legal dissolution marriage
dock enclosure area court defendant sits during trial
docket calendar list listing court
doctor doc physician medical practitioner man health professional primary care provider
doctorate academic degree award accolade highest earned degrees conferred university
doctrine philosophy ism belief cognitive mental
document papers writing written material provides information
documentary docudrama infotainment movie film picture moving program presenting facts event
documentation certification corroboration confirmation information
dodge sudden movement direction avoid
dodging evasion escape negligence carelessness neglect nonperformance distasteful
dog canine canid carnivore member genus canis
dogcart cart wagon waggon drawn
dogfight contest competition social fiercely
doggerel jingle verse rhyme poem form comic irregular measure
doghouse kennel outbuilding building edifice serves shelter
dogma tenet religious doctrine church gospel creed proclaimed true proof
dogsled sled sledge sleigh vehicle
dogwood cornel angiospermous tree flowering shrub genus cornus showy bracts
doll dolly plaything toy artefact replica
dollar monetary measurement basic unit many countries
dollhouse house dwelling home domicile
dolman jacket coat hussar worn
dolmen cromlech megalith megalithic structure
domain sphere area orbit environment situation affairs particular walk life
domiciliation diggings digs lodgings living
dominance laterality bodily property superior development side body
dominate predominate rule reign larger number quantity power status importance
domination social control action dominating
dominion rule dominance ascendance ascendence ascendancy power legal authority
don wear assume dress get dressed clothing body
donate give gift present charity good
donation contribution gift acquisition voluntary
dongle electronic device must attached
donjon keep dungeon stronghold fastness
donor giver presenter bestower benefactor helper good makes gift property
doodlebug motor vehicle automotive
doom destine fate designate ordain decree beforehand
doomed lost people grouping destined soon
door movable barrier swinging sliding will close entrance
doorbell bell buzzer push button switch outer door gives ringing
doorcase doorframe framework frame supporting
doorframe doorcase framework frame supporting
doorhandle doorknob knob handle grip handgrip release catch opening door
doorjamb doorpost jamb upright vertical
doorknob doorhandle knob handle grip handgrip release catch opening door
doorknocker knocker rapper device instrumentation
doorlock lock fastener fastening holdfast
doorman doorkeeper porter gatekeeper guard defender guardian protector guards entrance
doornail nail fastener fastening holdfast
doorpost doorjamb jamb upright vertical
doorsill doorstep threshold sill structural
doorstep doorsill threshold sill structural
doorstop doorstopper catch stop restraint
doorstopper doorstop catch stop restraint
doorway door threshold entrance entranceway entryway entry
dooryard yard grounds curtilage field outside front rear door house
dope pot grass weed cannabis marijuana marihuana ganja street names
dorm dormitory hall living quarters
dormer window framework frame gabled
dormitory dorm hall living quarters housing lodging college university building containing
dory dinghy rowboat small boat
dosage dose indefinite quantity amount active agent
dose dosage medicine medication medicament medicinal drug measured portion taken
dosemeter dosimeter measuring instrument system
dosimeter dosemeter measuring instrument system
dosshouse flophouse lodging house rooming
dot point disk disc saucer round shape circular
double duplicate multiply manifold increase twofold
doubleheader game contest competition games instead
doubler electronic device doubles voltage
doubles badminton court game played
doublet jacket coat close fitting
doubt uncertainty incertitude dubiety cognitive mind psychological unsure
douche syringe medical instrument detachable
dough concoction mixture intermixture foodstuff flour stiff enough knead roll
dove pigeon columbiform bird numerous pigeons
dowel joggle fastener fastening holdfast
doweling fastening attachment joining connection dowels
down pop kill drink imbibe consume ingest entirely
downfall ruin ruination failure occurrence occurrent natural results loss position reputation
downpour cloudburst deluge waterspout rain rainfall precipitation downfall heavy
downtown city district territory territorial dominion central area commercial center town
dowry dowery dower portion gift acquisition money property brought woman husband
dozen twelve xii large integer number cardinal eleven
dozens tons heaps lots large indefinite quantity amount number
dozer bulldozer tractor vehicle powerful
draft outline write compose pen indite draw sketch
drafting writing authorship composition penning first version filled polished later
drag pull draw displace against resistance
dragon firedrake mythical monster creature teutonic mythology
drain run flow feed course gradually
drainage drain emptying voidance evacuation removal accomplished allowing liquid
drainplug plug stopper stopple blockage
drama play dramatic composition work writing written material intended performance actors
dramatics extracurricular education instruction teaching participation theatrical productions activity
dramatist playwright writer author communicator writes plays
drape arrange set put particular
draper trader bargainer dealer monger fabrics sewing materials
drapery curtain drape mantle blind screen protective covering cover hanging cloth
draught draft potation tipple drink helping portion serving
draw pull displace move pulling
drawbridge bridge span structure construction
drawer container instrumentation boxlike piece furniture
drawers underdrawers shorts boxers underpants
drawing artwork art graphics nontextual illustration drawn hand published book magazine
drawknife drawshave knife edge tool
drawl accent speech pattern pronunciation slow prolonged vowels
drawshave drawknife knife edge tool
dray camion horse cart heavy
dread fear afraid scared
dreadnaught dreadnought battleship battlewagon warship
dreadnought dreadnaught battleship battlewagon warship
dream dreaming imagination imaging imagery mental series images emotions occurring during
dreamer sleeper slumberer rester dreaming
dredge power shovel excavator digger
dredger barge flatboat hoy lighter
dregs settlings sediment deposit settled bottom liquid
dress clothes
dressage equestrian sport riding horseback
dresser chest bureau furniture article furnishing drawers keeping clothes
dribbler basketball player basketeer cager
drift float blow travel locomote motion water current
drill bore cut separate disunite divide hole pointed power hand tool
drink imbibe consume ingest take liquids
drinkable beverage drink potable food
drinker consumer user drinks liquids
drinking imbibing imbibition consumption ingestion intake uptake consuming liquids
drip descend fall down come drops
drive operate control manipulate vehicle
driver operator manipulator causal agent cause motor vehicle
driveway drive road route way leading private house
drizzle mizzle rain rainfall precipitation downfall light
drone bee hymenopterous insect hymenopteran hymenopteron stingless male colony social bees
drop displace fall ground
dropkicker kicker football player footballer
droplet drop drib driblet small indefinite quantity tiny
dropout quitter individual someone somebody quits school before graduation
dropper pipet pipette measuring instrument
droppings dung muck fecal faecal feces faeces matter animals
droshky drosky carriage equipage rig
drosky droshky carriage equipage rig
dross impurity waste material product worthless dangerous should removed
drought drouth dryness waterlessness xerotes status shortage rainfall
drover herder herdsman hired hand man laborer drives herd
drown submerge overwhelm cover spread over touch adjoin completely imperceptible
drowsiness sleepiness somnolence temporary sleepy
drug agent causal cause agency substance medicine narcotic
drugget rug carpet carpeting floor
drugging sedation administration giving medication sedative agent drug
drugstore pharmacy shop store mercantile establishment retail medicine articles sold
drum membranophone tympan percussion instrument percussive musical
drumhead head membrane sheet flat solid stretched taut drum
drumlin drift mass mound glacial
drummer percussionist musician instrumentalist player plays drum
drunk drunkard rummy sot drinker imbiber toper juicer chronic
drunkard drunk rummy sot drinker imbiber toper juicer chronic
drunkenness inebriation inebriety intoxication temporary resulting excessive consumption alcohol
dry alter modify remove moisture
drydock dock dockage docking facility
drygoods commodity trade good artefact textiles clothing related merchandise
dryness waterlessness xerotes status condition containing covered liquid
dubbing soundtrack sound recording audio
dublin capital largest city major port irish
duck move
ducking hunt hunting outdoor sport field ducks
duckpin bowling pin equipment short
duct canal channel passage passageway structure anatomical bodily tube lined epithelial
duds togs threads clothing article
due right abstract deserved owed
duel fight fighting combat scrap prearranged deadly weapons
duelist dueler dueller duellist adversary antagonist opponent opposer fights duels
duffel duffle drawstring bag cylindrical
duffer clumsy individual someone somebody incompetent
duffle duffel drawstring bag cylindrical
dugout shelter structure construction either shelters side baseball diamond
duke peer lord noble nobleman british highest rank
dulciana organ stop pipe pipework
dulcimer stringed instrument musical american
dullard stupid stupe dolt simpleton simple individual someone bright
dumbbell weight free exercising sports equipment
dumbwaiter elevator lift lifting device
dumdum bullet slug projectile missile
dump discard fling toss out throw away refuse
dumpcart cart wagon waggon tilted
dumper tipper truck motortruck motor
dun saddle horse riding mount dull brownish grey color
dune ridge natural elevation sand created wind
dung droppings muck fecal faecal feces faeces matter animals
dungeon keep donjon stronghold fastness defensive structure defense main tower within
duomo cathedral church building place
duplex house dwelling home domicile
duplication duplicate copy representation corresponds original exactly
durability lastingness enduringness strength permanence permanency duration length virtue power resist
duration continuance time period fundamental quantity during continues
durbar room area palace native
dusk twilight gloaming gloam hour time day clock immediately following sunset
dust particulate material stuff fine powdery earth pollen blown
dustbin ashcan wastebin bin container holds rubbish until collected
dustcart truck motortruck motor vehicle
dustpanful dustpan containerful indefinite quantity will hold
duty responsibility obligation social control action force binds courses demanded
duvet eiderdown quilt comforter comfort
dwarf shadow overshadow dominate command overlook overtop appear comparison
dwell brood worry care mind think moodily anxiously
dweller inhabitant habitant denizen individual someone somebody mortal inhabits particular place
dwelling home domicile abode housing lodging living accommodations structure
dwindle decrease diminish lessen fall smaller lose substance
dyeing coloring colouring color change permanently
dying death demise end ending point time ends
dynamics kinetics mechanics physics natural philosophy branch concerned forces motions bodies
dynamite explosive compound containing nitrate sensitized nitroglycerin absorbed
dynamo generator engine coil
dynamometer ergometer measuring instrument system
dynasty family line folk kinfolk sequence powerful leaders same
dysentery infectious disease communicable infection intestines marked severe diarrhea
eagerness avidity avidness keenness enthusiasm feeling positive wanting push ahead
eagle bird prey raptor raptorial keen sighted diurnal birds noted
ear sense organ sensory receptor hearing equilibrium
eardrop earring jewelry jewellery pendant
earl peer lord noble nobleman british ranking below marquess above
earn gain clear make get acquire commercial business transaction
earnest security surety transferred property possession value given another bind contract
earnestness seriousness sincerity gravity solemnity feeling earnest sincere
earnings net lucre profit income financial gain excess revenues outlays given
earphone earpiece headphone phone transducer electro acoustic converting electric signals
earpiece earphone headphone phone transducer
earplug earphone earpiece headphone phone
earring jewelry jewellery adornment ornament
earth world globe planet
earthman tellurian earthling worldling inhabitant habitant dweller denizen earth
earthquake quake temblor seism geological phenomenon natural shaking vibration surface earth
earthwork rampart bulwark wall embankment
ease travel locomote move gently carefully
easel tripod rack stand upright displaying
east eastward cardinal compass point degrees
easter movable feast moveable day fete christian celebration resurrection christ
eat consume ingest take solid food
eatery restaurant building edifice structure
eating feeding consumption ingestion intake uptake consuming food
eaves overhang projection lower edge
ebbing ebb wane decline diminution decrease decrement gradual
ebony sable black blackness inkiness achromatic color dark
eccentric flake oddball geek individual someone somebody mortal unusual personality
eccentricity unfamiliarity strangeness unusualness strange unconventional behavior
ecclesiasticism attachment adherence adhesion support excessive ecclesiastical forms activities
echo repeat utter emit let out loose again imitate
echocardiograph sonograph instrument creates image
eclipse occultation interruption break occurrence occurrent celestial body obscures another
ecliptic great circle line representing apparent annual path
economics social science scientific discipline branch deals production distribution
economist social scientist expert science economics
economy system scheme grouping production distribution consumption
ecstasy rapture transport exaltation emotional spirit emotion carried away overwhelming
edema oedema hydrops dropsy swelling puffiness lump enlargement excessive accumulation watery
edge border boundary bound bounds extremity surface
edifice building structure construction artefact roof walls stands less permanently
edition impression printing publication text
editor skilled worker trained workman responsible editorial aspects publication
editorial column article nonfiction nonfictional prose giving opinions perspectives
educate better improve amend ameliorate give education
education instruction teaching pedagogy deed human action activities educating instructing
educator pedagogue pedagog professional adult grownup educates young
eeg electroencephalogram encephalogram graph graphical record recording visual electrical activity brain
effect consequence outcome result phenomenon process physical follows caused previous
effectiveness effectivity effectualness effectuality power powerfulness quality effective
efficacy efficaciousness effectiveness effectivity effectualness effectuality capacity power produce desired effect
efficiency ratio magnitude quantitative output input system
effluent wastewater waste material product water mixed matter
effort attempt endeavor endeavour deed human action earnest conscientious activity intended
egalitarianism equalitarianism doctrine philosophy philosophical system school thought equality mankind desirability
egg ovum cell gamete animal reproductive body embryo together
eggbeater helicopter chopper whirlybird craft
eggcup crockery dishware tableware serving
egghead intellectual intellect individual someone
eggnog punch mixed drink sweetened
eggplant aubergine solanaceous vegetable veggie veg shaped shiny skin typically dark
eggs egg foodstuff food product nutrient oval reproductive body fowl
eggwhisk eggbeater beater implement mixer
ego egotism pride pridefulness feeling inflated your superiority others
egotism conceit conceitedness vanity trait exaggerated opinion your importance
egotist egoist swellhead unpleasant disagreeable unwelcome persona non grata conceited self
egypt republic northeastern africa known united arab
eiderdown duvet quilt comforter comfort
ejaculation interjection exclamation exclaiming utterance vocalization abrupt emphatic expressing emotion
ejection expulsion projection propulsion actuation deed human action expelling projecting ejecting
elaborate lucubrate expatiate exposit clarify clear elucidate explain details account idea
elaboration amplification expansion expanding upon increase addition extra material illustration clarifying
elapse lapse pass advance progress
elastic band strip slip narrow
elasticity snap physical property tendency body return original shape after
elation psychological mental exhilarating pride optimism
elbow cubitus hinge joint ginglymus ginglymoid synovial forearm upper corresponding
elder senior adult grownup individual someone older
elect choose take select pick out vote office membership
election vote action select winner position political office
elector voter citizen national subject legal right vote
electric car auto automobile machine
electricity physical phenomenon natural associated stationary moving electrons
electrode conductor device electrical contact circuit
electrolysis decomposition reaction chemical produced passing electric
electrolytic capacitor capacitance condenser electrical
electromagnet magnet device temporary coiling wire around iron
electrometer meter measuring instrument system
electromyograph medical instrument records electrical
electromyography diagnostic procedure technique process diagnosis neuromuscular disorders electromyograph
electron negatron lepton elementary particle fundamental negative charge
electronics physics natural philosophy science branch deals emission effects electrons
electrophoresis cataphoresis dielectrolysis ionophoresis natural process action motion charged particles colloid
electrophorus electrostatic generator machine wimshurst van graaff simple generates repeated charges
electroscope measuring instrument system device
electroshock ect shock therapy treatment administration strong electric current passes brain
electrotherapist therapist healer expert specializes treatment disease electricity
elegance quality refined gracefulness good taste
element component constituent factor section division concept conception abstract
elephant proboscidean proboscidian placental mammal five toed pachyderm
elevate promote upgrade advance delegate designate depute assign give promotion higher
elevation lift raising rise rising ascent ascension event raised upward
elevator lift lifting device platform cage raised lowered
elicit arouse enkindle kindle make create call forth
eliminate extinguish destroy destruct unmake undo terminate take
elimination riddance removal remotion separation removing getting
elite upper class crust stratum group persons enjoying superior intellectual
elizabethan individual someone somebody mortal lived during reign elizabeth
ell annex annexe extension wing right angles main building
ellipsoid plane figure surface whose sections ellipses circles
elm tree woody plant ligneous trees genus ulmus important timber shade
eluate solution mixture liquid results elution
elution extraction natural process action extracting material another washing solvent
emanation physical emitted radiated
embankment mound hill structure construction long artificial stone earth
embargo trade barrier import protectionism government order imposing
embarrassment shame feeling feel your inadequacy guilt public
embassy diplomatic building government ambassadors live work
emblem design pattern figure decoration special visual object representing group
embodiment incarnation avatar personification individual someone somebody familiar idea
embody incarnate substantiate represent bodily
embrace encompass comprehend cover include scope
embracing embrace embracement clasp clench clutch clutches clasping another arms
emerge appear come view concealment
emergence outgrowth growth beginning occurrence occurrent natural gradual coming forth
emergency exigency pinch crisis juncture occasion sudden unforeseen
emigration expatriation migration motion movement place
eminence distinction preeminence note high status position importance owing marked superiority
emission emanation egress egression emergence deed emitting
emitter electrode conductor transistor electrons
emotion feeling strong
emotionalism emotionality trait emotional nature
emotionality emotionalism trait emotional nature
emphasis accent importance grandness standing special significance
emphasize stress emphasise punctuate express show evince convey single important
emphysema respiratory disease illness disorder abnormal condition lungs marked decreased
empire imperium domain demesne land region ruled emperor empress
empiricism sensationalism philosophical doctrine theory philosophy knowledge derives experience
employ use utilize utilise service
employee worker individual someone somebody hired perform
employer leader individual someone somebody firm employs workers
employment employ employed
emporium mercantile establishment retail store
emptiness status containing nothing
empty alter modify void contents
enable alter modify render capable able task
enact ordain decree declare order virtue superior authority
enactment passage legislation legislating lawmaking government passing legislative body
enamel solid body substance hard white covering crown tooth
enamelware cooking utensil cookware kitchen
encampment campsite campground bivouac site land tract holiday pitch tent
enchantment captivation enthrallment fascination liking feeling great wonderful unusual
enclave district territory territorial dominion enclosed culturally distinct foreign
enclose envelop enfold enwrap cover completely covering
enclosure area structure construction enclosed purpose
encounter meet see come together
encourage promote advance boost support back contribute progress growth
encouragement approval commendation message subject expression support
encroachment invasion intrusion entrance entering travel entry area previously occupied
encumbrance burden load incumbrance concern worry headache vexation onerous difficult
encyclopedia cyclopedia encyclopaedia cyclopaedia reference book work facts
end terminal extremity region either length
endanger jeopardize jeopardise menace exist pose threat
endeavor enterprise endeavour undertaking project task labor purposeful industrious
ending termination morpheme language linguistic word
endorse back indorse support approve okay sanction behind
endoscope medical instrument long slender
endowment gift talent natural ability aptitude abilities qualities
endpoint termination terminus end terminal extremity place ends complete
endurance strength property power withstand hardship stress
endure digest stomach bear permit allow let countenance somebody unpleasant
enemy military force opposing
energy physical phenomenon natural thermodynamic quantity equivalent capacity system
enervation weakness property lack vitality
enforce implement apply compel oblige obligate induce ensure observance laws rules
enforcement social control action enforcing
engage prosecute pursue carry participate activity
engagement battle conflict fight military action hostile meeting opposing forces course
engender breed spawn cause make call forth
engine motor machine converts thermal energy mechanical work
engineer technologist individual someone somebody mortal uses scientific knowledge solve practical
engineering technology application practical technical scientific knowledge commerce
enginery machinery machine engines collectively
england division united kingdom
english west germanic language indo european belonging
englishman english britisher briton brit native inhabitant england
engraver skilled worker trained workman inscribe designs writing onto
engulf steep immerse plunge concentrate focus center centre devote
enhance heighten raise intensify compound deepen increase
enigma mystery secret perplexity confusion mental confusedness baffles understanding cannot explained
enjoy bask relish savor derive receive pleasure
enjoyment pleasure pleasance feeling felt good
enlarge increase alter modify larger
enlargement expansion increase magnitude increasing
enlightenment education cognitive mental results understanding spread knowledge
enlist sign join fall get together military
enormity outrageousness indecency impropriety improperness outrageous
enough sufficiency relative quantity amount adequate
enrich better improve amend ameliorate
enrichment improvement fuller meaningful rewarding
enroll inscribe enter enrol register record put down formally participant member
enrollee individual someone somebody mortal enrolls
enrollment registration enrolment entrance entering entry ingress enrolling
ensemble musical organization organisation group musicians playing singing together
ensue result prove turn out issue terminate
ensure guarantee insure assure certain
entablature structure construction artefact classical
entail imply mean necessitate lead logical consequence
entanglement web trap device intricate entangles ensnares victim
enter come
enterotoxemia animal disease cattle sheep attributed toxins absorbed
enterprise endeavor endeavour undertaking project task labor purposeful industrious
entertain socialize socialise interact provide entertainment
entertainer individual someone somebody mortal tries please amuse
entertainment amusement diversion recreation activity diverting holds attention
enthalpy physical property thermodynamic quantity equal internal energy system
enthusiasm feeling excitement
enthusiast partisan partizan supporter protagonist champion admirer ardent enthusiastic activity
entirety entireness integrality totality completeness integrity unity wholeness total complete
entitle empower authorise authorize appoint give right
entity perceived known inferred distinct existence
entrance entranceway entryway entry access approach way provides
entranceway entrance entryway entry access approach way provides
entrant commodity trade good artefact enters competition established merchandise
entrenchment intrenchment fortification munition defensive
entrepreneur enterpriser businessperson bourgeois capitalist organizes business venture assumes risk
entresol mezzanine floor level storey
entry written record account item inserted
enumeration numbering list listing database
envelope container instrumentation flat
environment situation affairs totality surrounding conditions
environs environment surroundings surround geographical area geographic region exists lives
envision visualize visualise project imagine conceive ideate envisage
envy admire look respect esteem feel envious towards
enzyme protein macromolecule supermolecule complex proteins produced cells catalysts specific
eolith tool implement crude stone
epaulet epaulette adornment decoration ornament ornamentation ornamental cloth worn shoulder
epee fencing sword blade brand
epic epos poem verse form literary composition work long narrative telling
epicenter epicentre geographic point geographical earth surface directly above focus
epicure gourmet gastronome epicurean sensualist individual someone somebody devoted refined sensuous
epidemic outbreak eruption irruption occurrence widespread infectious disease
epidermis cuticle stratum layer outer skin covering exterior body
epidiascope projector optical instrument gives
epigram quip saying expression locution speech witty
epiphany manifestation appearance divine
epiphysis long bone longum
episode occurrence occurrent natural happening distinctive series related events
epistemology philosophy humanistic discipline humanities liberal arts philosophical theory knowledge
epitaph inscription lettering writing written material tombstone monument memory buried there
epithet name defamation calumny calumniation obloquy defamatory abusive word phrase
epitome prototype paradigm image model example representation mental standard typical
epitomize typify epitomise symbolize symbolise stand for embody essential characteristics typical
epoch era time period fundamental quantity marked distinctive character reckoned fixed
epoxy synthetic resin rosin thermosetting
equal identical equivalent
equaliser equalizer electronic equipment reduces
equality sameness quality same quantity measure value status
equalizer equaliser electronic equipment reduces
equanimity composure calm calmness disposition temperament nature steadiness mind stress
equate compare liken study consider chew over think describe similar equal
equation mathematical statement expressions equal
equator great circle line imaginary around earth forming
equatorial telescope scope magnifier whose
equilibrium situation affairs stable forces cancel another
equip fit outfit supply provide render furnish
equipment instrumentation artefact instrumentality needed undertaking perform service
equipoise balance equilibrium counterbalance structure
equipping arming armament mobilization mobilisation militarization militarisation equiping weapons preparation
equitation riding sport athletics diversion
equity assets possession difference market value property claims held
equivalence equality equation par status position essentially equal equivalent
equivalent knowledge noesis equal another value measure force effect
era epoch time period fundamental quantity marked distinctive character reckoned fixed
erase kill remove memory existence
erect raise rear construct build make
ergometer dynamometer measuring instrument system
erosion eroding wearing geological process geologic natural action mechanical grinding down
errand trip journey journeying short taken performance necessary task
error mistake fault nonaccomplishment nonachievement deed human action wrong attributable judgment
erupt begin start abruptly
eruption discharge occurrence occurrent natural sudden violent steam volcanic
escalader climber athlete jock gains
escalation increase magnitude counteract perceived discrepancy
escapade adventure undertaking project task labor wild exciting
escape flee fly take flight scat away confinement
escapement mechanical device mechanism regulates
escarp escarpment scarp fortification munition
escheat reversion interest stake
escort accompany travel locomote
escritoire secretary secretaire desk table writing
esophagoscope oesophagoscope optical instrument examining
esoterica secret arcanum information info
espalier trellis treillage lattice latticework
espionage spying undercover work intelligence systematic spies military political secrets
espresso coffee java beverage drink
essay writing written material analytic interpretive literary composition
essence kernel substance core cognitive mental knowledge noesis choicest essential vital
essential necessity requirement requisite physical anything indispensable
establish found launch open
establishment constitution formation organization beginning start commencement forming establishing
estaminet cafe coffeehouse coffee shop
estate property belongings holding possession everything
esteem regard respect honor honour laurels standing condition honored
ester organic compound chemical formed reaction acid alcohol
esthetic aesthetic philosophical doctrine theory philosophy what beautiful
estimate gauge approximate guess calculate cipher cypher compute judge tentatively
estrangement alienation isolation separation resulting hostility
estuary body water wide river nears
etagere furniture article furnishing piece
etcetera stuff physical additional unspecified odds ends
eternity infinity time
ethanol alcohol liquid intoxicating agent fermented distilled liquors
ethic principle value principles right wrong accepted individual social
ethics morals morality motivation motive need based ideas right wrong
ethiopian african individual someone somebody native inhabitant ethiopia
ethos abstract distinctive spirit culture
etiquette rule prescript direction instruction rules governing socially acceptable behavior
etui bag handbag pocketbook purse
eudiometer measuring instrument system device
euphonium bass horn sousaphone tuba
euphoria euphory elation high spirits lightness joy feeling great
europe smallest continent
european inhabitant habitant dweller denizen native europe
eutectic mixture substance substances minimum melting point
evacuation emptying voidance removal remotion separation removing contents
evaluate valuate assess pass judgment judge think estimate nature ability extent
evaluation rating judgment judgement assessment deed ascertaining fixing value worth
evangelist revivalist gospeler gospeller preacher man sermonizer sermoniser christian gospel
evaporation vaporization vaporisation vapor phase transition physical process becoming
evaporometer atmometer measuring instrument system
eve adam wife judeo christian mythology first
evening eve even eventide day daytime daylight time period latter
eveningwear formalwear attire garb dress
evensong vespers canonical hour time day sixth seven hours divine office
event abstract happens given place
evidence grounds information knowledge noesis your basis belief disbelief
evil immorality wickedness iniquity transgression evildoing wrongdoing wrongful conduct morally objectionable
evildoer sinner wrongdoer offender bad sins
evocation imagination imaging imagery mental imaginative creation
evoke arouse elicit enkindle make create call forth
evolution development process physical passes degrees different stage
evolve germinate develop create mental mentally make work
ewer pitcher vessel container open
exacerbation aggravation intensification increase action makes problem disease
exaggerate overstate overdraw hyperbolize misinform mislead inform enlarge beyond bounds truth
exaggeration hyperbole trope figure speech image extravagant
examination scrutiny investigation investigating work examining closely
examine analyze analyse study consider detail subject analysis order discover
example illustration instance representative information knowledge noesis item typical class group
exasperation aggravation annoyance chafe vexation anger exasperated feeling
excavation digging dig creating removal creation creative
exceed transcend surpass greater scope size standard
excellence quality excelling
excelsior packing material wadding thin curly wood shavings stuffing
exception exclusion elision omission disregard neglect deliberate
excess surplus surplusage nimiety overabundance overmuch overmuchness superabundance quantity much larger
exchange chemical phenomenon natural process atom group changes places
excitability irritability responsiveness reactivity sensitivity sensitiveness excessive organ body
excite arouse elicit enkindle kindle feeling
excitement exhilaration joy joyousness joyfulness emotion feeling lively cheerful
exclaim cry outcry shout express verbalize verbalise utter aloud
exclaiming exclamation utterance vocalization auditory abrupt excited
exclamation exclaiming utterance vocalization auditory abrupt excited
exclude except omit extinguish eliminate get rid away with prevent included
exclusion situation affairs excluded
exclusive scoop report news story
exclusiveness clannishness cliquishness snobbery snobbism snobbishness arrogance tendency associate select group
excretion elimination evacuation excreting discharge emission expelling bodily process discharging waste
excursion jaunt outing junket journey journeying travel traveling taken pleasure
excursus digression aside divagation message subject substance departs main
excuse alibi exculpation defense defence vindication justification offensive behavior failure keep
execution executing corporal punishment penalty penalization putting condemned death
executioner killer slayer individual someone official inflicts capital punishment pursuit warrant
executive administrator decision maker head chief responsible administration business
executor fiduciary individual someone somebody appointed testator carry terms will
exemplar example model ideal idea thought imitated
exemption freedom unsusceptibility immunity status obligation duty
exercise exercising workout effort elbow grease exertion travail activity exerting your
exerciser sports equipment gymnastic exercises
exercising exercise workout effort elbow grease exertion travail activity exerting your
exercycle exercise device resembling stationary
exert exercise use utilize utilise apply
exertion effort travail sweat labor labour toil work physical mental energy
exhaust beat tucker tire wear upon out completely
exhaustion fatigue weariness tiredness temporary extreme
exhibit possess have feature show attribute property knowledge skill
exhibition presentation presentment demonstration show exhibiting
exhortation communicating deed human action communication intended urge persuade recipients take
exhumation disinterment deed human action digging ground
exigency crisis situation pressing urgent
exist existence extant
existence beingness fact existing
existentialist philosopher scholar scholarly bookman emphasizes freedom choice personal responsibility
exit issue outlet opening artefact permits escape release
exodus hegira hejira escape flight running away journey group hostile environment
expand grow increase extend directions
expanse sweep scope range reach orbit wide
expansion enlargement increase magnitude increasing
expansiveness expansivity impressiveness grandness magnificence richness scale tendency expand
expect anticipate evaluate pass judgment judge think regard probable likely
expectancy anticipation expectation feeling
expectation outlook prospect belief cognitive mental
expedition campaign military operation designed achieve specific objective
expend use consume fully
expenditure outgo spending outlay transferred property possession money paid
expense disbursal disbursement cost outgo spending expenditure amounts paid goods services
experience education cognitive mental accumulation knowledge skill results direct participation
experiment experimentation scientific research project conducting controlled test investigation
experimentalism empiricism empiricist philosophy sensationalism philosophical doctrine empirical advocates experimental principles
experimentation experiment inquiry enquiry research problem solving testing idea
experimenter research worker researcher investigator scientist conducts experiments
expert individual someone somebody mortal special knowledge ability performs skillfully
expertise expertness skillfulness virtue possessing special knowledge
expiration termination expiry end ending point time coming contract period
expire discontinue end stop finish lose validity
explain explicate inform communicate intercommunicate plain comprehensible
explanation account statement message subject substance makes comprehensible describing relevant structure
expletive curse oath swearing profanity utterance vocalization profane obscene expression surprise
explode detonate integrity burst violent release energy
exploit work use utilize utilise apply manipulate advantage
exploitation development use usage utilization utilisation area land water profitable productive
exploration expedition journey journeying travel purpose discovery
explore research search investigate look into analyze analyse inquire
explorer adventurer individual someone somebody mortal travels little known regions
explosion detonation blowup discharge occurrence occurrent natural violent release energy caused
export trade merchandise sell transfer abroad
exporter businessperson bourgeois capitalist transports goods abroad
expose subject affect impact bear upon accessible action influence
exposition expounding interpretation explanation account systematic
exposure vulnerability weakness elements
express show evince convey impart leave give expression
expression look aspect face countenance visage appearance visual feelings expressed
expressiveness quality expressive
expulsion ejection exclusion riddance banishment proscription rejection forcing
expurgation castration deletion removal remotion objectionable literary work
extend widen broaden increase alter modify scope range area
extension delay hold time lag postponement mutually agreed date completion payment
extent degree level stage point extends
exterior outside region
extern doctor doc physician nonresident medical student
extinguisher asphyxiator device instrumentation manually
extract pull remove take away withdraw force effort
extractor instrument device extracting tight
extraneousness unrelatedness unconnectedness virtue falling outside matter hand
extrapolation calculation computation figuring reckoning value function outside range known
extravaganza entertainment amusement diversion recreation lavishly staged spectacular
extreme degree grade level property furthest highest
extremity appendage member external body projects
extremum extreme extremity region point located farthest middle
exultation jubilance jubilancy jubilation joy joyousness joyfulness emotion feeling extreme
eye oculus optic sense organ sensory receptor sight
eyeball orb capsule structure anatomical complex body ball shaped containing vertebrate
eyebath eyecup vessel container curved
eyebrow brow supercilium hair body covering arch above
eyecup eyebath vessel container curved
eyeglass monocle lens lense system
eyeglasses spectacles specs glasses optical
eyelid lid palpebra protective fold flap either folds skin moved cover
eyepiece ocular lens lense system optical device combination lenses viewing instruments
eyes opinion sentiment persuasion view judgment
eyeshade bill peak visor brim
eyeshadow makeup war paint cosmetic substance darken eyes
eyesight seeing sightedness sight vision visual sense modality normal faculty
eyestrain asthenopia fatigue weariness tiredness temporary eyes caused prolonged close work
fabric cloth material textile artefact artifact weaving felting knitting crocheting natural
facade frontage frontal front side face building
face external body front human head forehead chin
facet aspect feature characteristic property dimension distinct element problem
facilitate ease alleviate help assist aid support easier
facility installation artefact building place provides particular service
facing lining liner protective covering cover applied edge garment ornamentation strengthening
facsimile autotype copy representation exact reproduction
fact information knowledge noesis piece circumstances exist events occurred
faction cabal junto camarilla clique coterie ingroup inner circle
factoid information info message subject
factor cause origin origination inception anything contributes causally result
factory mill manufactory plant works industrial building complex buildings facilities manufacturing
faculty module ability power knowledge noesis inherent cognitive perceptual powers mind
fad craze furor furore fashion
fade melt weaken decrease diminish lessen less clearly visible distinguishable
fadeout receding disappearance occurrence occurrent natural slow gradual
fail neglect
failure nonaccomplishment nonachievement deed human action fails
fair carnival funfair show entertainment amusement traveling
fairlead pulley block guide rope
fairness equity justice justness righteousness conformity rules standards
fairway site land tract area putting green grass short
fairy faery faerie fay spiritual supernatural belief human playful magical powers
fairyland fantasy phantasy imagination imaginativeness existing solely
fairytale narrative narration story tale fairies
faith religion belief cognitive mental strong supernatural power powers control
faithful following followers multitude masses loyal steadfast
fake sham postiche imitation copy counterfeit
faker imposter impostor pretender deceiver cheat cheater trickster makes deceitful pretenses
falchion sword blade brand steel
falcon hawk bird prey raptor raptorial diurnal birds long pointed powerful
fall travel locomote descend free influence gravity
falloff slump slack deterioration decline quality declension worsening noticeable performance
fallout dust particulate radioactive particles settle ground after nuclear
falsity falseness unreality irreality nonexistence nonentity false untrue
falter waver hesitate waffle unsure weak
faltering hesitation waver falter pause inactivity pausing uncertainly
fame celebrity renown honor honour laurels standing widely honored acclaimed
familiarity acquaintance conversance conversancy information knowledge noesis personal
family household house home social organization organisation unit living together
fan device instrumentation creating current movement surface surfaces
fanatic fiend enthusiast partisan partizan supporter motivated irrational enthusiasm
fanaticism fanatism zealotry intolerance attitude mental excessive opposing views
fancy visualize visualise envision imagine conceive ideate envisage
fanfare ostentation flash display gaudy outward
fanjet turbofan turbojet jet plane
fanlight transom window framework frame
fantail overhang projection shaped deck
fantasia musical composition opus music free incorporating familiar themes
fantasist creator individual someone somebody fantasies
fantasy phantasy imagination imaginativeness vision creativity unrestricted reality
fantods disorder upset physical physiological defined irritability distress
farce travesty comedy drama broad satire improbable situations
fare menu agenda docket schedule plan
farewell acknowledgment acknowledgement message subject expression goodwill parting
farm workplace work geographic point geographical buildings cultivated land unit
farmer husbandman granger sodbuster creator individual someone somebody operates farm
farmhouse house dwelling home domicile farmer family
farming agriculture husbandry cultivation production practice cultivating land raising stock
farmland country rural area geographical geographic farming practiced
farmyard yard enclosure area adjacent
farthingale hoop skeleton skeletal frame
fasciculation twitch twitching vellication spasm muscular contiguous groups muscle fibers
fascinate intrigue interest refer pertain interested curious
fascination captivation enchantment spell trance psychological intensely interested
fascism political orientation ideology theory advocating authoritarian hierarchical government
fashion manner mode style property done happens
fast fasting abstinence abstaining food
fastball heater smoke hummer pitch delivery throw thrown maximum velocity
fasten fix secure attach connect link tie firmly attached
fastening fastener holdfast fixing restraint
fat lipid lipide lipoid macromolecule soft greasy substance occurring organic tissue
fate destiny occurrence occurrent natural event
father begetter parent genitor male
fathometer depth finder navigational instrument
fatigue weariness tiredness temporary loss strength energy resulting hard
fatigues military uniform worn personnel
faucet spigot regulator control controller controlling flow liquid reservoir
fault mistake error nonaccomplishment nonachievement deed human action wrong attributable judgment
fauteuil armchair chair upholstered
favor prefer favour promote upgrade advance kick upstairs another
favorite favourite choice pick selection decision making regarded special favor liking
favourite favorite rival challenger competitor
fawn dun light brown brownness color pigment varying around grey
fear fearfulness fright emotion feeling experienced anticipation specific pain danger
feasibility feasibleness practicability practicableness utility usefulness doable
feast banquet dinner party ceremonial many
feat effort exploit accomplishment achievement action notable
feather plume plumage body covering natural cover light horny waterproof structure
feature characteristic property dimension concept conception prominent attribute aspect
feb february gregorian calendar month following january preceding march
february feb gregorian calendar month following january preceding march
fecundity fruitfulness creativity creativeness creative thinking ability intellectual productivity imagination
fedora homburg stetson trilby hat chapeau lid headdress felt creased crown
fee fixed charge cost costs privilege professional services
feebleness infirmity frailty debility unfitness softness ill health unhealthiness weak body
feed provide supply ply cater food
feedback natural process action output system returned input order
feedbag nosebag bag container canvas
feeder domestic animal domesticated animate fattened suitable fattening
feeding eating consumption ingestion intake uptake consuming food
feedlot building edifice structure construction livestock fattened market
feel experience undergo emotional sensation particular mind
feeler antenna tentacle process outgrowth appendage pair mobile appendages head insects
feeling experiencing affective emotional states
feelings sensitivity sensitiveness feeling emotional moral
felicity felicitousness appropriateness suitability suitableness pleasing appropriate manner style
fella chap fellow feller male individual someone
fellow chap feller fella male individual someone
fellowship family association organization organisation share common beliefs activities
felon criminal crook outlaw principal wrongdoer offender committed crime legally convicted
felucca sailing vessel ship watercraft
female animal animate beast brute produces gametes
femininity muliebrity trait behaving ways considered typical women
fence fencing barrier obstruction obstructor obstructer serves enclose area
fencing fence barrier obstruction obstructor obstructer serves enclose area
fender wing barrier obstruction obstructor obstructer surrounds wheels vehicle block splashing
ferment agitation fermentation tempestuousness turbulence upheaval sturm und drang disorder turbulent
fermentation agitation ferment tempestuousness turbulence upheaval sturm und drang disorder turbulent
ferocity fierceness furiousness fury intensity intensiveness degree grade property wild turbulent
ferroconcrete concrete building material metal
ferry ferryboat boat vessel watercraft
ferryboat ferry boat vessel watercraft
fertilizer fertiliser chemical substance material stuff manure mixture nitrates soil fertile
ferule switch instrument punishment
fervor ardor ardour fervour passion passionateness feeling feelings great warmth intensity
festival time period fundamental quantity aside feasting celebration
festivity celebration diversion recreation joyous
festoon curtain drape drapery mantle
fetoscope foetoscope stethoscope medical instrument
fetter hobble shackle bond hamper
fever febrility febricity pyrexia symptom evidence grounds rise temperature body
fiat decree edict order enactment legal document instrument official legally binding
fiber fibre material stuff substance slender greatly elongated capable spun
fiberglass fibreglass covering material building glass fibers resins
fiberscope medical instrument flexible involving
fibreglass fiberglass covering material building
fibrin protein macromolecule supermolecule white insoluble fibrous formed action
fibrosis pathology ill health unhealthiness problem development excess fibrous connective tissue
fichu scarf garment lightweight triangular
fiction literary composition work writing written material based imagination necessarily fact
fiddle violin bowed stringed instrument string highest member
fidelity accuracy truth quality electronic system reproduces sound image
field tract land ground parcel piece cleared trees enclosed
fielder ballplayer baseball player athlete jock member team field instead
fieldhand farmhand hired hand man laborer farm
fielding handling manipulation touch touching ball playing field
fieldsman fielder cricketer athlete jock
fieldstone rock stone material stuff occurs naturally fields
fieldwork fortification munition defensive structure
fiend monster devil demon unpleasant disagreeable unwelcome persona non grata cruel
fierceness ferocity furiousness fury intensity intensiveness degree grade property wild turbulent
fife flute transverse woodwind instrument
fifteen large integer number cardinal fourteen
fifth united states liquid quantity liquor equal gallon
fifties decade decennary decennium time period
fifty large integer number cardinal product five
fig figure illustration artwork art graphics diagram picture illustrating textual material
fight contend struggle engaged
fighter combatant battler belligerent individual someone somebody mortal fights
fighting fight combat scrap conflict struggle battle action
figure fig illustration artwork art graphics diagram picture illustrating textual material
figurine statuette figure model simulation carved molded
figuring calculation computation reckoning problem solving thinking thought process involves numbers
filature bobbin spool reel winder
file register record enter put down public office court
filing submission entry message subject entering legal document public record
filipino native indigen indigene aborigine inhabitant philippines
fill alter modify full metaphorical sense
filling fill material stuff substance fills space container
fillip bonus positive stimulus stimulation stimulant anything tends arouse
filly foal young mammal female horse four
film movie picture pic show social entertainment enacts story sound sequence
filming cinematography photography picture taking pictorial representation picturing film
filter filtrate strain separate integrity remove passing
final match contest competition winners
finale coda conclusion end close closing section musical composition
finalist rival challenger competitor competition
finance pay give obtain provide money
financing funding finance commercial enterprise business
find happen chance bump come upon accident
finding determination discovery find uncovering deed determining properties research calculation
fineness choiceness superiority high quality caliber good indeed
finery attire garb dress clothing
finger digit dactyl extremity appendage terminal members hand
fingering placement locating position positioning fingers playing different notes
fingernail nail horny structure unguis finger
fingerprint mark print indication indicant impression ridges skin finger
fingerprinting procedure process taking inked impressions fingerprints purpose
fingertip tip end terminal
finish complete end terminate alter modify come bring
finisher closer reliever relief pitcher
finishing coating finish decorativeness appearance visual aspect decorative texture surface
finn european inhabitant habitant dweller native finland
fipple plug stopper stopple blockage
fire occurrence occurrent natural event burning
firearm gun weapon arm system portable
fireboat boat vessel watercraft equipped
firebomb incendiary bomb explosive device
firebox furnace chamber
firebrick brick ceramic fire clay
firecracker cracker banger firework pyrotechnic low explosive charge fuse heavy paper
firedog andiron dog support device
firelight light visible radiation actinic fire
firelock flintlock muzzle loader firearm
fireman play diversion recreation children pretend fire
fireplace hearth recess niche enclosure open wall base chimney fire
firepower military capability strength posture relative capacity delivering fire target
fireroom stokehold stokehole chamber enclosure
fireside hearth area country region near fireplace
firetrap building edifice structure construction
firewall drive thrust driving force propulsion application maximum
firewater liquor spirits booze hard
firewood fuel substance wood
firework pyrotechnic low explosive device burns rate colored flames
firing fire attack onslaught onset onrush weapons artillery enemy
firm house business concern organization members owns operates establishments
firmness soundness strength property muscle tone healthy tissue
firmware microcode code computer coding
first rank status position highest ordering series
fish aquatic vertebrate craniate mostly cold blooded vertebrates scales
fisher fisherman skilled worker trained workman whose occupation catching fish
fisherman fisher skilled worker trained workman whose occupation catching fish
fishing sportfishing outdoor sport field athletics fishes diversion
fishmonger fishwife trader bargainer dealer monger sells fish
fishnet net trap will enclose
fishwife fishmonger trader bargainer dealer monger sells fish
fist hand manus mitt paw fingers clenched palm
fistfight fisticuffs slugfest fight fighting combat scrap bare fists
fit suit accommodate conform meet satisfy agreeable acceptable
fitment furniture article furnishing items
fitness fittingness suitability suitableness quality suitable
five cinque digit figure integer number cardinal four
fives court game athletic resembling
fix repair mend bushel better improve amend ameliorate restore replacing putting
fixer important influential personage adult intervenes authorities trouble
fixing repair fix fixture improvement putting working order again
fixture artefact object firmly fixed place
fizz beverage drink drinkable potable
flag emblem design pattern figure rectangular piece cloth distinctive
flagellum scourge whip instrument inflict
flagon vessel container metal pottery
flagpole surveying instrument straight painted
flagstone flag paving stone stratified
flail implement instrumentation handle free swinging stick
flair genius endowment gift talent natural
flambeau torch light source flaming
flame fire flaming combustion burning oxidation oxidization process inflammable materials producing
flamethrower weapon arm system instrument
flange rim projection structure construction
flank lie located sides somebody
flanker back football player footballer
flannel fabric cloth material textile soft light woolen
flap roll undulate wave move wavy pattern rising falling motion
flapper girl miss missy young lady woman flaunted unconventional conduct dress
flaps flap airfoil aerofoil control
flare flair shape form spreads outward
flash blink wink twinkle radiate cause perceived gleam glow intermittently
flashback transition passage
flashboard flashboarding boarding structure construction
flashboarding flashboard boarding structure construction
flashbulb flash photoflash flashgun lamp
flashgun flash photoflash flashbulb lamp
flashing flash experience occurrence occurrent natural short vivid
flashlight torch electric lamp portable battery powered
flask bottle vessel narrow neck
flat plain field champaign land level tract
flatbed flatcar flat freight car
flatboat barge hoy lighter boat
flatcar flatbed flat freight car
flatiron iron smoothing home appliance
flatlet apartment flat housing lodging
flatness planeness dimensionality spatial property spatiality dimensions
flats footwear footgear covering
flatten shape form alter modify flat flatter
flatter blandish praise evaluate valuate assess somewhat dishonestly
flattery compliment praise congratulations kudos excessive insincere
flatus fart farting wind reflex response action instinctive expels intestinal anus
flatware tableware ware relatively flat
flatwork ironing garment done mechanically
flautist flutist musician instrumentalist player performer plays flute
flavor spirit tone feel atmosphere ambiance ambience status general place situation
flaw defect fault imperfection imperfectness object machine
flea insect arthropod wingless bloodsucking parasitic noted ability
fleabag hotel building edifice down
fleapit cinema movie theater theatre
fleck bit chip flake fragment broken whole
fledgling newcomer fledgeling starter novice beginner tyro tiro participant activity
flee fly scat run scarper turn tail away quickly
fleet collection aggregation accumulation assemblage group aircraft operating together same ownership
flesh animal tissue soft body vertebrate mainly muscle
flexibility flexibleness malleability plasticity physical property flexible
flick flicker flash blink wink twinkle intermittently
flight formation arrangement aircraft
fling throw propel impel force recklessness
flint silica silicon oxide dioxide hard stone
flintlock firelock muzzle loader firearm
flip toss turn lightly throw side comes
float drift blow travel locomote motion water current
floating natation swimming swim water
floatplane seaplane hydroplane airplane aeroplane
floc floccule material stuff substance loosely aggregated mass flocculent suspended
flocculation natural process action flocculating
flock congregation fold faithful church guided pastor
flood inundation deluge alluvion geological phenomenon natural rising body water overflowing
floodhead flash flood flashflood inundation wall water rushing ahead
floodlight flood photoflood light source
floor flooring horizontal surface level inside lower
floorboard board sheet flat solid floor
flooring floor horizontal surface level inside lower
flop collapse fall cave give loosely
flophouse dosshouse lodging house rooming
floppy diskette magnetic disk disc
florence firenze city central italy arno
florida southeastern united states atlantic gulf mexico
floridian american inhabitant habitant dweller native resident florida
florist shopkeeper tradesman storekeeper market keeper grows deals flowers
flounder stagger walk travel locomote great difficulty
flour foodstuff food product nutrient fine powdery obtained grinding sifting
flourish boom thrive expand grow increase vigorously
flow flowing travel movement motion characteristic fluids
flower angiosperm flowering plant spermatophyte phanerogam cultivated blooms blossoms
flowerbed bed plot land ground flowers growing
flowering blossoming florescence inflorescence growth growing maturation development process budding unfolding
flowerpot pot container instrumentation plants
flowing flow travel movement motion characteristic fluids
flu influenza grippe contagious disease contagion communicable acute febrile highly viral
flue fluke projection structure construction
fluegelhorn flugelhorn brass instrument wind
fluff material stuff substance light downy
flugelhorn fluegelhorn brass instrument wind
fluid substance room temperature pressure
fluorescein fluoresceine resorcinolphthalein dye dyestuff coloring material colouring yellow visible even
fluorescence light visible radiation actinic emitted during absorption
fluoride halide salt hydrofluoric acid
fluorine chemical element substance nonmetallic univalent belonging halogens
fluoroboride salt compound chemical fluoroboric acid
flurry bustle hustle ado commotion din ruction ruckus rapid active
flush blush crimson redden discolor discolour colour color turn embarrassment shame
flute woodwind instrument wood wind high pitched
flutter waver flicker motion movement motility moving back forth
flux rate magnitude quantitative flow energy particles across given
fluxmeter meter measuring instrument system
fly wing travel locomote
flyer circular handbill bill advertisement advertizement advertising
flyover overpass bridge span structure
flytrap trap device catching flies
flyway path route itinerary line geographic along birds customarily migrate
flywheel governor regulator control controller
foam froth bubble globule mass bubbles formed liquid
fob vest pocket hold watch
focus focusing focussing direction concentration engrossment absorption immersion attention energy
focusing focus focussing direction concentration engrossment absorption immersion attention energy
foe enemy foeman opposition adversary antagonist opponent opposer armed
foetoscope fetoscope stethoscope medical instrument
fog aerosol cloud droplets water vapor suspended near ground
foglamp headlight headlamp light source
foible idiosyncrasy mannerism peculiarity specialness specialty speciality behavioral attribute distinctive peculiar
foil sheet metal flat solid piece thin flexible
fold surface bend covers
foliage leaf leafage plant organ structure main photosynthesis transpiration higher plants
folk folks people grouping general
folklore lore traditional knowledge cognitive mental unwritten
folks kin kinship kindred your parents
follow travel locomote behind after come
follower individual someone somebody mortal accepts leadership another
following followers multitude masses mass hoi polloi group enthusiasts
folly foolishness unwiseness trait acting stupidly rashly
fondness fancy partiality liking feeling predisposition like
food nutrient substance metabolized animal give energy build
foodstuff grocery consumer goods commodity trade good sold grocer
fool sap saphead muggins simpleton simple individual someone lacks good judgment
foolishness folly unwiseness trait acting stupidly rashly
foot pes vertebrate pedal extremity human below ankle joint
footage film photographic paper material shot
football field game outdoor games played ball
footballer athlete jock contestant plays
footbath bathtub bathing tub vessel
footbridge overcrossing bridge span structure construction designed pedestrians
footing terms status position respect relations groups
footlights theater light source front
footlocker locker trunk baggage luggage
footnote footer note annotation notation comment printed placed below text
footpath pathway path way trodden
footprint footmark step mark print indication indicant foot shoe surface
footrace run race contest competition
footrest footstool ottoman tuffet stool
footstall pedestal plinth support supporting
footstep footfall step sound occurrence occurrent natural walking
footstool footrest ottoman tuffet stool
footwear clothing article vesture wear
foraging forage search hunt hunting searching food provisions
forbid prohibit interdict proscribe command require order tell against
force influence power powerfulness powerful effect
forceps extractor instrument pair pincers
forearm limb extremity appendage member superior elbow wrist
foreboding premonition presentiment boding apprehension apprehensiveness dread fear feeling evil come
forecast calculate predict foretell prognosticate call advance
forecasting prediction foretelling prognostication statement message subject substance future
forecastle living quarters housing lodging
forecourt court courtyard area outer
forefather father sire ancestor ascendant ascendent antecedent founder family
forefinger index finger digit dactyl next thumb
foreground view aspect prospect scene near viewer
foregrounding priority processing data execution
forehead brow feature lineament body face above eyes
foreigner alien noncitizen outlander traveler traveller individual someone comes foreign country
foreknowledge precognition clairvoyance second sight extrasensory perception knowledge event before occurs
foreman chief gaffer honcho supervisor superior superordinate exercises control workers
forerunner precursor individual someone somebody mortal goes before announces coming another
foresee anticipate previse foreknow know realize beforehand
foresight foresightedness foresightfulness providence prudence virtue planning prudently future
forest wood woods vegetation flora botany collection trees plants densely wooded
forestay stay brace bracing adjustable
forge furnace chamber special hearth
forget bury dismiss mind
forgetfulness amnesia memory loss blackout cognitive tendency forget
forgive concede yield grant agree stop blaming forgiveness
fork cutlery eating utensil tableware serving food
forklift vehicle wheeled industrial power
form signifier descriptor word language linguistic phonological orthographic sound appearance describe
formalism doctrine philosophy philosophical system school thought formal structure rather content
formalwear eveningwear attire garb dress
format formatting information info message
formation arrangement grouping acting unit
formative language linguistic portion component minimal unit syntactic
formatting format information info message
formula expression mathematical statement group symbols
formulate explicate develop speculate theorize theorise conjecture elaborate theories hypotheses
formulation preparation compound chemical substance prepared according formula
fort garrison military post installation fortified troops stationed
forte metier specialty speciality asset plus quality special worth utility
forties time life period
fortification munition defensive structure defense defence walls mounds built around
fortitude courage courageousness bravery braveness strength mind enables endure adversity
fortress fort defensive structure defense defence fortified
fortune luck chance hazard phenomenon process physical unknown unpredictable causes event
forward basketball player basketeer cager
forwarding transmission transmittal transmitting sending another destination
foster further promote advance boost growth
fostering fosterage encouragement approval commendation
found establish launch open
foundation abstract basis grounded
founder laminitis inflammation redness rubor symptom laminated tissue attaches hoof foot
founding initiation foundation institution beginning start commencement starting first
foundry metalworks factory mill manufacturing plant manufactory metal castings produced
fountain structure construction artefact artificially produced water arises
fountainhead well wellspring source document written papers abundant
four tetrad digit figure integer number cardinal three
foursome quartet quartette gathering assemblage four considered unit
fourteen xiv large integer number cardinal thirteen
fourth rank status position following third
fowl poultry gallinaceous bird gallinacean domesticated thought descended jungle
fox canine canid carnivore alert carnivorous mammal pointed muzzle ears
foxhole bunker dugout fortification munition
foxhunt hunt hunting outdoor sport
foyer anteroom antechamber hall room area entrance reception
fracas affray altercation quarrel wrangle row words noisy
fraction chemical substance material stuff component mixture separated fractional process
fractionation industrial process physical uses heat separate substance components
fragment piece broken else
fragmentation atomization atomisation division separation separating fine particles
fragrance aroma perfume scent smell odor odour olfactory sensation distinctive pleasant
frambesia yaws framboesia infectious disease communicable tropical resembling syphilis early
frame framework supporting structure pair eyeglasses
framework model hypothesis possibility theory concept hypothetical description complex entity process
framing conceptualization conceptualisation formulation creating mental acts plans important details
franc monetary measurement basic unit many countries
france republic western europe
franchise concession grant contract authorization sell company goods services particular
frangipani frangipanni shrub bush woody plant ligneous tropical american deciduous shrubs
fraternisation fraternization association social associating others brotherly friendly
fraternity frat club social society guild male undergraduates
fraud crime criminal offense offence intentional deception resulting injury another
freak monster monstrosity mutant mutation variation sport animal markedly unusual deformed
freckle lentigo macule macula spot speckle brownish
free liberate release unloose grant freedom
freedom condition free
freeman freewoman citizen national subject serf slave
freestyle race contest competition
freeware software program computer system
freeway expressway motorway pike highway main road route broad designed high
freewheel clutch coupling coupler
freewheeler individual someone somebody mortal acting freely even irresponsibly
freeze stand still stop moving immobilized
freezer deepfreeze electric refrigerator fridge
freezing freeze cooling chilling temperature reduction withdrawal heat change liquid solid
freight cargo lading load merchandise ware product commodity goods carried vehicle
freighter bottom merchantman cargo ship vessel
french romance language latinian latin spoken france countries colonized
frenchman frenchwoman european inhabitant habitant dweller french nationality
frenzy craze delirium fury mania manic disorder affective major violent mental
frequency frequence oftenness rate magnitude quantitative number occurrences within given period
freshman fresher lowerclassman underclassman undergraduate undergrad first year
freshness newness age property pure fresh
fret fuss niggle worry unnecessarily excessively
fretsaw jigsaw power saw sawing
fretwork lattice latticework framework frame
freud austrian neurologist originated psychoanalysis
friary monastery religious residence cloister
friction clash conflict persons
friday fri weekday day the week sixth
fridge refrigerator icebox white goods
friend individual someone somebody mortal know well regard affection trust
friendliness liking feeling another
friendship relationship friends
frieze architectural ornament decoration ornamentation horizontal sculptured band architrave
frigate warship war vessel combat
fright fear fearfulness emotion feeling experienced anticipation specific pain danger
frighten fright scare affright stimulate shake excite fear
fringe periphery boundary edge bound line outside surface
frock overgarment outer garment long
frog toad anuran batrachian amphibian vertebrate craniate tailless stout bodied amphibians
frolic play romp gambol diversion recreation light hearted recreational activity amusement
front forepart side face surface forward prominent
frontage extent magnitude land abutting street water
frontier wilderness wild geographical area geographic edge settled country
frost hoar hoarfrost rime ice water crystal crystals forming white deposit
frostbite cryopathy injury hurt harm trauma destruction tissue freezing tingling blistering
froth foam bubble globule mass bubbles formed liquid
frown glower lour lower grimace make face pull communicate look angry
fruit reproductive structure plant organ ripened body seed
fruitfulness fecundity quality causes assists healthy growth
frustrate thwart queer spoil prevent forestall foreclose preclude hinder
frustration defeat disappointment letdown dissatisfaction feeling accompanies experience thwarted attaining your
frypan skillet pan cooking utensil
fuel substance consumed produce energy
fugitive runaway fleer individual someone somebody mortal flees uncongenial situation
fulcrum pivot pin axis rotation
fulfill accomplish execute action complete finish end terminate effect
fulfillment fulfilment satisfaction contentment feeling achieved your desires
fullback running back plays position offensive team
fullness comprehensiveness completeness integrity unity wholeness broad scope
fumble grope search seek look for feel uncertainly blindly
fumes exhaust gas fluid gases ejected engine waste products
fun merriment playfulness diversion recreation activities enjoyable amusing
funambulism sport athletics diversion recreation
funambulist acrobat athlete jock performs
function map mapping mathematical relation element given domain associated
fund money medium exchange monetary system reserve aside purpose
fundamentals basics bedrock principle law natural principles truths derived
funds finances assets possession money
funeral obsequy ceremony ceremonial occasion observance dead buried cremated
funnel cone conoid shape round conical wider narrower opening ends
funrun footrace foot race run
fur pelt animal skin product dressed hairy coat mammal
furlong linear measurement unit length equal yards
furlough leave absence time off temporary military duty
furnace chamber enclosure enclosed heat produced buildings
furnish supply provide render give transfer useful necessary
furnishing trappings accessory accoutrement accouterment
furniture furnishing instrumentation furnishings room area ready occupancy
furor fad craze furore fashion vogue trend style interest followed exaggerated
furore fad craze furor fashion
furrow trench ditch long shallow ground
further foster promote advance boost growth
fury rage madness anger choler ire emotion feeling intense
fuse blend flux mix integrity together different elements
fusee drive mechanism spirally grooved
fuselage body structure construction central
fusil musket muzzle loader light
fusion merger unification union occurrence occurrent natural involves production
fuss niggle fret worry unnecessarily excessively
futility inutility uselessness unusefulness quality consequence practical result
future hereafter futurity time come
fuze fuse fusee fuzee lighter
fuzee fusee flare device colored
fuzz hair tomentum plant process enation outgrowth filamentous hairlike growth
gabardine fabric cloth material textile firm durable twill weave
gaberdine duster gabardine smock coverall
gable wall partition divider vertical triangular sloping ends roof
gadfly pest blighter cuss tormentor tormenter persecutor oppressor persistently annoying
gadget appliance contraption contrivance device instrumentation control useful particular
gadgetry appliance contraption contrivance convenience appliances collectively
gag joke laugh jest wit humor humour witticism humorous anecdote remark
gage pot grass dope cannabis marijuana marihuana ganja street names
gagwriter gagman gagster writer author communicator writes comic material public performers
gaiety merriment happiness feeling
gain derive obtain get acquire
gait pace rate magnitude quantitative moving
gaiter spat legging leging leg
gal gallon united states liquid unit equal quarts
galaxy collection aggregation accumulation assemblage splendid
gallant dandy dude fop man adult male much concerned dress appearance
gallantry heroism valor valour courage courageousness bravery braveness qualities hero heroine
gallbladder bladder vesica sac muscular attached liver stores bile
galleon sailing vessel ship watercraft
galley vessel watercraft craft medieval
gallon gal united states liquid unit equal quarts
gallop ride horseback sit galloping pace
gallous gibbet gallows instrument execution
gallows instrument execution wooden frame condemned executed
gallus brace suspender clothing article vesture elastic straps hold trousers
galvanism electricity physical phenomenon produced chemical action
galvanometer meter measuring instrument system
gamba viol bowed stringed instrument
gambler individual someone somebody mortal wagers money outcome games sporting events
gambling gaming play diversion recreation playing stakes hope winning
gambrel gable roof saddle saddleback
game deed human action contest rules determine winner
gamebag bag container canvas leather
gamecock cock bird bred trained fighting
gamin throwaway street urchin guttersnipe homeless abandoned roams streets
gamma letter the alphabet alphabetic character greek
gamut scope range reach orbit complete extent
gang pack ring mob association organization organisation criminals
gangboard gangplank gangway footbridge overcrossing
gangplank gangboard gangway footbridge overcrossing
gangsaw power saw sawing machine
gangster mobster criminal felon crook outlaw member gang
gantry gauntry framework frame supporting
gaol jail jailhouse clink correctional
gap spread disparity inequality conspicuous difference figures
garage outbuilding building edifice
garb attire dress clothing article vesture wear distinctive style particular occasion
garbage refuse scraps waste material product food discarded
garboard wale strake board plank
garden plot land ground patch plants cultivated
gardener nurseryman horticulturist plantsman expert takes care garden
gardening horticulture farming agriculture husbandry cultivation plants
garment clothing article vesture wear
garotte garrote garrotte instrument execution
garret loft attic floor level
garrison fort military post installation fortified troops stationed
garrote garotte garrotte instrument execution
garrotte garrote garotte instrument execution
gas chemical phenomenon matter distinguished solid liquid states relatively
gasket seal fastener fastening holdfast
gasoline gasolene gas petrol fuel substance volatile flammable mixture hydrocarbons
gasometer meter measuring instrument system
gasp pant puff heave blow exhale expire breathe out noisily exhausted
gassing chemical process action natural interacting
gastrocnemius skeletal muscle striated musculus back forms greater calf
gastroscope endoscope medical instrument visually
gat rod pistol handgun side
gate movable barrier fence wall
gatehouse house dwelling home domicile
gatepost post upright vertical either posts bound gate
gateway entrance entranceway entryway entry closed gate
gather garner collect assemble together
gathering assemblage grouping group persons together place
gauffer goffer iron smoothing home
gauge gage measuring instrument system device indicating quantity thickness
gauntry gantry framework frame supporting
gauss flux density electromagnetic emu unit magnetic equal maxwell
gaussmeter magnetometer meter measuring instrument
gavel mallet beetle hammer presiding
gavotte social dancing dance terpsichore formal french quadruple
gaze stare look fixed eyes
gazebo summerhouse building edifice structure
gear pitch adapt accommodate alter vary level character
gearing gear geartrain train wheelwork
gearset gear mechanism gears
gearshift gearstick shifter mechanical device
gearstick gearshift shifter mechanical device
geartrain gearing gear train wheelwork
gee force measurement unit equal exerted gravity
gegenschein counterglow light visible radiation actinic faint spot night appears directly
gelding male horse equus caballus castrated
gem treasure art fine creation highly prized beauty perfection
gen information info message subject
gender grammatical category syntactic class inflected languages governing agreement
general officer commissioned military highest rank
generalist scholar scholarly bookman student modern position acquire superficial knowledge
generalization generalisation induction colligation association connection connexion reasoning detailed facts general
generalize generalise extrapolate infer reason out conclude think draw specific cases
generate make create bring existence
generation coevals contemporaries people grouping living same approximately
generator apparatus setup equipment produces vapor
generic wine vino alcohol alcoholic
generosity generousness kindness good goodness trait willing give your money
genesis generation beginning occurrence occurrent natural coming
geneticist biologist life scientist specializes genetics
genie jinni jinnee djinni spirit disembodied spiritual supernatural invisible mentioned koran
genius mastermind brain brainiac intellectual intellect individual someone exceptional ability originality
genre kind sort form variety literary artistic work
gentian flower angiosperm flowering plant plants family gentianaceae genera gentiana gentianella
gentleman man adult male refinement
gentry aristocracy upper class crust stratum powerful members society
genus kind sort form variety general
geochemistry chemistry chemical science natural earth crust
geographer expert individual someone somebody geography
geologist scientist individual someone somebody specialist geology
geology earth science natural deals history recorded rocks
geometry pure mathematics math maths points lines curves surfaces
georgia southeastern united states
georgian american inhabitant habitant dweller native resident georgia
germ source seed inspiration idea thought anything provides later work
german european inhabitant habitant dweller nationality
germanium chemical element substance brittle grey crystalline semiconducting metalloid
germany deutschland frg republic central europe
gesture motion movement motility hands body emphasize help express
get acquire come possession concrete abstract
getup outfit rig turnout attire
ghana republic west africa gulf guinea
gharry carriage equipage rig vehicle
ghetto quarter city district formerly restricted many european cities
ghost shade spook wraith apparition phantom phantasm phantasma mental representation haunting
ghoul graverobber thief stealer criminal felon takes bodies graves sells them
giant animal animate beast brute creature exceptional size
gibbet gallous gallows instrument execution alternative terms
giddiness silliness frivolity frivolousness trait impulsive scatterbrained manner
gift acquisition transferred property possession acquired compensation
gig small boat long light rowing
giggle titter laugh express joy mirth emotion nervously
gildhall guildhall hall meeting place
gimbal appliance contraption contrivance convenience
gimlet cocktail mixed drink vodka
gin liquor spirits booze hard
gingham fabric cloth material textile clothing plaid weave
ginkgo gingko gymnospermous tree deciduous dioecious chinese shaped leaves
ginmill barroom bar saloon room area establishment alcoholic drinks served counter
girandola girandole candlestick candle holder
girandole girandola candlestick candle holder
girder beam structural member steel
girl miss missy fille woman adult female young
girlfriend woman adult female friend
gittern cittern cithern cither guitar
give abstract sense physical
giveaway gift acquisition public land resources private gain
given presumption precondition assumption supposition supposal hypothesis taken granted
givenness indisputability indubitability unquestionability unquestionableness granted supposition
giver good individual someone somebody devotes himself completely
giving gift sharing distribution
glacier ice mass geological formation slowly moving
gladiator combatant battler belligerent fighter professional captive entertained public engaging
glamor glamour beauty appearance visual aspect alluring charm
glance peek glint look throw
gland secretor secreter organ body organs synthesize substances needed release
glanders zoonosis zoonotic disease animal destructive contagious bacterial horses transmitted
glare glower stare look fixed gaze
glass solid brittle transparent irregular atomic structure
glasses spectacles specs eyeglasses optical instrument frame holds pair lenses
glasshouse greenhouse building edifice structure
glassware glasswork tableware ware article
glasswork glassware tableware ware article
glaucoma eye disease damages optic nerve impairs vision
glaze coat surface cover
gleam glitter glisten glint look appear seem shiny
gleaming gleam glimmer flash occurrence occurrent natural light
glee hilarity mirth mirthfulness gaiety merriment happiness great
glibness slickness superficiality shallowness depth fluent easy
glider sailplane craft aircraft supported
glimmer gleam gleaming flash occurrence occurrent natural light
glimpse glance look looking sensing quick
glint glitter glisten gleam look appear seem shiny
glitter glisten glint gleam look appear seem shiny
globe earth world planet
globulin simple protein family proteins found blood milk muscle
glockenspiel percussion instrument percussive musical
glogg punch mixed drink scandinavian
gloom somberness sombreness semidarkness dark darkness partial total
glorify laud extol exalt praise evaluate valuate assess honor
glory glorification honor honour laurels standing high
glossary gloss wordbook reference book work alphabetical list technical terms specialized
glottochronology chronology humanistic discipline humanities liberal arts determination long different languages
glove mitt baseball equipment sports handwear fielders playing
glow radiate cause perceived emit steady even light flames
glue paste attach connect link tie join
glutton gourmand gourmandizer trencherman eater feeder consumer devoted eating drinking excess
glycerine glycerol glycerin alcohol liquid sweet syrupy trihydroxy obtained saponification
glycerol glycerin glycerine alcohol liquid sweet syrupy trihydroxy obtained saponification
gnome dwarf fairy faery faerie fay legendary creature resembling tiny
gnomon indicator device provided stationary
gnp value worth former measure united states economy
goad prod device instrumentation pointed instrument motion
goal end cognitive mental knowledge noesis affairs plan intended achieve
goalie goalkeeper goaltender netkeeper soccer
goalkeeper goalie goaltender netkeeper soccer
goalmouth area structure construction immediately
goalpost post upright vertical pair
goaltender goalkeeper goalie netkeeper soccer
goat bovid ruminant numerous agile ruminants related sheep beard
goblet glass drinking container base
god supernatural conceived perfect omnipotent omniscient originator
goddess deity divinity god immortal female
goggles spectacles specs eyeglasses glasses
going departure leaving deed human action departing
goitre goiter struma thyromegaly disease illness unwellness malady abnormally enlarged thyroid
goitrogen compound chemical substance
gold precious metal valuable coins
goldsmith goldworker jewelry maker jeweler jeweller artisan makes objects gold
golf outdoor game athletic played open course holes
golfcart motor vehicle automotive golfers
golfclub club golf equipment sports
golfer linksman player participant contestant plays game golf
golfing playing action golf
gondola freight car railcar railway
goner toast desperate unfortunate straits
gong percussion instrument percussive musical
goniometer direction finder receiver receiving
good advantage vantage asset plus benefit
goodness good quality pleasing valuable useful
goose anseriform bird waterfowl water waterbird footed long necked typically gregarious
gop party political organization organisation younger major parties united states
gospel gospels evangel sacred text writing religious four books testament
gospeler evangelist revivalist gospeller preacher man sermonizer sermoniser christian gospel
gospels gospel evangel sacred text writing religious four books testament
gossip chitchat gab chat confab confabulation schmooze light informal conversation social
gouge mutilate mar maim force thumb
gourd calabash bottle vessel dried shell
gourmet epicure gastronome epicurean sensualist individual someone somebody devoted refined sensuous
gout urarthritis arthritis inflammatory disease painful inflammation foot caused defects uric
govern regulate regularize regularise decide make mind determine bring conformity rules
governed citizenry people grouping body citizens particular government
governess teacher instructor educator pedagogue woman entrusted care supervision child
government authorities regime polity organization organisation governing authority political unit
governor politician leader head government
gown dress frock clothing woman close fitting bodice long
grab catch seize prehend clutch take hold restrain stop motion
grace sanctification
grade class form course gathering assemblage body students taught together
gradient graded change magnitude physical quantity dimension
grading scaling order ordering organization organisation arranging graduated series
graduate receive have get acquire academic degree upon completion studies
graduation completion culmination closing windup successful program study
grain atom molecule particle corpuscle relatively granular substance
graining woodgraining grain texture like wood
gram gramme metric weight mass unit equal thousandth kilogram
grammarian syntactician linguist linguistic scientist specializes study grammar syntax
gramophone record player phonograph machine
granary garner storehouse depot entrepot storage threshed grain animal feed
grandchild offspring progeny issue relative child your daughter
grandeur magnificence brilliance splendor elegance quality magnificent splendid grand
grandfather gramps granddad grandad grandparent forebear forbear father your mother
grandma grandmother granny grannie grandparent forebear forbear mother your father
grandmaster player participant contestant exceptional
grandmother grandma granny grannie grandparent forebear forbear mother your father
grandparent forebear forbear ancestor ascendant parent your father mother
granite batholith batholite pluton plutonic rock igneous visibly crystalline texture
graniteware enamelware cooking utensil cookware
granny grandma grandmother grannie grandparent forebear forbear mother your father
grant allow give transfer
granule grain atom molecule particle tiny
grape edible fruit produce green goods groceries juicy genus vitis purple
grapeshot grape shot pellet projectile
grapevine pipeline gossip comment scuttlebutt report spread spoken communication
graph visual representation relations certain quantities represented
graphite plumbago carbon atomic number chemical element lubricant moderator nuclear reactors
grapnel grapple grappler tool implement
grappa brandy liquor spirits booze
grapple cope contend deal succeed doing achieving producing
grappling wrestle wrestling grapple struggle effort elbow grease exertion engaging close
grasp hold take firmly
grasping understanding apprehension discernment savvy difficulty
grass gramineous plant graminaceous herb herbaceous narrow leaved green herbage grown
grassfire fire occurrence occurrent natural uncontrolled grassy area
grasshopper hopper orthopterous insect orthopteron orthopteran terrestrial plant eating hind legs
grate grating framework frame supporting structure iron bars hold fire
grater kitchen utensil sharp perforations
gratification satisfaction emotional spirit emotion gratified satisfied
grating grate barrier obstruction obstructor obstructer parallel crossed bars blocking passage
gratitude feeling thankfulness appreciation
grave death dying demise end
gravel rock stone material stuff fragments pebbles
graver pointel pointrel hand tool
gravestone headstone tombstone stone building material mark grave
graveyard cemetery necropolis site land tract burials
gravimeter hydrometer measuring instrument system
gravity gravitation attraction attractive force masses universe
gray grayness grey greyness achromatic color colour neutral midway white black
graybeard greybeard methuselah oldster old senior citizen golden ager
graze crop browse range feed eat consume ingest meadow pasture
grease oil lipid lipide lipoid thick fatty
greatcoat overcoat topcoat coat overgarment outer garment heavy worn clothes winter
greatness illustriousness importance value property possessed outstanding eminence
greece ellas republic southeastern europe southern balkan peninsula
greed desire tendency inclination excessive acquire possess
greek hellenic language natural branch indo european family languages
green greenness viridity chromatic color colour spectral pigment
greenhouse glasshouse building edifice structure construction glass walls roof
greenland gronland largest island world
greenmarket market marketplace square open
greenness verdancy verdure profusion profuseness richness cornucopia lush appearance flourishing vegetation
greenroom room area backstage theater performers rest visitors
greens green vegetable veggie veg produce leafy plants leaves stems eaten
greet recognize recognise address accost come express greetings upon meeting
greeting salutation acknowledgment acknowledgement message subject expression good will meeting
grenade bomb explosive device thrown hand fired missile
griddle cooking utensil cookware kitchen
gridiron grid cooking utensil cookware
grief heartache heartbreak brokenheartedness sorrow sadness unhappiness intense caused loss loved
grievance grudge score resentment bitterness gall rancor strong enough justify retaliation
grill grillroom restaurant eating house place eatery food cooked
grille wicket lattice opening artefact
grillroom grill restaurant eating house
grin smile grimace make face pull draw back lips reveal teeth
grind crunch cranch craunch press touch crushing noise
grinding atom molecule particle corpuscle material resulting process
grindstone stone building material revolving
grinning smile smiling grin facial expression gesture motion turning corners mouth
grip seize prehend clutch take hold fast firmly
gripe kick beef bitch objection speech informal terms objecting
gripsack bag traveling travelling grip
gristmill mill grinder milling machinery grinding grain
grizzle wig hairpiece false hair
groan moan utter emit let out loose indicate pain discomfort displeasure
grocer merchant merchandiser businessperson bourgeois retail sells foodstuffs
grocery market marketplace place mart groceries sold
grog rum liquor spirits booze
groin inguen area region body crease junction inner thigh trunk together
grommet cringle eyelet loop fastener
groom bridegroom participant player associate marriage ceremony
groove channel depression impression imprint concave shape long narrow furrow either
groover device instrumentation makes grooves
grope fumble search seek look for feel uncertainly blindly
grotesque art fine creation incongruous mixture humans animals interwoven plants
ground land earth physical solid surface
grounder groundball hopper hit hitting striking touch travels along ground
grounds evidence information knowledge noesis your basis belief disbelief
groundwork basis base foundation assumption supposition supposal hypothesis fundamental assumptions begun
group grouping abstract number entities
grouping abstract number entities
groupware software program computer system
grout plaster mixture thin mortar
grove forest wood woods vegetation growth trees underbrush
grow turn pass condition gradually take specific property
grower agriculturist agriculturalist cultivator farmer husbandman granger sodbuster concerned science business
growing growth maturation development organic process biological physical individual organism organically
growl grumble rumble utter emit let out loose dull rumbling sounds
growling utterance vocalization auditory gruff angry
grownup adult individual someone somebody mortal fully developed maturity onward
growth growing maturation development organic process biological physical individual organism organically
groyne breakwater groin mole barrier
grub chow chuck eats fare food nutrient informal terms meal
grudge score grievance resentment bitterness gall rancor strong enough justify retaliation
grumble grouch scold complain kick plain sound off show unhappiness critical
grumbling rumble rumbling grumble noise sound loud dull continuous
grummet cringle eyelet loop fastener
grunt utter emit let out loose issue grunting animal like noise
guam largest southernmost island marianas administered territory
guarantee vouch pledge plight promise assure give surety assume responsibility
guard defender guardian protector shielder keeps watch
guardian defender protector shielder preserver individual someone somebody cares persons property
guardrail railing rail barrier placed
guardroom cell jail prison room
guatemala republic central america
gueridon table furniture article round
guerrilla guerilla irregular insurgent warrior individual someone somebody member armed force
guess think opine suppose expect anticipate evaluate pass judgment believe
guessing guess guesswork shot estimate estimation approximation idea based little information
guest invitee visitor visitant traveler traveller whom hospitality extended
guesthouse house dwelling home domicile
guestroom bedroom sleeping room accommodation
guidance counsel counseling counselling message subject substance provides direction advice decision
guide steer maneuver manoeuver control command direct course
guidepost guideline rule regulation concept conception principle provides guidance appropriate behavior
guildhall hall building edifice guild
guilt guiltiness status committed offense
guitar stringed instrument musical strings
gulag prison camp internment prisoner
gulf body water ocean partly enclosed land
gully valley vale natural depression deep ditch running water
gulp quaff swig drink imbibe consume ingest swallow hurriedly greedily draught
gulping gulp reflex response action instinctive spasmodic throat swallowing
gum sweet confection dainty delicacy preparation
gumshield mouthpiece sports equipment protects
gun weapon arm system instrument discharges missile high velocity
gunboat boat vessel watercraft shallow
gunfire gunshot shooting shot propulsion actuation
gunite building material artefact mixture
gunlock action mechanism ignites charge
gunman gunslinger gun triggerman murderer liquidator manslayer criminal professional killer uses
gunnel gunwale wale strake board
gunner artilleryman cannoneer serviceman military man personnel artillery
gunnysack bag container burlap
gunplay gunfight shootout fight fighting combat scrap involving shooting arms intent
gunpowder powder explosive chemical substance mixture potassium nitrate charcoal sulfur ratio
gunshot gunfire shooting shot propulsion actuation
gunsight sights optical instrument sight
gunslinger gunman gun triggerman murderer liquidator manslayer criminal professional killer uses
gunstock stock handle grip handgrip
gunwale gunnel wale strake board
guru religious leader hindu buddhist spiritual teacher
gush spurt spirt spout pour run flow feed forth sudden stream
gust blast blow wind air current weather strong
gusto relish zest zestfulness enjoyment pleasure pleasance vigorous enthusiastic
gut intestine bowel internal organ viscus alimentary canal stomach anus
guts backbone grit moxie fortitude courage courageousness bravery determination
gutter trough channel passage along eaves roof
guy cat hombre bozo man adult male informal term youth
gym gymnasium athletic facility installation equipped sports physical training
gymkhana meet sports meeting athletic
gymnast athlete jock contestant skilled gymnastics
gymnastics sport athletics diversion recreation involves exercises intended display strength
gymslip tunic cloak sleeveless worn
gynecologist gynaecologist specialist medical doctor doc gynecology
gyration rotation revolution turning turn movement motion single complete
gyrocompass compass navigational instrument does
gyroplane autogiro autogyro craft aircraft
gyroscope gyro rotating mechanism universally
gyrostabiliser gyrostabilizer stabilizer stabiliser device
gyrostabilizer gyrostabiliser stabilizer stabiliser device
haberdashery shop store mercantile establishment retail clothes sold
habiliment clothing vesture wear covering
habit wont custom tradition practice established
habitat environment environs surroundings surround organism group normally lives occurs
hack drudge hacker unskilled individual someone somebody works hard boring tasks
hackbut arquebus harquebus hagbut muzzle
hacker golfer golf player linksman plays poorly
hackney carriage equipage rig vehicle
hacksaw saw hand tool cutting
hackwork labor labour toil work professional done according formula
haemostat hemostat surgical instrument medical
hagbut arquebus harquebus hackbut muzzle
haick haik garment clothing article
haik haick garment clothing article
haiku poem verse form literary composition work epigrammatic japanese three short
hail acclaim herald applaud praise vociferously
hair body covering natural cover
haircut hairdo hairstyle hair style coiffure
hairdo hairstyle coiffure coif hair body covering arrangement
hairgrip grip hairpin pin flat
hairpiece postiche attire garb dress
hairpin pin fastener fastening holdfast
hairspring spiral spring fine regulates
halberd pike weapon arm system
half common fraction simple equal divisible whole
halfback running back plays offensive position
halftime pause intermission break interruption first second half game
hall hallway corridor passageway interior passage onto rooms open
hallelujah praise worship shout song
hallmark trademark earmark stylemark characteristic quality distinctive attribute
halloween day calendar civil evening before saints
hallstand furniture article furnishing piece
hallucination delusion psychotic belief psychological illusory perception
hallway hall corridor passageway interior passage onto rooms open
halo aura aureole nimbus light lightness visual property indication radiant drawn
halogen grouping abstract five related nonmetallic elements
halt hold arrest stop
halter hackamore headgear stable gear saddlery tack rope canvas horse leading
ham jambon gammon cut pork meat thigh
hamlet crossroads community gathering assemblage smaller village
hammer cock striker mechanical device gunlock strikes percussion trigger pulled
hamming overacting acting playing playacting performing poor actor
hamper halter cramp strangle restrict trammel limit bound prevent progress free
hand manus mitt paw extremity external body
handbag bag pocketbook purse container instrumentation carrying money personal items accessories
handball ball game equipment rubber
handbarrow framework frame supporting structure
handbasin washbasin washbowl lavabo basin
handbasket basket container instrumentation woven
handbell chime bell gong percussion
handbow bow weapon arm system
handcar car railcar railway railroad
handcart pushcart cart wheeled vehicle
handclasp handshake shake handshaking acknowledgment acknowledgement message subject grasping shaking hand
handcuff cuff handlock manacle shackle
handful smattering small indefinite quantity amount number
handgun pistol firearm gun held
handicap disability disablement impairment unfitness softness ill health unhealthiness condition unable
handiwork handicraft handcraft handwork work product production produced hand labor
handkerchief hankie hanky hankey cloth material square piece wiping eyes nose
handle manage deal care control command charge dispose
handlebar bar implement shaped steer bicycle
handling manual labor labour
handlock handcuff cuff manacle shackle
handloom loom textile machine powered
handrail bannister banister balustrade barrier
handrest support device hand
hands custody guardianship keeping safekeeping duty
handsaw saw hand tool cutting
handset telephone phone set electronic
handshaking handshake shake handclasp acknowledgment acknowledgement message subject grasping shaking hand
handspike bar implement metal
handstand gymnastic exercise exercising physical supporting yourself your hands alone upside
handwear clothing article vesture wear
handwheel wheel machine simple worked
handwriting hand script writing written language black and white
handyman repairman maintenance man service mender skilled jobs tasks
hang suspended hanging
hangar airdock structure construction artefact
hangout haunt resort repair area country region frequently visited place
hangover katzenjammer discomfort uncomfortableness status disagreeable aftereffects drugs
hank coil spiral volute whorl
hansom carriage equipage rig vehicle
hanukkah hanukah hannukah chanukah jewish holy day religious holiday eight commemorating
happen hap occur pass come
happening occurrence occurrent event happens
happiness felicity emotional spirit emotion well emotions ranging contentment intense
harangue address speak deliver
harbor seaport haven harbour port geographic point geographical sheltered ships take
hardbake sweet confection dainty delicacy british molasses butter almonds
hardboard chipboard board plank lumber
hardship adversity misfortune bad luck tough ill affliction
hardtack biscuit quick bread hard unsalted
hardtop car auto automobile machine
hardware weaponry arms implements war weapons system major items military
hare leporid mammal lagomorph gnawing swift timid long eared larger
hareem harem seraglio serail living
harem hareem seraglio serail living quarters housing lodging reserved wives concubines
harlem district manhattan
harm injury hurt trauma ill health unhealthiness problem pathological physical damage
harmonica harp instrument wind rectangular
harmonium organ instrument device free
harmony harmoniousness compatibility characteristic opinion action
harness support device arrangement straps holding body
harp chordophone stringed instrument triangular frame sounding board pillar
harpsichord cembalo clavier klavier keyboard
harquebus arquebus hackbut hagbut muzzle
harrow cultivator tiller farm machine
harshness abrasiveness scratchiness roughness raggedness texture substance causes abrasions
harvard university massachusetts
harvest reap glean gather garner collect pull together natural products
hasp catch fastener fastening holdfast door
hassock ottoman pouf pouffe seat
haste hastiness hurry hurriedness speed swiftness fastness pace overly eager
hasten rush hurry festinate move high speed
hat chapeau lid headdress headgear clothing article protects head weather
hatbox baggage luggage case round
hatchback car auto automobile machine
hatchel heckle comb tool separating
hatchet tomahawk weapon arm system
hatching hatch parturition birth giving birthing production young
hatchway opening scuttle entrance entranceway entryway entry equipped hatch
hate detest dislike intensely
hater individual someone somebody mortal hates
hatpin pin fastener fastening holdfast
hatrack coatrack rack framework frame
hatred hate emotion feeling intense dislike
haul hale cart drag pull draw displace slowly heavily
haunch body buttock upper thigh human beings
haunt stalk pursue follow travel stealthily recur constantly spontaneously
hautbois oboe hautboy instrument double
hautboy oboe hautbois instrument double
have hold possess either concrete abstract sense
haven oasis shelter structure construction serving place safety sanctuary
haversack backpack knapsack packsack bag container carried strap your back shoulder
havoc mayhem disturbance motion movement motility violent needless
hawaii united states central pacific hawaiian islands
hawaiian oceanic eastern polynesian languages spoken hawaii
hawk bird prey raptor raptorial diurnal typically short rounded
hawker peddler pedlar packman seller marketer vender vendor travels selling wares
hay fodder feed provender grass mowed cured
hayfield meadow grassland tract land ground field grass alfalfa grown
hayfork fork tool long handled
hayloft haymow mow loft attic
haymaker farm machine treats rapid
hayrack rack framework frame holds
hayrig hayrack framework frame supporting
haystack hayrick rick stack pile heap mound
hazard jeopardy peril risk danger causal agent cause agency source
haze aerosol cloud atmospheric moisture dust smoke causes reduced
head caput external body upper human front animals
headache concern worry vexation negative stimulus stimulation stimulant causes anxiety
headdress headgear clothing article vesture
headgear headdress clothing article vesture wear head
heading header head line text textual serving indicate what passage
headlamp headlight light source illumination
headland promontory head foreland natural elevation geological formation
headlight headlamp light source illumination powerful reflector
headline heading header head line caption newspaper article
headlinese expressive style using abbreviated headline writers
headmaster schoolmaster master principal school head teacher presiding officer
headphone earphone earpiece phone transducer
headpin kingpin bowling pin equipment
headquarters office business place establishment serves administrative center enterprise
headscarf kerchief scarf worn head
headset telephone receiver earphone earpiece
headsman headman executioner public killer slayer beheads condemned
headstand acrobatic stunt feat balances head
headstock support device stationary machine
headstone keystone key building block
healer therapist expert individual someone somebody skilled particular therapy
healing bodily process body function organic natural repairs itself
health wellness wellbeing welfare upbeat healthy free disease
heap pile mound agglomerate collection aggregation accumulation assemblage objects laid
hear perceive comprehend
hearer listener auditor attender perceiver percipient observer beholder listens attentively
hearing proceeding legal proceedings due process court evidence taken purpose determining
hearse motor vehicle automotive carrying
heart bosom intuition hunch suspicion impression locus feelings intuitions
heartbeat pulse pulsation beat periodic recurrent occurrence occurrent rhythmic contraction expansion
hearth fireplace recess niche enclosure open wall base chimney fire
hearthrug rug carpet carpeting floor
hearthstone stone building material forms
heat energy free physical phenomenon transferred difference temperature
heater warmer device instrumentation heats water supplies warmth room
heating warming temperature natural process action becoming warmer
heave utter emit let out loose sound obvious effort
heaven eden paradise nirvana region place complete bliss delight peace
heavens sphere empyrean firmament surface boundary bound bounds apparent imaginary celestial
heaver bar implement lever
heaviness weightiness weight physical property comparatively great
heaving heave rise rising ascent ascension upward movement
hebrew canaanitic language semitic ancient hebrews revived official
heckelphone oboe hautboy hautbois instrument
heckle hatchel comb tool separating
hedge hedgerow fence fencing barrier formed closely planted shrubs bushes
hedgerow hedge fence fencing barrier
hedonism ethical motive ethics morals morality pursuit pleasure matter principle
heed mind listen obey adjust conform adapt close attention
heel bottom underside undersurface side shoe boot
hegel german philosopher whose three stage process
height tallness dimension magnitude vertical extension
heights high topographic point place spot
heir inheritor heritor recipient receiver acquirer entitled terms will inherit estate
helicon bombardon bass horn sousaphone
helicopter chopper whirlybird eggbeater craft
heliometer measuring instrument system device
helium chemical element substance light colorless inert gasses
hell hellhole inferno region place pain turmoil
hellenic greek language natural branch indo european family languages
hellion heller devil troublemaker trouble maker troubler rowdy mischievous
hello hullo howdy greeting salutation acknowledgment acknowledgement expression
helm steering system mechanism vessel
help assist aid support back give assistance
helper assistant help supporter worker individual someone somebody contributes fulfillment need
helplessness weakness impuissance powerlessness impotence impotency quality revealed inability
hem edge limit demarcation line piece cloth
hemisphere geographical area geographic region half terrestrial globe
hemodialyzer dialyzer dialysis machine medical
hemoglobin haemoglobin hemoprotein haemoprotein conjugated protein compound composed globin heme gives
hemorrhage bleeding haemorrhage injury hurt harm trauma flow blood ruptured vessel
hemorrhoid haemorrhoid piles symptom evidence grounds venous swelling external internal anal
hemosiderin haemosiderin pigment coloring material colouring color granular brown substance composed
hemostat haemostat surgical instrument medical
hen biddy chicken gallus domestic fowl adult female
hencoop coop henhouse farm building
henhouse coop hencoop farm building
hepatitis infectious disease communicable inflammation liver caused virus toxin
herald trumpeter messenger courier traveler traveller announces important news
herb vascular plant tracheophyte flora lacking permanent woody stem
herbal tea beverage drink drinkable
herd animal biological group cattle sheep domestic mammals same
here physical present location
heredity organic process biological physical whereby genetic factors transmitted
heretic misbeliever outcast castaway pariah ishmael holds religious beliefs conflict dogma
heritage practice knowledge noesis practices handed down past tradition
hermeneutics theology divinity discipline subject branch deals principles exegesis
hermitage dwelling home domicile abode
hero leader individual someone somebody distinguished exceptional courage nobility strength
heroics acting playing playacting performing ostentatious vainglorious extravagant melodramatic conduct
heroine character role theatrical persona main good female work fiction
heroism gallantry valor valour courage courageousness bravery braveness qualities hero heroine
herpetologist zoologist animal scientist biologist life studies reptiles amphibians
herringbone fabric cloth material textile twilled pattern
hesitancy hesitance diffidence timidity feeling indecision doing
hesitate waver waffle pause hold back uncertainty unwillingness
hesitation vacillation wavering indecision indecisiveness irresolution doubt speech action
hex jinx curse whammy spell magic magical charm evil
hexameter verse line metrical feet
heyday flower prime peak time period fundamental quantity greatest prosperity productivity
hibachi brazier brasier heater warmer
hide conceal prevent seen discovered
hideaway hideout den hiding place topographic point spot
hideout hideaway den hiding place topographic point spot
hiding concealment concealing deed human action activity keeping secret
hierarchy series ordering order ordination ordered groupings within system
high degree grade level property lofty position
highball mixed drink alcohol alcoholic
highboy tallboy chest drawers bureau
highchair chair seat feeding young
highness aristocrat blue blood patrician leader title address royal
highroad highway main road route
highschool high secondary school lyceum lycee gymnasium public including grades
highway road route way major motor transport
highwayman highjacker hijacker holdup man stickup thief stealer stops vehicle steals
hijab headscarf kerchief worn muslim
hijacker highjacker highwayman holdup man stickup thief stealer stops vehicle steals
hike hiking tramp walk travel traveling travelling long exercise pleasure
hilarity mirth mirthfulness glee gaiety merriment happiness great
hill natural elevation geological formation local well defined land
hillbilly bushwhacker rustic commoner common man disparaging term unsophisticated
hillock knoll mound hummock hill natural elevation
hillside slope incline side geological formation hill
hilt handle grip handgrip hold sword dagger
hilum hilus fissure groove vallecula depression vessels nerves ducts enter
hinder impede prevent keep hindrance obstacle
hinge joint junction conjunction holds together swing relative
hint suggest convey impart leave give drop
hip body either side below waist above
hipflask flask bottle holds spirits
hipline line formed measuring greatest
hippodrome stadium bowl arena sports
hire engage employ work
hissing hiss hushing fizzle noise sound fricative
histology microscopic anatomy general branch biology studies structure animal
historian historiographer scholar scholarly bookman student authority history studies writes
history past times yesteryear time aggregate events
histrionics theatrical representation performance public presentation show play
hit propel impel displace move striking
hitch catch attach connect link tie hook entangle
hitler german nazi dictator during world
hitter batter slugger batsman ballplayer baseball player athlete jock batting
hive multitude throng concourse gathering teeming
hoarding billboard signboard sign structure
hobble fetter shackle bond hamper
hobby avocation pursuit pastime interest diversion auxiliary activity
hobnail nail fastener fastening holdfast
hock rhenish white wine vino
hockey field game outdoor resembling
hod box container open attached
hodgepodge oddments melange farrago assortment mixture mixed bag miscellany motley
hodometer odometer mileometer milometer meter
hodoscope scientific instrument traces path
hoe tool implement flat blade attached right angles
hoist lifting device raising heavy
hokan hoka amerind amerindian language american indian family languages spoken california
hold keep maintain continue certain position activity
holdall carryall tote bag container
holder holding device
holdfast fastener fastening fixing restraint
holding retention keeping possession ownership control retaining
holdup heist stickup robbery larceny theft thievery gunpoint
hole opening gap space
holiday vacation leisure time off away work devoted rest pleasure
holland netherlands nederland constitutional monarchy western europe north
holler shout talk speak utter
hollering bellow bellowing holla cry outcry call yell loud utterance
hollow cavity enclosed space
holloware hollowware silverware tableware serving
hollowness emptiness status hollow empty space within
hollowware holloware silverware tableware serving
hollyhock althea althaea mallow shrub bush plants genus
hollywood film industry movie united states
holmes fictitious detective stories conan doyle
holocaust destruction devastation termination ending mass loss life
holster sheath protective covering cover protection
holystone sandstone arenaceous rock soft scrubbing decks ship
homburg fedora stetson trilby hat
home place residence abode address live particular
homebound people grouping confined homes
homebrew alcohol alcoholic drink beverage
homefolk family line folk kinfolk your home locality
homeland fatherland motherland country land administrative district division were born
homer base hit safety batter scores
homeroom classroom schoolroom room students
homesteader squatter nester settler colonist migrant migrator settles lawfully government land
hometown town municipality
homicide killing kill putting death termination human another
homogenate material stuff substance homogenized
homogeneity homogeneousness uniformity uniformness similarity similar comparable nature
homosexual homophile homo gay individual someone somebody mortal sexually attracted persons
hone whetstone stone fine gritstone
honesty honestness righteousness morality honest
honey sweetening sweetener flavorer flavourer sweet yellow liquid produced bees
honeybee bee hymenopterous insect hymenopteran hymenopteron social domesticated honey produces
honeycomb structure construction artefact hexagonal
honeymoon vacation holiday spend pass after marriage
honeysuckle shrub bush woody plant ligneous vine genus lonicera
honkytonk dive cabaret nightclub night club cheap disreputable dance hall
honolulu capital largest city hawaii
honor honour reward recognize recognise prize value bestow rewards upon
honour honor laurels standing status position honored
hooch hootch alcohol alcoholic drink
hood hoodlum goon punk criminal felon crook outlaw aggressive violent young
hoodmold dripstone hoodmould drip mold
hoodmould dripstone hoodmold drip mold
hoof animal foot vertebrate pedal extremity ungulate mammal
hook fasten fix secure attach
hookup connection connexion connector connecter device providing power source user
hookworm nematode worm roundworm parasitic bloodsucking roundworms hooked mouth fasten
hoop skeleton skeletal frame underframe light curved spread skirt
hoops basketball court game athletic
hoopskirt crinoline skirt garment stiffened
hoosegow hoosgow jail jailhouse gaol
hoosgow hoosegow jail jailhouse gaol
hoot utter emit let out loose loud clamorous shout
hootch hooch alcohol alcoholic drink
hop skip jump leap bound spring lightly
hope trust desire wish want expect
hopper receptacle container funnel shaped
hopscotch game child tosses stone area drawn
horde host legion multitude throng concourse gathering vast
horizon skyline line earth appear meet
hormone endocrine secretion liquid body substance bodily fluid gland transmitted blood
horn noisemaker device
hornpipe folk dancing dance social british solo performed sailors
horologe timepiece timekeeper measuring instrument
horoscope prediction foretelling forecasting prognostication future based relative positions planets
horror fear fearfulness fright emotion intense profound
horse equine equid ungulate perissodactyl solid hoofed herbivorous quadruped domesticated since
horseback body back horse
horsecar streetcar tram tramcar trolley
horselaugh laugh laughter utterance vocalization loud sounds like horse neighing
horseman equestrian rider traveler traveller skilled equitation
horsemanship skill accomplishment acquirement acquisition handling riding horses
horseshoe game equipment open ring
horseshoes quoits outdoor game athletic
horsewhip whip instrument controlling horses
hose hosiery footwear clothing article
hosiery hose footwear clothing article
hospice housing lodging living accommodations
hospital infirmary medical building health facility healthcare patients receive treatment
hospitality welcome greeting salutation kindness welcoming guests strangers
host adult grownup individual someone invites guests social event
hostel hostelry inn lodge hotel
hostelry hostel inn lodge hotel building edifice providing overnight lodging travelers
hostess host adult grownup woman
hostility unfriendliness disposition temperament hostile
hotbox journal bearing
hotel building edifice structure construction travelers lodging meals services
hotelman hotelier hotelkeeper hosteller administrator decision maker head chief owner manager
hothouse conservatory greenhouse glasshouse building
hotness heat temperature fundamental quantity presence
hotplate kitchen appliance home household
hotshot ace adept champion expert individual someone somebody dazzlingly skilled field
houdah howdah seat support
hound hunting dog domestic canis familiaris breeds typically drooping ears
hour time quantity amount period equal
hourglass sandglass timepiece timekeeper horologe
hours work time period assigned
house dwelling home domicile abode serves living quarters families
houseboat barge flatboat hoy lighter
housebreaker burglar thief stealer unlawfully breaks enters another house
housebreaking burglary felony trespassing unlawful purpose
housecoat negligee neglige peignoir clothing
household family house home social organization organisation unit living together
householder homeowner owner possessor individual someone owns home
housekeeping housework work cleaning running house
houselights light source illumination lights
housetop roof protective covering cover
housewife homemaker wife married woman adult female manages household husband earns
housework housekeeping work cleaning running house
housing lodging structure construction artefact structures collectively housed
houston largest city texas
hovel hut hutch shack shelter
hover vibrate vacillate oscillate hesitate waver waffle undecided
hovercraft craft vehicle capable moving
howdah houdah seat support
howl howling ululation utterance vocalization auditory long loud emotional
howling howl ululation utterance vocalization auditory long loud emotional
hoy barge flatboat lighter boat
hub portion physical central wheel
hubbub uproar brouhaha katzenjammer noise sound loud confused many sources
hubris arrogance haughtiness hauteur overbearing pride presumption
huckster seller marketer vender vendor shoddy goods
huddle cluster constellate flock clump crowd draw together
hudson york river
hue chromaticity color property visual determined dominant wavelength
hug embrace bosom squeeze clasp grasp hold
hugging caressing cuddling fondling foreplay arousal stimulation sexual affectionate play
hulk giant heavyweight whale large individual someone somebody
human homo man hominid primate living extinct member family hominidae superior
humanism humanitarianism doctrine philosophy philosophical system school thought duty promote human
humanist scholar scholarly bookman student classical liberal arts
humanity humaneness quality humane
humanoid android automaton robot golem
humidity humidness wetness status atmosphere
humiliation shame disgrace ignominy dishonor loss self respect
humility humbleness trait disposition humble
humming hum noise sound
humor wit humour witticism message subject substance whose ingenuity verbal skill
humorist humourist entertainer individual someone somebody speaks writes amusing
hun nomad wanderer roamer rover member nomadic invaded europe century
hunch intuition suspicion impression feeling belief notion might case
hundred century large integer number
hungary magyarorszag republic central europe
hunger hungriness drive physical physiological need food
hunt run capture catch get acquire pursue food sport
hunter huntsman skilled worker trained workman hunts game
hunting hunt outdoor sport field athletics pursuit killing capture wild animals
hurdle barrier obstruction obstructor obstructer light movable competitors must leap
hurdler athlete jock contestant runs
hurdles hurdling track footrace foot
hurdling hurdles track footrace foot
hurl hurtle cast throw propel impel forcefully
hurler pitcher twirler thrower individual someone somebody does pitching
hurling field game outdoor traditional
hurricane cyclone windstorm severe tropical heavy rains winds
hurry speed zip travel locomote move fast
hurt ache smart cause perceived source pain
hurtle travel locomote move rushing sound
husband hubby spouse partner married mate
husbandry farming agriculture cultivation production practice cultivating land raising stock
hush quiet still
hut shelter structure construction temporary military
hutch cage coop enclosure
hutment camp encampment cantonment bivouac huts
hyacinth jacinth zircon zirconium silicate mineral transparent variety gemstone
hyalinization hyalinisation status hyaline
hydrant tap faucet spigot regulator
hydride binary compound chemical formed union hydrogen elements
hydrocarbon organic compound chemical containing carbon hydrogen
hydrochloride complex coordination compound chemical organic base association hydrogen chloride
hydrofoil foil device instrumentation flat
hydrogen chemical element substance nonmetallic univalent normally colorless odorless
hydromel beverage drink drinkable potable
hydrometer gravimeter measuring instrument system
hydroplane seaplane airplane aeroplane plane
hydroxide compound chemical substance oxide water
hydroxymethyl methyl radical alkyl hydroxide replacing hydrogen atoms
hygrodeik hygrometer measuring instrument system
hygrometer measuring instrument system device
hygroscope hygrometer measuring instrument system
hymn anthem religious song music church praise
hypercellularity cellularity physical physiological abnormally many cells
hypercoaster roller coaster big dipper
hyperemia hyperaemia congestion symptom increased blood organ body
hyperlink link instruction command statement
hypermarket supermarket grocery store food
hyperplasia dysplasia abnormality abnormalcy abnormal increase number cells
hypertrophy dysplasia abnormality abnormalcy abnormal enlargement body organ
hypervelocity speed velocity rate excessive
hypocellularity cellularity physical physiological abnormally cells
hypocrisy pretense pretence feigning dissembling expression agreement supported real conviction
hypocrite dissembler dissimulator phony deceiver cheat cheater trickster professes beliefs opinions
hypodermic hypo syringe medical instrument
hypothalamus neural structure anatomical complex body basal diencephalon governing autonomic nervous
hypothesis proposal message subject substance intended explain certain facts observations
hypothyroidism glandular disease gland disorder adenosis underactive thyroid
hypsometer altimeter measuring instrument system
hysteria craze delirium frenzy mania manic disorder affective major violent mental
icbm ballistic missile capable traveling continent another
ice crystal solid water frozen
iceboat icebreaker ship vessel watercraft
icebox refrigerator white goods home appliance household food stored temperatures
icebreaker iceboat ship vessel watercraft
icehouse house building edifice storing
iceland island republic
icelandic scandinavian language nordic norse official iceland
icepick pick hand tool steel
icetray tray receptacle cubes refrigerator
icicle ice water crystal resembling pendent spear formed freezing dripping
iconoscope tube television pickup vacuum
idea thought cognitive mental knowledge noesis content cognition
ideal idea thought cognitive mental perfect
idealist dreamer visionary individual someone somebody guided ideals practical considerations
idealization idealisation glorification admiration appreciation blessing approval portrayal ideal
identification designation determination finding discovery find designating identifying
identify place determine set recognize
identity individuality personality distinct individual regarded persisting entity
ideologist ideologue advocate advocator proponent exponent ideology
ideology orientation attitude mental characterizes thinking group nation
idiom parlance formulation expression expressive style manner speaking natural native speakers
idiosyncrasy foible mannerism peculiarity specialness specialty speciality behavioral attribute distinctive peculiar
idiot imbecile cretin moron simpleton simple individual someone subnormal intelligence
idleness idling loafing inactivity deed human action employment
idler loafer layabout nonworker individual someone somebody does work
idol god effigy image simulacrum representation material worshipped
igloo iglu hovel hut hutch
iglu igloo hovel hut hutch
ignoramus unskilled individual someone somebody ignorant
ignorance cognitive mental knowledge noesis lack education
ignore disregard snub cut treat handle interact refuse acknowledge
ileum small intestine bowel gut jejunum cecum
iliad greek epic poem
ilk like kind sort form variety
illegitimacy bastardy status position born parents were married
illinois midwestern north central united states
illness unwellness malady sickness ill health unhealthiness problem pathological impairment normal
illuminate light illume illumine lighten lighter brighter
illumination light status condition spiritual awareness
illumine light illume illuminate lighten lighter brighter
illusion semblance appearance representation mental internal erroneous
illustrate exemplify instance elaborate lucubrate expatiate exposit clarify giving example
illustration artwork art graphics nontextual helps clear attractive
illustrator artist creative creator makes illustrations
image representation mental internal cognitive iconic
imagery imagination imaging representational process basic cognitive ability mental images events
imagination imaginativeness vision creativity creativeness creative thinking ability formation mental image
imagine ideate envisage create mental mentally make image present case
imaging imagination imagery representational process basic cognitive ability mental images events
imaret hostel hostelry inn lodge
imbalance instability unbalance disequilibrium situation affairs lack balance
imbecile idiot cretin moron simpleton simple individual someone subnormal intelligence
imitate copy simulate reproduce produce make create behavior looks
imitation doctrine philosophy philosophical system school thought representations nature human behavior
immediacy immediateness directness straightness characteristic lack intervening mediating agency
immensity enormousness grandness greatness largeness bigness size unusual extent number
immigrant migrant migrator traveler traveller comes country were born order settle
immigration migration motion movement place
imminence imminency imminentness impendence imminent liable happen soon
immobility stationariness fixedness motionlessness stillness lifelessness remaining place
immortality permanence permanency duration length immortal
immunity unsusceptibility status susceptible
imp elf hob gremlin fairy faery faerie fay fairies somewhat mischievous
impact contact impinging striking occurrence body against another
impair damage alter modify worse less effective
impairment damage harm alteration modification occurrence occurrent change worse
impart leave give tell inform transmit
impasse deadlock stalemate standstill situation difficulty progress advancement possible
impatience restlessness irritation annoyance vexation botheration lack patience
impedimenta obstruction obstructor obstructer structure
impeller blade vane rotating mechanism
imperialism foreign policy extending your rule countries
impetus drift impulsion force physical phenomenon moves along
impinging contact striking occurrence occurrent natural physical coming together
implant prosthesis prosthetic device corrective
implement use utilize utilise apply manner consistent purpose design
implementation execution enforcement social control accomplishing executing order
implication deduction entailment inference illation reasoning logical thinking inferred
imply connote express show evince convey indirectly
import importation commodity trade good artefact commodities
importance value worth important worthy note
importation importing commerce commercialism mercantilism transaction commercial activity buying bringing goods
importunity urgency urging solicitation entreaty prayer appeal insistent
impose enforce constrain compel oblige obligate induce behave certain
imposition infliction enforcement social control imposing
impossible impossibility action option alternative cannot done
impotence powerlessness impotency quality lacking strength power
impotency powerlessness impotence quality lacking strength power
imprecation malediction execration condemnation curse denunciation calling down invokes evil
impress affect strike emotional cognitive impact upon
impression feeling belief notion idea thought cognitive mental vague confidence placed
impressionist painter artist creative follows theories impressionism
imprimatur sanction countenance endorsement approval commendation message subject formal explicit
imprint influence determinant determiner determinative distinctive
imprisonment punishment penalty penalization penalisation putting prison jail lawful
impromptu address speech extemporaneous remark
impropriety improperness demeanor demeanour behavior behaviour improper
improve better amend ameliorate alter modify
improvement betterment advance transformation transmutation shift alteration change better
impulse urge motivation motive need instinctive
impunity exemption freedom unsusceptibility immunity punishment loss
impurity dross waste material product worthless dangerous should removed
inability knowledge noesis lack ability
inaccuracy quality inaccurate errors
inaction inactivity inactiveness inactive
inadequacy insufficiency deficiency amount magnitude lack adequate quantity number
inadvertence oversight omission disregard neglect unintentional resulting failure notice
inaugural address speech delivered ceremony
inauguration startup beginning start commencement starting operation practice
incantation conjuration spell magic magical charm ritual recitation words sounds believed
incarnation embodiment avatar personification individual someone somebody familiar idea
incense compound chemical substance produces fragrant odor burned
incentive inducement motivator rational motive motivation need positive motivational influence
inception origin origination beginning occurrence occurrent natural event
inch linear measurement unit length equal twelfth foot
incidence frequency relative ratio occurrence
incident occurrence occurrent natural single distinct event
incinerator furnace chamber incinerating
incipience incipiency beginning commencement first outset exist apparent
incipiency incipience beginning commencement first outset exist apparent
incitement incitation arousal rousing urging spurring action instigating
inclination disposition tendency attitude mental knowledge noesis mind favors alternative others
incline tend lean run tendency disposition
inclinometer navigational instrument showing angle
income financial gain
incompatibility inconsistency repugnance contradictoriness opposition oppositeness relation propositions cannot true same
incompetence incompetency inability unfitness quality lack physical intellectual ability qualifications
incompetent unskilled individual someone somebody competent take effective action
inconvenience incommodiousness discomfort uncomfortableness status inconvenient
incorporate integrate compound combine mix mingle whole
incorporation consolidation integration combination combining consolidating
incorruptibility honesty honestness righteousness incapability corrupted
increase magnitude bigger greater amount
incubation care attention aid tending maintaining favorable temperature development
incubus devil fiend demon daemon male believed sleeping persons sexual
inculcation ingraining instilling indoctrination teaching instruction pedagogy impressing upon mind frequent
incur subject affect impact bear upon oneself
incursion entrance entering entry ingress territory domain
indecision indecisiveness irresolution doubt uncertainty incertitude dubiety concerning possible alternatives courses
indefinity indefiniteness indeterminateness indetermination uncertainty uncertainness precariousness quality vague poorly defined
indentation indenture concave shape concavity incurvation incurvature surface edge
independence independency freedom control influence another others
index scale measurement graduated table ordered series numerical compare variables another
indexing categorization categorisation classification compartmentalization classifying providing index order items easier
india bharat republic asian subcontinent southern asia
indiana midwestern united states
indianapolis capital largest city indiana
indicate bespeak betoken point tell inform signal symptom
indication indicant abstract serves indicate suggest
indicator index indicant fact information info number ratio
indictment legal document instrument official formal written prosecuting attorney charging
indifference unconcern feeling unbiased impartial
indigestion dyspepsia symptom evidence grounds disorder digestive function discomfort heartburn nausea
indignation outrage anger choler ire emotion feeling righteous
indignity insult affront discourtesy offense dignity self esteem
indirection procedure process indirect action
individual someone somebody living animate human
individualism individuality individuation trait individual
individualist individual someone somebody mortal pursues independent thought action
individuality individualism individuation trait individual
indolence laziness inactiveness inactivity inertia trait resulting dislike work
indonesia republic southeastern asia archipelago including islands
induce generate bring forth make create arise
inducement incentive motivator rational motive motivation need positive motivational influence
induction initiation installation ceremony ceremonial occasion observance formal entry organization position
inductor inductance electrical device
indulge give free rein
industrialism economy economic system scheme built industries rather agriculture
industry commercial enterprise companies engaged particular
inebriant alcohol intoxicant beverage drink
inequality difference quality lack equality
inertia inactiveness inactivity trait disposition remain inactive inert
inevitability inevitableness certainty sure foregone conclusion quality unavoidable
inevitable destiny fate occurrence occurrent unavoidable event
inexperience rawness ignorance cognitive mental lack experience knowledge understanding derived
infancy babyhood time life period early stage growth development
infant baby babe child kid offspring progeny young
infantry foot army military force unit soldiers fight
infantryman marcher footslogger soldier enlisted fights foot arms
infatuation passion passionateness feeling foolish extravagant love admiration
infection ill health unhealthiness problem pathological resulting invasion body pathogenic microorganisms
inference illation reasoning logical thinking abstract thought involved drawing conclusion judgment
inferiority low status lowness lowliness inferior
infidelity unfaithfulness quality unfaithful
infield diamond tract land ground parcel area baseball field enclosed bases
infielder fielder ballplayer baseball player plays position infield
infiltration penetration incursion attack onslaught process individuals
infinitive verb major form class uninflected
infirmary hospital medical building health facility healthcare patients receive treatment
infirmity frailty debility feebleness unfitness softness ill health unhealthiness weak body
inflater inflator air pump vacuum
inflation economic process physical general progressive increase prices
inflator inflater air pump vacuum
inflection inflexion grammatical linguistic change word
inflict visit impose communicate intercommunicate interact unpleasant
infliction imposition enforcement social control imposing
inflow influx flow natural process action flowing
influence power powerfulness quality affect persons events based
influx inflow flow natural process action flowing
info information message subject substance
inform communicate intercommunicate interact impart knowledge fact affairs event
informant source communicator individual someone somebody supplies information
information info message subject substance received understood
infrared frequency frequence oftenness rate region electromagnetic spectrum
inglenook corner nook area fireplace
ingratitude ungratefulness feeling lack gratitude
ingredient component constituent element portion mixture compound
ingroup clique coterie pack set circle band lot exclusive common purpose
inhabitant habitant dweller denizen individual someone somebody mortal inhabits particular place
inhalation inspiration aspiration intake breath bodily process body function inhaling
inhalator respirator breathing device apparatus
inhaler inhalator dispenser container produces
inherit get acquire obtain after death
inheritance heritage acquisition acquiring getting hereditary succession title office property
inhibition suppression abstinence conscious exclusion unacceptable thoughts desires
initial letter the alphabet alphabetic character first word
initialisation initialization format formatting data
initialization initialisation format formatting data
initiate originate start make create bring
initiation induction installation ceremony ceremonial occasion observance formal entry organization position
initiative enterprise enterprisingness drive trait readiness embark bold ventures
inject shoot administer dispense treat care for give injection
injection insertion introduction intromission movement forceful substance pressure
injector appliance contraption contrivance convenience
injure wound hurt indispose injuries bodily harm
injury hurt harm trauma ill health unhealthiness problem pathological physical damage
injustice unfairness iniquity shabbiness wrongdoing wrongful conduct misconduct actus reus unjust
ink liquid fluid printing writing drawing
inkling intimation glimmering glimmer suggestion idea thought slight vague understanding
inkpot bottle vessel
inkstand inkwell well vessel holding
inkwell inkstand well vessel holding
inlay filling dental appliance solid
inlet recess body water larger
inmate resident occupant occupier inhabitant dwelling
inn hostel hostelry lodge hotel building edifice providing overnight lodging travelers
inning frame section division concept conception nine divisions play during team
innocence artlessness ingenuousness naturalness naivete naivety naiveness quality innocent
innovation invention creation artefact
inoculation vaccination immunization immunisation protection taking vaccine precaution against contracting disease
input signal signaling sign going electronic system
inquest inquiry enquiry investigation investigating unexpected death
inquire ask enquire communicate intercommunicate interact address question expect answer
inquiry enquiry research problem solving thinking thought process search knowledge
inquisitor interrogator inquirer enquirer questioner querier excessively harsh
inroad trespass encroachment violation intrusion
insanity mental illness disease psychopathy psychological relatively permanent disorder mind
inscription lettering writing written material letters inscribed
inscrutability incomprehensibility quality impossible investigate
insect arthropod invertebrate breathing
insert infix enter introduce attach connect link tie
inset picture image icon ikon inserted within bounds larger
inside interior region
insight penetration perception knowledge noesis clear deep situation
insignificance unimportance value little significance
insinuation innuendo implication accusation accusal indirect
insist emphatic resolute refuse budge
insistence insisting demand request petition postulation continual persistent demands
insolence crust gall impertinence discourtesy rudeness manner personal trait rude impertinent
insouciance carefreeness lightheartedness lightsomeness cheerfulness blitheness happiness cheerful feeling nothing troubling
inspect examine see look carefully
inspection review examination scrutiny investigation investigating formal official
inspector policeman police officer lawman high ranking
inspiration idea thought cognitive mental arousal mind special unusual activity creativity
inspire animate invigorate enliven stimulate shake excite heighten intensify
instability disorder unstable order
instal install put set place pose
install instal put set place pose
installation installing installment instalment beginning start commencement
installment payment cost debt
instance case example occurrence occurrent natural
instancy immediacy immediateness instantaneousness celerity quickness rapidity rapidness action occurrence
instant flash heartbeat jiffy moment minute second short
instillation instillment instilment insertion introduction intromission movement liquid
instinct aptitude ability power inborn pattern behavior responsive specific stimuli
institute establish found plant initiate pioneer cause groundwork
institution establishment organization organisation founded united specific purpose
instruct teach learn inform communicate intercommunicate impart skills knowledge
instruction direction message subject substance describing done
instructions manual handbook enchiridion vade mecum accompanying technical device explaining install
instructor teacher educator pedagogue pedagog professional whose occupation teaching
instrument device instrumentation requires skill proper
instrumentalist musician player performer performing artist entertainer plays musical instrument
instrumentality social organization organisation subsidiary organ government created special purpose
instrumentation artefact artifact
insubordination defiance rebelliousness intractability intractableness authority
insulant insulation building material artefact
insularity insulation insularism detachment isolation separation isolated detached
insulation insularity insularism detachment isolation separation isolated detached
insulin hormone endocrine internal secretion secreted isles langerhans pancreas
insult diss affront hurt wound injure bruise treat mention speak rudely
insurance security protection assets promise reimbursement case loss
insure see check ensure verify confirm corroborate sustain careful certain
insurrection rebellion revolt rising conflict struggle battle action organized opposition authority
intake consumption ingestion uptake bodily process body function organic taking food
intangible assets possession saleable though material physical
integer number definite quantity natural numbers
integral calculation computation figuring reckoning result mathematical integration
integrate incorporate compound combine mix mingle whole
integrating integration desegregation action deed human incorporating racial religious group community
integration integrating desegregation action deed human incorporating racial religious group community
integrator planimeter measuring instrument system
integrity unity wholeness undivided unbroken completeness totality nothing wanting
intellect mind intelligence ability power knowledge intellectual
intellectual intellect individual someone somebody mortal uses mind creatively
intelligence ability power knowledge noesis comprehend
intend mean think mind purpose
intensification increase magnitude action makes stronger extreme
intensify escalate increase alter modify extent intensity
intensity strength magnitude property amount energy transmitted
intent purpose intention aim goal end cognitive mental anticipated outcome intended
intention purpose intent aim goal end cognitive mental anticipated outcome intended
intentness engrossment assiduity assiduousness concentration diligence intent concentrated
interaction action deed human mutual reciprocal
intercept stop catch grab take hold seize
interceptor fighter aircraft attack airplane fast maneuverable plane designed intercept
interchange junction topographic point place spot highways different levels permits traffic
intercourse intercommunication communicating communication individuals
interdependence mutuality interdependency reciprocality reciprocity reciprocal relation interdependent entities
interest involvement curiosity wonder cognitive mind sense concern
interface surface boundary bound bounds forming common objects liquids
interfere impede hinder prevent keep come hindrance obstacle
interference intervention foreign policy intervening affairs countries
interferometer measuring instrument system device uses interference patterns accurate
interim meantime meanwhile lag time interval quantity amount event process period
interior inside region
interlayer layer bed artefact placed layers
interlock device instrumentation prevents automotive
interlude time interval quantity amount intervening period episode
intermarriage exogamy marriage matrimony union spousal relationship belonging tribe group your
intermediary mediator intermediator negotiator negotiant treater communicator link parties
intermediate chemical substance material stuff formed during process before
intermission pause inactivity suspending activity temporarily
interne intern houseman doctor doc physician advanced student graduate medicine gaining
interplay interaction action reciprocal reaction
interposition interjection interpolation interpellation break interruption disruption gap action interjecting interposing
interpret construe see understand sense
interpretation reading version representation mental internal cognitive meaning significance
interpreter translator mediator intermediator intermediary mediates speakers different languages
interpreting interpretation rendition rendering explanation thinking thought process immediately obvious
interrelation interrelationship interrelatedness abstract mutual reciprocal relation relatedness
interrogation question interrogative sentence string words word linguistic inquiry asks reply
interrogative question interrogation sentence string words word linguistic inquiry asks reply
interrupt disrupt break off discontinue stop
interrupter device instrumentation automatically interrupting
interruption break disruption gap delay holdup inactivity delaying interrupting continuity
intersect cross meet run into encounter across point
intersection point component constituent element lines intersect
interval quantity amount abstract definite length marked instants
intervention intercession engagement participation involvement involution intervening
interview question converse discourse talk speak conduct television newspaper radio reporting
interviewer inquirer enquirer questioner querier conducts interview
intima membrane tissue layer animal innermost organ
intimacy familiarity closeness friendliness disposition temperament close warm friendship
intimate adumbrate insinuate hint suggest convey give understand
intimidation bullying aggression behavior behaviour conduct intimidating weaker them
intolerance impatience ill nature annoyances
intonation modulation prosody inflection manner speaking speech rise fall voice pitch
intoxicant alcohol inebriant beverage drink
intransigence intransigency stubbornness bullheadedness obstinacy obstinance trait intransigent
intrenchment entrenchment fortification munition defensive structure defense entrenched
intrigue machination plot secret plan game scheme crafty involved achieve your
introduce present acquaint inform communicate intercommunicate come know personally
introduction debut launching unveiling beginning start commencement
introject value ideal parental figures values introjected child
intruder interloper trespasser entrant traveler traveller intrudes privacy property another permission
intrusion invasion encroachment entrance entering travel entry area previously occupied
intuition basic cognitive process mental instinctive knowing
inundation flood deluge alluvion geological phenomenon natural rising body water overflowing
invade occupy attack assail contend fight march aggressively another territory military
invader encroacher intruder interloper trespasser entrant enters force order conquer
invalid sick diseased sufferer unfortunate incapacitated chronic illness injury
invasion penetration incursion attack onslaught invading
invent contrive devise excogitate create mental mentally make come
invention innovation excogitation conception creativity creativeness creative thinking ability creation mind
inventor discoverer artificer creator individual someone somebody first think
inventory list listing database detailed items stock
inversion atmospheric phenomenon physical layer near earth cooler overlying
inverter electrical converter convertor converts
invest put commit place spend expend drop pay investment
investigate analyze analyse study examine scientifically
investigating investigation work inquiring thoroughly systematically
investigation probe inquiry enquiry research problem solving unfamiliar questionable activities
investigator researcher scientist individual someone somebody devotes himself doing research
investment investing finance commercial enterprise business
investor capitalist individual someone somebody commits capital order gain financial returns
invitation request asking speech
invite arouse elicit enkindle kindle increase likelihood
invocation supplication prayer petition orison request asking help religious service
invoke raise conjure evoke call summon make create action bring existence
involve affect regard refer pertain relate concern connect closely incriminatingly
involvement engagement participation involution action deed human sharing activities group
invulnerability impregnability safety status strength withstand attack
iodide halide salt ester hydriodic acid
iodination chemical process action natural substitution addition iodine atoms organic compounds
iodine iodin chemical element substance nonmetallic belonging halogens
iodocompound compound chemical substance containing covalent iodine radical
iodoprotein protein macromolecule supermolecule contains iodine
iodothyronine iodoamino acid amino aminoalkanoic thyronine iodine added
iodotyrosine iodoamino acid amino aminoalkanoic tyrosine iodine added
ion particle subatomic body electrically charged
iran persia theocratic islamic republic middle east western
iraq irak republic middle east western asia
ireland eire republic counties comprising island
irish nation land country people ireland extraction
irishman irish irelander european native inhabitant ireland
iron metallic element metal chemical heavy ductile magnetic
ironclad warship war vessel combat
ironing garment clothing article vesture
irons chains shackle bond hamper trammel metal shackles
ironworker maker shaper creator makes articles iron
irony sarcasm satire wit humor humour witticism witty language convey insults
irregularity abnormality misbehavior misbehaviour misdeed wrongdoing behavior breaches rule etiquette custom
irresolution indecision indecisiveness doubt uncertainty incertitude dubiety concerning possible alternatives courses
irresponsibility irresponsibleness untrustworthiness untrustiness trait
irreverence attitude mental knowledge noesis irreverent
irrigation provision supply supplying land water means ditches
irritability crossness fretfulness fussiness ill humor humour distemper temper irritable petulant
irritation annoyance vexation botheration psychological mental irritated annoyed
irruption entrance entering entry ingress sudden violent
island land dry earth ground mass
isle islet island
ism doctrine philosophy belief cognitive mental
isocyanate salt compound chemical ester isocyanic acid
isolate insulate discriminate separate single out distinguish place apart
isolation separation persons groups
isomer compound chemical substance exists forms different arrangements atoms
isometrics exercise exercising physical exertion
isopleth isogram isarithm line drawn connecting points same numerical
israeli asian asiatic inhabitant habitant native israel
issuance issue issuing provision supply supplying providing item general official purposes
issue publish release publicize publicise air bare prepare public distribution sale
italian european inhabitant habitant dweller native italy
italic longhand running hand cursive script style handwriting letters slanting right
italy italia republic southern europe italian peninsula
item point portion component constituent distinct specified separately group could enumerated
ivory tusk dentine dentin animal material hard smooth colored makes tusks
ivy vine vascular plant tracheophyte world lobed evergreen leaves black
izar overgarment outer garment voluminous
jab prod stab poke thrust push force abruptly
jabbing jab poke poking gesture motion movement motility sharp hand
jackass fathead goof goofball fool sap saphead muggins stupid incompetent
jackdaw daw corvine bird oscine common black grey eurasian noted
jacket coat overgarment outer garment short
jackhammer hammer power tool driven
jackknife pocketknife pocket knife folding
jacklight light source illumination lure
jackscrew jack tool screw operated
jackstones jack game equipment pointed
jackstraw spillikin strip lumber timber
jade jadestone opaque gem gemstone stone semiprecious takes high polish
jail jailhouse gaol clink correctional institution penal facility detain persons lawful
jailhouse jail gaol clink correctional
jakes outhouse privy outbuilding building
jalopy bus heap car auto
jalousie window framework frame glass
jam throng mob pack crowd together meet gather press tightly cram
jamaican west indian american native inhabitant jamaica
jamb upright vertical structural member
jamjar jampot jar vessel holding
jammer transmitter sender set broadcast
jammies pajama pyjama nightwear sleepwear
jampot jamjar jar vessel holding
jan january gregorian calendar month first year
janissary follower individual someone somebody loyal supporter
janitor custodian keeper steward defender employed clean maintain building
jansenist advocate advocator proponent exponent jansenism
january jan gregorian calendar month first year
jap nip japanese nipponese asian asiatic offensive term descent
japan string islands east asia extending miles
japanese nipponese asian asiatic inhabitant habitant native japan
jar vessel container
jargon slang cant lingo speech spoken characteristic language particular group
java island indonesia south borneo
javelin field match athletic competition
jaw bone connective tissue skull vertebrate frames mouth holds teeth
jealousy envy enviousness resentment bitterness feeling jealous
jeans denim trousers pair pant
jeep landrover car auto automobile machine suitable traveling rough terrain
jejunum small intestine bowel gut duodenum ileum
jellaba cloak overgarment outer garment
jelly gelatin dainty delicacy goody kickshaw edible
jeopardy hazard peril risk danger causal agent cause agency source
jerk yank pull draw displace move sudden movement
jerkin jacket coat tight sleeveless
jerking jerk jolt saccade motion movement motility abrupt spasmodic
jerusalem capital largest city modern israel
jest joke gag laugh wit humor humour witticism humorous anecdote remark
jesuit religious member order
jesus christ savior saviour teacher prophet born bethlehem active nazareth
jet airplane aeroplane plane craft powered engines
jetliner jet plane airplane carries
jetty breakwater groin groyne barrier
jew hebrew israelite individual someone somebody mortal belonging worldwide group claiming
jewel gem jewelry jewellery adornment precious semiprecious stone incorporated piece
jeweler jeweller maker shaper creator makes jewelry
jewellery jewelry adornment decoration ornament
jewelry jewellery adornment decoration ornament
jibe shot shaft slam remark comment input statement aggressive directed like
jigger pony glass drinking container
jigsaw power saw sawing machine
jimdandy jimhickey crackerjack ideal paragon nonpareil saint excellent
jimhickey jimdandy crackerjack ideal paragon nonpareil saint excellent
jinrikisha ricksha rickshaw cart wagon
job occupation business line deed human action principal activity your life
jobcentre government office business town
jock athlete contestant individual someone
jockey horseman equestrian horseback rider employed ride horses horse races
jockstrap supporter suspensor jock protective
jodhpurs trousers pair pant garment
jogging cardiopulmonary exercise exercising physical
joggle dowel fastener fastening holdfast
john toilet lavatory lav room area building equipped toilets
johnny rebel reb greyback confederate soldier applied nickname soldiers federal
joint articulation articulatio body point connection bones elements skeleton allows
jointer plane woodworking edge tool
joist beam structural member support
joke gag laugh jest wit humor humour witticism humorous anecdote remark
joker jokester comedian comic performer performing artist enjoys telling playing jokes
jolt jar jounce shock blow bump impact sudden jarring
jonquil narcissus bulbous plant widely cultivated ornamental native southern
jorum bowl vessel drinking
joss idol graven image god effigy chinese worshipped
jot jotting note written record account brief
journal diary writing written material daily record
journalese expressive style newspapers written
journalism print media medium newspapers magazines collectively
journalist writer author communicator newspapers magazines
journey journeying travel traveling travelling motion place another
journeying journey travel traveling travelling motion place another
joust tilt struggle battle attempt effort combat mounted knights tilting against
jowl mandible mandibula submaxilla jaw bone vertebrates hinged open mouth
joy joyousness joyfulness emotion feeling great happiness
judaism hebraism religion faith organized institution jews collectively practice based torah
judge decide settle resolve adjudicate determine result
judgment judgement mind opinion sentiment persuasion view formed judging
judiciary bench administration governance governing body establishment persons administer justice
judo martial art sport adapted
jug bottle vessel narrow mouth
juice foodstuff food product nutrient liquid extracted plant animal tissue squeezing
juju magic thaumaturgy supernaturalism power associated
juke jook joint spot roadside
jukebox nickelodeon record player phonograph machine cabinet containing automatic
julep highball mixed drink bourbon
july gregorian calendar month following june preceding august
jumble clutter muddle fuddle disorderliness disorder status confused multitude
jumbojet jet plane airplane
jump leap bound spring move forward leaps bounds
jumping track and field sport
jumpsuit garment clothing article vesture
junction topographic point place spot come together
juncture occasion occurrence occurrent natural event occurs critical
june gregorian calendar month following preceding july
junior upstart parvenu arriviste term address disrespectful annoying male
junk debris dust rubble rubbish trash scrap waste remains destroyed broken
junkyard yard tract land ground field junk collected stored resale
jupiter largest planet
jurisdiction power powerfulness quality right interpret apply
jurisprudence law philosophy humanistic discipline humanities liberal arts branch concerned principles
jurist expert individual someone somebody legal scholar versed civil nations
juror juryman jurywoman panelist panellist critic serves
jury body citizens sworn give true verdict
justice justness righteousness morality just fair
justification circumstance consideration information
justify vindicate uphold maintain confirm reassert show right providing justification proof
justness rightness nicety conformity conformance agreement correspondence esthetic standard correctness propriety
juxtaposition apposition collocation placement locating position positioning close together
kabala cabala cabbala cabbalah secret
kabbala cabala cabbala cabbalah secret
kabbalah cabala cabbala cabbalah secret
kaffiyeh headdress headgear clothing article
kaftan caftan dress frock clothing
kalansuwa cap headdress headgear wrapped
kale boodle bread cabbage money medium exchange monetary system informal terms
kalpac calpac calpack cap headdress
kameez tunic cloak long worn
kamikaze fighter aircraft attack airplane plane suicide missions japanese pilots
kansas midwestern united states
kanzu garment clothing article vesture
karabiner carabiner hoop ring band
katharometer measuring instrument system device
kava kavakava alcohol alcoholic drink
kavakava kava alcohol alcoholic drink
kayak canoe small boat light
kazoo wind instrument musical membrane
keelboat river boat shallow draught
keelson beam structural member longitudinal
keenness acuteness acuity sharpness intelligence ability power quick penetrating
keep maintain hold continue certain position activity
keeping conformity conformation compliance abidance harmony
keepsake souvenir token relic physical sentimental value
ken cognizance knowing higher cognitive process range what know understand
kennel doghouse outbuilding building edifice
kent county southeastern england english channel
kentucky east central united states
kepi cap headdress headgear flat
keratoscope medical instrument examine cornea
kerbstone curbstone paving stone forming
kerchief scarf garment square folded triangle worn head
kerosene kerosine fuel substance flammable hydrocarbon lamps heaters
kerygma kerugma sermon discourse preaching address gospel christ manner early church
ketch sailing vessel ship watercraft masts
ketosis ketonemia acetonemia symptom evidence grounds abnormal increase ketone bodies blood
kettle boiler pot cooking utensil cookware metal stewing boiling
kettledrum kettle tympanum tympani percussion
key device instrumentation metal shaped inserted appropriate lock
keyboard device instrumentation keys piano organ typewriter typesetting
keyhole hole opening inserted
keynote set alter modify
keypad keyboard device data input
khakis military uniform khaki fabric
khartoum capital sudan located confluence blue nile
khimar headscarf kerchief worn observant
khmer language spoken cambodia
khukuri knife weapon arm system
kick propel impel displace drive foot
kicker football player footballer athlete
kickoff place kick boot center field start football game
kicksorter scientific instrument electronic circuit
kid child youngster minor juvenile individual someone young either
kidnapper kidnaper abductor snatcher criminal felon crook outlaw unlawfully seizes detains
kidney excretory organ urinary internal viscus either bean shaped organs filter
kieselguhr diatomite earth ground material
kiley kylie boomerang throwing stick
kill killing termination ending conclusion terminating life
killer slayer individual someone somebody mortal causes death animal
killing fatality human death decease event causes
kiln furnace chamber firing burning
kilometer kilometre klick metric linear unit length equal meters
kilt skirt garment knee length
kimono robe garment loose
kind sort form variety category concept conception construct distinguished common characteristic
kindergarten preschool educational institution children prepare them primary school
kinescope tube crt cathode television
king rex sovereign crowned head monarch ruler male
kingbolt kingpin bolt screw provides
kingdom land realm sphere domain area orbit dominant
kinship affinity abstract close connection marked community interests similarity
kiosk booth cubicle stall closet
kipling english author novels poetry born india
kirk church building place worship
kirpan dagger sticker knife ceremonial
kirsch brandy liquor spirits booze
kirtle tunic cloak garment resembling
kiss snog buss osculate touch lips press
kissing caressing cuddling fondling foreplay arousal stimulation sexual affectionate play
kit case container containing articles
kitbag backpack back pack knapsack
kitchen room area equipped preparing meals
kitchenette kitchen room
kitchenware kitchen utensil hardware utensils
kitten kitty young mammal offspring domestic
klaxon claxon horn alarm warning
kleenex tissue paper piece soft absorbent
klystron tube vacuum thermionic electron
knack bent hang endowment gift talent natural special doing
knapsack backpack packsack rucksack bag container carried strap your back shoulder
knee genu hinge joint ginglymus ginglymoid synovial human connecting tibia fibula
kneecap patella kneepan sesamoid bone sesamoideum flat triangular front knee protects
kneel rest weight knees
knickerbockers breeches knickers trousers pair
knickers breeches knickerbockers trousers pair
knife edge tool cutter cutlery cutting instrument
knight male aristocrat blue blood patrician originally noble birth trained arms
knit create from raw material stuff make
knitwear clothing article vesture wear
knob boss projection structure construction circular rounded protuberance
knobble knob boss projection
knock strike touch deliver sharp blow push
knockabout sloop sailing vessel ship
knocking knock sound occurrence occurrent natural
knoll mound hillock hummock hill natural elevation
knot bunch clump cluster clustering tight
knout whip instrument lash leather
know cognize cognise cognizant aware fact specific piece information
knowledge noesis abstract psychological result perception learning reasoning
knuckle synovial joint articulatio synovialis diarthrosis finger fist closed
knuckleball knuckler pitch delivery throw baseball thrown little speed spin
knuckles knucks weapon arm system
knucks knuckles weapon arm system
korea asian peninsula
korean asian asiatic inhabitant habitant native korea speaks language
koto stringed instrument musical japanese
koumiss kumis alcohol alcoholic drink
krauthead kraut boche jerry german european offensive term descent
kris creese crease dagger sticker
krummhorn crumhorn cromorne instrument double
kumis koumiss alcohol alcoholic drink
kummel liqueur cordial alcohol alcoholic
kurta shirt garment loose collarless
kvass brew brewage alcohol alcoholic
kylie kiley boomerang throwing stick
kylix cylix cup crockery dishware
kymograph cymograph scientific instrument rotating
laager lager camp encampment cantonment
lab laboratory workplace work geographic point geographical conduct scientific research
label designate denominate assign
labor labour proletariat class stratum social comprising those manual work
laboratory lab workplace work geographic point geographical conduct scientific research
laborer labourer jack workman workingman working man works hands
labour labor proletariat class stratum social comprising those manual
labrador mainland province newfoundland eastern ungava peninsula
labyrinth maze system instrumentation complex paths tunnels easy lost
lachrymator teargas lacrimator gas fluid
lacing liquor spirits booze hard
lack deficiency want need demand status needing absent unavailable
lackey flunky flunkey servant retainer worker male
lacrimator teargas lachrymator gas fluid
lacrosse field game outdoor invented
lad chap fellow feller male individual someone
ladder stairs steps stairway staircase parallel members connected rungs
ladle vessel container spoon shaped
lady woman adult female polite name
lag dawdle follow travel locomote hang
lager laager camp encampment cantonment bivouac defended circular formation wagons
lagerphone percussion instrument percussive musical
laggard dawdler drone lagger idler loafer layabout takes necessary
lagging insulant insulation building material
lagoon laguna lagune lake body water larger reef sand
lair den habitation habitat home ground wild animals
laity temporalty multitude masses mass hoi polloi christianity members religious community
lake body water
lally support column pillar steel
lamasery monastery religious residence cloister
lamb young mammal offspring sheep
lambrequin scarf garment covers knight
lamentation lament plaint wail complaint cry yell sorrow grief
laminate sheet flat solid artefact
lamination structure construction artefact layered
lamp source illumination device artificial visible
lamplight light visible radiation actinic lamp
lamppost post upright vertical metal
lance spear shaft weapon arm system instrument long pointed tool
lancet gothic arch pointed acutely
land real property estate realty immovable located
landing platform horizontal surface level intermediate staircase
landler dance music triple dancing
landlord landowner landholder property owner holder leases others
landmark position place point prominent well known object particular
landmass land dry earth ground continuous extent
landowner landholder holder owner possessor proprietor land
landrover jeep car auto automobile machine suitable traveling rough terrain
landscape scenery vicinity locality neighborhood expanse seen single view
landscaping gardening horticulture farming agriculture working landscape gardener
landslide victory triumph ending conclusion overwhelming electoral
lane way artefact narrow road
langlaufer skier athlete jock cross
language abstract systematic means communicating sounds conventional symbols
languor dreaminess easiness relaxation tranquillity tranquility relaxed comfortable feeling
lantern lamp source illumination light transparent protective case
laos mountainous landlocked communist southeastern asia
lap thigh limb upper side thighs seated
laparoscope endoscope medical instrument slender
lapel lap overlap flap front coat
lappet wattle caruncle caruncula process outgrowth fleshy wrinkled brightly colored fold
lapse oversight mistake error fault nonaccomplishment resulting inattention
laptop portable computer personal microcomputer
larkspur delphinium flower numerous cultivated plants genus
larva animal animate beast brute immature free living invertebrates amphibians fish
laryngoscope medical instrument examining larynx
laser optical device acronym light
lasher driver worker urges animals lashes whip
lashing whipping tanning flogging beating thrashing licking drubbing whip strap rope
last endure persist specified period
lat skeletal muscle striated musculus broad flat either side back
latch lock fastener fastening holdfast
latchkey key device raising drawing
latchstring opener hand tool string
latest news intelligence tidings word
lath slat spline strip narrow
lathe shaper shaping machine tool
lather soapsuds suds foam froth bubble produced soaps detergents
latin italic language dialect ancient rome
latitude angular distance angle imaginary line around heavenly
latrine public toilet comfort station
latte espresso coffee java strong
latticework lattice fretwork framework frame
laudanum opiate narcotic alcohol solution opium preparation
laugh express emotion feelings produce laughter
laughter laugh utterance vocalization auditory sound laughing
launch establish found open
launcher armament weaponry arms implements war device capable launching rocket
launching propulsion actuation deed human action moving newly built vessel water
laundering wash washing lavation work clothes linens
laundry wash washing washables garment clothing article vesture garments white goods
laurels award accolade honor symbol signal signaling sign tangible signifying approval
lav toilet lavatory can room
lavabo washbasin handbasin washbowl basin
lavalava skirt garment rectangle calico
lavatory toilet lav can room area building equipped toilets
law jurisprudence collection aggregation accumulation assemblage rules imposed authority
lawman defender guardian protector shielder officer
lawn field tract land ground cultivated mowed grass
lawyer attorney professional adult grownup authorized practice
laxness laxity remissness slackness negligence neglect neglectfulness carelessness neglectful
lay put set place displace certain abstract location
layby area structure construction designated
layer bed artefact single thickness homogeneous substance
layette kit outfit gear paraphernalia complete
laying parturition birth giving birthing production eggs
layman layperson secular commoner common man individual clergyman professional
layoff closure closedown closing shutdown laying employee work force
layout design plan arrangement organization laid
lazaret lazaretto lazarette pesthouse hospital
lazarette lazaretto lazaret pesthouse hospital
lazaretto lazaret lazarette pesthouse hospital
lead take direct conduct somebody somewhere
leader individual someone somebody mortal rules guides inspires others
leaders leadership body lead group
leadership leading deed human action activity
leaf leafage foliage plant organ structure main photosynthesis transpiration higher plants
leafhopper homopterous insect homopteran leaping sucks juices plants
leaflet cusp flap animal tissue thin triangular heart valve
league conference association organization organisation sports teams organizes matches members
leak hole opening gap accidental allows
leakage escape leak outflow discharge outpouring run flow fluid container
lean tilt tip slant bend flex shape form incline vertical position
leap jump bound spring move forward leaps bounds
leaper bounder jumper athlete jock
leapfrog progress progression procession advance advancing child game leaping obstacles competitors
leaping leap spring saltation jump jumping propulsion actuation light self propelled
learn larn acquire gain knowledge skills
learner scholar assimilator individual someone somebody mortal
learning acquisition basic cognitive process mental acquiring skill knowledge
lease rental letting property belongings holding possession leased rented
leash tether lead restraint constraint device rope
leather animal skin product smooth flexible removing hair
leave away place
leavening leaven imponderable influence works subtly lighten modify
leaving departure going deed human action departing
lecher satyr lech letch pervert deviant deviate degenerate strong sexual desires
lectern stand table desk slanted
lecture talk address speech open public
lecturer lector reader educator pedagogue pedagog professional public certain universities
lecturing lecture teaching instruction pedagogy education giving discourse subject
lederhosen short pants shorts trunks
ledge shelf ridge natural elevation projecting mountain submerged water
ledger leger book record document commercial accounts recorded
leech bloodsucker hirudinean annelid worm segmented carnivorous bloodsucking aquatic terrestrial worms
left position place point location near direction toward side
leftfield left tract land ground parcel piece outfield catcher
lefthander lefty southpaw pitcher hurler
lefty southpaw individual someone somebody mortal uses left hand greater skill
leg limb extremity appendage member human
legacy bequest gift acquisition personal property will
legatee beneficiary donee recipient receiver whom legacy bequeathed
legation legateship position post berth office legate
legend fable story fiction mythical supernatural beings events
legging leging garment clothing article
leghorn boater panama sailor hat
legibility discernability distinctness sharpness clearness clarity makes perception easy
leging legging garment clothing article
legion host army regular ground forces military service archaic terms
legislation civil law jurisprudence enacted legislative body
legislator lawgiver lawmaker leader makes enacts laws
legislature assembly gathering assemblage persons amend repeal laws
legitimacy lawfulness quality virtue authorized accordance
legume herb herbaceous plant vascular tracheophyte erect climbing bean family leguminosae
leisure time off period available ease relaxation
leitmotiv leitmotif tune melody air strain melodic phrase accompanies reappearance situation
lemma proposition statement subsidiary assumed true order prove
lemon citrus fruit citrous edible yellow oval juicy acidic flesh
lemonade fruit drink ade beverage sweetened diluted lemon juice
lend impart bestow contribute alter modify
lending loaning disposal disposition deed human action disposing money property expectation
length fundamental quantity amount linear extent space
lengthening prolongation protraction perpetuation continuance continuation prolonging
lens lense optical device transparent converge diverge transmitted
lense lens optical device transparent
lentil legume vegetable veggie veg round flat seed plant food
leotard unitard garment clothing article
leotards tights hosiery hose footwear
leprosy infectious disease communicable chronic granulomatous occurring tropical
lesion pathology ill health unhealthiness problem localized abnormal structural change bodily
lessen decrease diminish fall magnitude size extent range
lessening decrease alteration modification occurrence occurrent change downward
lesson teaching instruction pedagogy education unit
let allow permit possible specific action lack happen
letdown disappointment dissatisfaction discontentment discontent discontentedness feeling results your expectations realized
lethality deadliness unwholesomeness morbidness morbidity quality deadly
lethargy lassitude sluggishness torpor torpidity physical physiological comatose
letter missive text textual written message addressed organization
letterhead stationery letter paper writing sheet name address organization printed
lettering inscription writing written material letters inscribed
letterman athlete jock contestant earned letter school sport
letters culture taste appreciation discernment literary
level degree grade property position scale intensity amount
lever bar implement rigid pivoted fulcrum
levis jeans blue denim trousers popular brand
lexicon vocabulary knowledge noesis language user words
lexicostatistics etymology linguistics statistical technique glottochronology
leyte battle world
liability susceptibility susceptibleness status legally obliged responsible
liaison affair affaire intimacy sexual relationship secretive illicit
liar prevaricator deceiver cheat cheater trickster lied lies repeatedly
liberal liberalist progressive adult grownup individual someone favors political philosophy progress
liberalism political orientation ideology theory favors social progress reform
liberation release freeing accomplishment achievement action liberating
libertine debauchee rounder bad individual someone somebody dissolute
liberty autonomy independence independency freedom immunity arbitrary exercise authority political
librarian bibliothec professional adult grownup trained library science engaged
library room area books kept
libretto script book playscript dramatic composition words opera musical play
license licence permit legal document instrument official giving permission
lichgate lychgate gate movable barrier
lick cream bat clobber beat out crush shell thoroughly conclusively competition
licking defeat ending conclusion finish occurrence unsuccessful struggle contest
lid eyelid palpebra protective fold flap either folds skin moved cover
lidar measuring instrument system device
lie located situated somewhere
liebfraumilch rhine wine rhenish hock
lieutenant commissioned military officer
life beingness existence face the earth characteristic mode living
lifeboat sea boat strong designed
lifetime life lifespan time period fundamental quantity during functional
lift raise elevate displace lower higher position
lifter weightlifter athlete jock contestant lifts barbells
liftgate hatchback hatch car door
ligament connective tissue animal sheet band tough fibrous connecting
light actinic radiation ray electromagnetic wave produce visual sensation
lightbulb bulb electric lamp transparent
lighthouse beacon pharos tower structure
lighting light illumination abundant
lightning atmospheric electricity electrical discharge abrupt electric cloud
lightship ship vessel watercraft equipped
lightweight prizefighter gladiator boxer pugilist professional weighs pounds
lignite coal fossil fuel intermediate peat bituminous
like wish care desire want prefer
likelihood likeliness probability quality specified outcome
likeness alikeness similitude similarity sameness appearance character nature persons
liking feeling pleasure enjoyment
lilac shrub bush woody plant ligneous plants genus syringa panicles fragrant
lilt swing rhythmicity sound property jaunty rhythm music
limb extremity appendage member external body jointed appendages animal locomotion grasping
limber vehicle wheeled horse drawn
limbo oblivion obscurity standing disregarded forgotten
limeade fruit drink ade beverage
limekiln kiln furnace reduce naturally
limit bound boundary extent magnitude greatest possible degree
limitation restriction rule regulation concept conception principle limits extent
limiter clipper circuit electrical electric
limo limousine car auto automobile
limousine limo car auto automobile
linac accelerator particle atom smasher
lincoln president united states
linden basswood wood plant material substance soft light colored trees
line formation arrangement beside another
lineage line descent bloodline genealogy family tree kin descendants individual
linebacker football player footballer athlete jock defensive takes position close
lineman football player footballer athlete jock players line scrimmage
linen fabric cloth material textile woven fibers flax plant
liner fly ball hit hitting flies straight batter
lineup card roll roster list listing batters order will
linger persist remain stay present although waning gradually dying
lingerie underwear underclothes underclothing undergarment
linguist scientist individual someone somebody specialist linguistics
linguistics science scientific discipline subject study language
link associate relate colligate think cogitate cerebrate logical causal connection
links golf course built sandy ground near
linksman golfer player participant contestant
linkup link tie fastener fastening
lino linoleum covering material building
linoleum lino covering material building floor
lint fiber fibre material stuff fine ravellings cotton linen fibers
lintel header beam structural member
lion big cat feline felid gregarious predatory africa india tawny
lip external body either fleshy folds tissue surround mouth
lipstick makeup war paint cosmetic color lips
liqueur cordial alcohol alcoholic drink
liquid fluid substance room temperature pressure
liquidation settlement termination ending conclusion business operation using assets discharge
liquidiser blender liquidizer mixer kitchen
liquidizer blender liquidiser mixer kitchen
liquor spirits booze alcohol alcoholic drink beverage intoxicant distilled rather fermented
lisbon lisboa capital largest city economic cultural center
list listing database information info containing ordered array items
listen perceive comprehend hear intention
listener hearer auditor attender perceiver percipient observer beholder listens attentively
listing list database information info
liter litre metric capacity volume unit formerly defined
literalism doctrine philosophy philosophical system school thought realistic
literalness concreteness materiality physicalness corporeality adhereing concrete construal
literature writing written material creative recognized artistic value
litigant litigator party individual someone somebody lawsuit
litigation proceeding legal proceedings due process court
litter animal biological offspring birth multiparous mammal
litterbin bin container
little small indefinite quantity amount duration
live populate dwell inhabit inhabitant reside
livelihood support keep living resource assets financial means whereby lives
liveliness animation deed human action general activity motion
liver internal organ viscus complicated reddish brown glandular located
liverpool city northwestern england
livery uniform clothing article vesture
livestock stock placental mammal eutherian animals kept profit
living life experience cognitive mental alive
lizard saurian diapsid reptile relatively long bodied pairs legs
load loading burden weight artefact borne conveyed
loading load burden weight artefact borne conveyed
loadstone lodestone permanent magnet static
loaf bread breadstuff staff life baked goods shaped mass sliced before
loan debt liabilities temporary provision money
lobby anteroom antechamber hall room area entrance reception
lobe body somewhat rounded subdivision bodily organ
loblolly gruel porridge thick
lobscouse lobscuse scouse stew dish meat vegetables hardtack eaten sailors
lobscuse lobscouse scouse stew dish meat vegetables hardtack eaten sailors
lobularity shape form configuration contour property lobules
lobule lobe body subdivision
local public transport conveyance train stops stations
locale venue locus scene area country event action
locality vicinity neighborhood neighbourhood section area country surrounding nearby region
localization localisation locating determination finding discovery find place
locate find regain get acquire discover location
location physical point extent space
lock fasten fix secure attach
lockbox strongbox deedbox box fireproof
locker cabinet compartment room storage clothes valuables
locket case container ornamental
lockring washer seal prevents loosening
lockup jail jailhouse gaol clink local police station
locomotive engine vehicle wheeled self
locust grasshopper acridid hopper migratory grasshoppers warm regions short antennae
lodestone loadstone permanent magnet static
lodge populate dwell live inhabit lodger
lodging housing structure construction artefact structures collectively housed
lodgings diggings digs domiciliation living quarters housing lodging temporary
loft floor level storey story unpartitioned space factory warehouse commercial
log wood plant material substance segment trunk tree stripped branches
logarithm log exponent power index mathematical notation required produce given number
logbook record book fact written
loge balcony structure construction forward
logger lumberman lumberjack feller laborer manual labourer jack fells trees
loggia arcade colonnade structure construction
logging work cutting down trees timber
logic philosophy humanistic discipline humanities liberal arts branch analyzes inference
logistics provision supply supplying handling operation involves providing labor materials
loincloth breechcloth breechclout garment clothing
loins pubes area region body lower abdomen just above external genital
london capital largest city england
londoner english britisher briton brit native resident london
loneliness solitariness isolation separation alone solitary
long hanker yearn desire want strongly persistently
longbeard bellarmine greybeard jug bottle
longboat boat vessel watercraft largest
longbow bow weapon arm system
longevity longness duration length service
longhand cursive handwriting hand script writing rapid letters down full cursively
longing yearning hungriness desire feeling prolonged unfulfilled need
longitude angular distance angle point meridian prime
longshoreman stevedore loader docker laborer manual labourer jack loads unloads vessels
longshot photograph photo exposure picture taken distance
loo closet toilet lavatory lav
look perceive attention
looking look sensing perception sensory directing eyes toward perceiving visually
lookup search operation data processing determines whether items specified property
loom look appear seem come view indistinctly threateningly
loon idler loafer layabout worthless lazy fellow
loop cringle eyelet grommet fastener fastening holdfast fixing metal ring lining
loophole ambiguity saying expression locution
loosen loose alter modify looser
loot booty pillage plunder stolen property transferred possession goods money obtained
lopper pruner pruning saw handsaw
lord godhead creator maker terms referring judeo christian
lordship title appellation denomination designation address british peer except duke
lore cognitive mental knowledge noesis gained tradition anecdote
lorelei siren german legend lured boatmen rhine
lorgnette spectacles specs eyeglasses glasses
lorry wagon waggon wheeled vehicle
lose fail keep maintain
loser contestant individual someone somebody loses contest
loss transferred property possession lost
losses losings financial loss lost
lost doomed people grouping destined soon
lot batch deal flock large indefinite quantity amount number extent
lota water bottle globular asia
lotion toiletry toilet articles instrumentation cosmetic preparations applied skin
lots tons dozens heaps large indefinite quantity amount number
lotus water lily aquatic plant hydrophyte native eastern asia
loudspeaker speaker transducer electro acoustic converts electrical signals
louisiana southern united states gulf mexico
louisianan louisianian american inhabitant habitant dweller native resident louisiana
lounge sofa couch seat furniture
loungewear clothing article vesture wear
loupe hand glass simple microscope
louse insect arthropod wingless flattened bloodsucking parasitic warm
lousiness pediculosis infestation fullness lice
louver louvre fin slat spline
love great affection liking
loveliness comeliness fairness beauteousness beauty appearance visual aspect good looking attractive
lover individual someone somebody mortal loves loved
loveseat sofa couch lounge seat
lowboy chest drawers bureau dresser
lower displace move somebody position
lowland natural depression geological formation level country
loyalist stalwart supporter protagonist champion admirer loyal allegiance
loyalty trueness fidelity faithfulness quality loyal
lucidity clarity lucidness pellucidity comprehensibility understandability quality free obscurity easy understand
lucifer satan devil beelzebub chief spirit evil adversary
luck fortune destiny fate your overall circumstances condition life
lug tote tug transport carry displace difficulty
luge sled sledge sleigh vehicle
luger semiautomatic pistol handgun german
luggage baggage case container cases carry belongings traveling
lugger boat vessel watercraft fishing
luging tobogganing sledding riding light
lull letup pause intermission break interruption during calm activities diminished
lullaby cradlesong berceuse song vocal musical composition opus quiet intended lull
lumber timber building material artefact wood trees prepared
lumbermill sawmill factory mill manufacturing
luminary notable notability celebrity famous important influential inspiration others
luminescence light visible radiation actinic incandescence
luminosity brightness luminance luminousness physical property luminous
lummox lout clod stumblebum clumsy individual someone somebody awkward stupid
lump ball clod glob agglomeration collection aggregation accumulation compact mass
lunation moon month time period successive moons
lunch luncheon tiffin dejeuner meal repast nutriment nourishment midday
luncheon lunch tiffin dejeuner meal repast nutriment nourishment midday
lunchroom restaurant eating house place eatery
lunette fortification munition defensive structure
lung respiratory organ internal viscus either saclike organs chest vertebrates
lunge hurl hurtle thrust thrusting forward movement
lunkhead dunce dunderhead numskull stupid stupe dullard
lurch stagger reel keel walk travel locomote unable control movements
lure entice tempt provoke stimulate challenge
lurk skulk hide conceal wait ambush behave sneaky secretive manner
lust lecherousness lustfulness sexual desire eros concupiscence physical attraction strong
luster lustre brilliancy splendor brightness light lightness outshines usual
lustre luster glaze coating finish finishing surface ceramics porcelain
luxury indulgence indiscipline undiscipline rather necessity
lychgate lichgate gate movable barrier
lymphocyte leukocyte leucocyte white blood cell agranulocytic normally makes quarter
lyre harp chordophone ancient greeks
lyric words language text textual popular song musical comedy number
lyricist lyrist writer author communicator writes words songs
mac macintosh mackintosh mack raincoat
machete matchet panga knife weapon
machicolation parapet breastwork fortification munition
machine device instrumentation mechanical electrical transmits modifies energy
machinery machine device machines systems collectively
machinist mechanic craftsman artisan journeyman artificer skilled operating machine tools
machmeter speedometer speed indicator meter
mack macintosh mackintosh mac raincoat
mackinaw coat overgarment outer garment short plaid thick woolen material
maconnais macon wine vino alcohol
macro instruction command statement program
macrophage phagocyte scavenger cell somatic vegetative
madam dame lady woman adult female refinement
madhouse bedlam nuthouse sanatorium mental
madman lunatic maniac sick diseased sufferer unfortunate insane
madness lunacy insaneness insanity mental illness disease psychopathy obsolete terms legal
magazine mag press public print media periodic publication containing pictures stories
maggot grub larva housefly blowfly commonly found decaying
magic thaumaturgy supernaturalism belief invokes supernatural powers
magician prestidigitator conjurer conjuror performer performing artist entertainer performs magic tricks
magistrate judge justice jurist official civil authority administers
magnet device instrumentation attracts iron produces magnetic field
magnetism attraction attractive force iron
magneto generator engine dynamo secondary
magnetograph scientific instrument registers magnetic
magnetometer gaussmeter meter measuring instrument
magnetron tube vacuum thermionic diode
magnification expansion enlargement increase expanding apparent size
magnificence impressiveness grandness richness excellence quality splendid imposing size appearance
magnifier scientific instrument magnifies image
magnify amplify enlarge grow increase size volume significance
magnitude property relative size extent
magnum wine bottle liquor
magpie corvine bird oscine long tailed black white crow utters
mahogany wood plant material substance trees
maid maidservant housemaid amah domestic help house servant female
maiden maid girl miss missy young lady unmarried
mail send out transmit transfer postal service
mailbag pouch bag shipment mail
mailboat packet boat vessel watercraft
mailbox box container private delivery mail
maillot swimsuit swimwear bathing suit
mailman postman carrier deliveryman delivery boy deliverer employee delivers mail
mailsorter sorter machine sorting mail
maimed wounded people grouping
maine england
mainframe digital computer computing machine
mainland land dry earth ground main mass country continent
mainspring spring elastic device important
maintain keep hold continue certain position activity
maintenance care upkeep repair fix fixing fixture activity involved maintaining good
maisonette maisonnette apartment flat housing
maisonnette maisonette apartment flat housing
majesty stateliness loftiness impressiveness grandness magnificence richness scale proportion
major commissioned military officer united states army
majority bulk number figure amount property resulting greater
majors league conference association important sport
make engage
maker shaper creator individual someone somebody makes
makeready preparation readying final adjustments
makeup cosmetic toiletry toilet articles cosmetics applied face improve change your
making devising fashioning production deed human action results coming
malady status unwholesome desperate condition
malaise unease uneasiness discomfort uncomfortableness status physical
malaria protozoal infection infective disease caused sporozoan parasites transmitted
male animal animate beast brute produces gametes
malediction imprecation execration condemnation curse denunciation calling down invokes evil
maleness masculinity sex gender sexuality physiological property properties characteristic male
malevolency malevolence malice evil evilness immorality threatening
malfeasant wrongdoer offender bad guilty malfeasance
malignancy malignance disease illness unwellness malady malignant
malingering skulking evasion escape dodging negligence evading duty work pretending incapacitated
malmsey madeira fortified wine sweet
malware software program computer system
mama mamma mom mother female parent informal terms
mamma mama mom mother female parent informal terms
mammal mammalian vertebrate craniate chordate warm blooded skin less covered
man male individual someone adult
manacle handcuff cuff handlock shackle
manage negociate succeed win come through bring home the bacon successful
management direction social control action managing
manager director administrator decision maker head chief controls resources expenditures
manchester largest city hampshire
mandamus writ judicial legal document instrument extraordinary commanding official perform ministerial
mandate authorization authorisation legal document instrument official giving instruction command
mandola mandolin chordophone early
mandolin chordophone stringed instrument related
mane hair body covering long coarse growing crest animal
maneuver manoeuvre operation military training exercise
maneuverability manoeuvrability mobility quality maneuverable
manfulness manliness virility masculinity trait manly
manger trough container instrumentation
mangle clothes dryer drier drying
mangonel catapult arbalest arbalist engine
manhattan five boroughs york city
manhood adulthood maturity matureness
mania passion cacoethes irrational motive motivation need irresistible belief action
maniac lunatic madman sick diseased sufferer unfortunate insane
manifest attest certify demonstrate testify bear witness prove evidence provide
manifestation appearance occurrence occurrent natural clear
manifold pipe pipage piping tube lateral outlets pipes
manipulate influence upon work affect control shrewdly deviously
manipulation use influence causing causation exerting shrewd devious advantage
manner mode style way property done happens
manners demeanor demeanour behavior behaviour social deportment
manometer pressure gauge gage comparing pressures
manor mansion house manse hall lord wealthy
manpower workforce hands men force personnel organization organisation workers available
mansard curb roof slopes side
manse mansion hall residence house dwelling home domicile imposing
manservant servant retainer worker
manta blanket cover bedclothes bed
mantel mantelpiece mantle mantlepiece shelf support projects wall above fireplace
mantelet mantlet shelter structure construction
mantelpiece mantel mantle mantlepiece shelf
mantilla scarf garment woman silk
mantle symbol signal signaling sign cloak authority
mantlepiece mantel mantelpiece mantle shelf
mantlet mantelet shelter structure construction
mantrap smasher stunner knockout woman adult female attractive seductive looking
mantua gown dress frock loose
manual handbook enchiridion vade mecum reference book
manufactory factory mill plant works
manufacture fabricate construct make create from raw material stuff together artificial
manufacturer maker business concern organization engaged manufacturing product
manufacturing fabrication manufacture creating from raw materials creation creative
manumission liberation release freeing accomplishment formal slavery
manure organic fertilizer fertiliser animal plant material fertilize land
manuscript writing written material literary work submitted publication
manzanita shrub bush woody plant ligneous chiefly evergreen shrubs warm areas
map representation creation diagrammatic earth surface
maple wood plant material substance trees
maquiladora assembly plant factory mill
mar impair spoil deflower damage alter modify imperfect
maraca percussion instrument percussive musical
maraschino liqueur cordial alcohol alcoholic
marathon undertaking project task labor long arduous
marathoner runner athlete jock participates
marble rock stone material stuff hard crystalline metamorphic takes high
marbleizing marbleization marbleisation marbleising texture visual property like marble
marbles game children played little balls hard
marc brandy liquor spirits booze
march process walk travel locomote procession
marching march walk walking locomotion travel
mare horse equus caballus equine equid female animal
margarita cocktail mixed drink tequila
margin border perimeter boundary edge bound line area immediately inside
marginality position spatial property marginal fringes
maria mare region dark considerable extent surface moon
marimba xylophone percussion instrument percussive
marina dock dockage docking facility
marine leatherneck serviceman military man personnel member united states corps
mark tag label attach connect link tie
marker artefact conspicuous object distinguish mark
market marketplace deed human action world commercial activity goods services bought
marketing selling merchandising commerce commercialism mercantilism transaction exchange goods agreed money
marketplace market deed human action world commercial activity goods services bought
marking marker mark symbol signal signaling sign distinguishing
marksman sharpshooter shot shooter expert skilled shooting
marksmanship skill accomplishment acquirement acquisition shooting
marlinespike marlinspike marlingspike hand tool
marlingspike marlinespike marlinspike hand tool
marlinspike marlinespike marlingspike hand tool
marmalade conserve preserve conserves preserves pulp rind citrus fruits
marquee pavilion tent collapsible shelter sumptuous
marriage matrimony union wedlock marital status legal married couple voluntarily joined
marrow connective tissue animal fatty network fills cavities
marrowbone bone connective tissue containing edible marrow
marry wed conjoin espouse unite unify join fall take marriage
mars reddish planet periodically visible naked
marsh marshland fen fenland wetland land ground soil lying grassy vegetation
marshal marshall lawman law officer peace defender duties similar those sheriff
mart marketplace market mercantile establishment
martian imaginary live planet mars
martini cocktail mixed drink
martyr sufferer victim unfortunate suffers sake principle
marvel wonder react respond amazed
mary madonna mother jesus
maryland atlantic
mascara makeup war paint cosmetic darken thicken lashes
masculinity maleness sex gender sexuality physiological property properties characteristic male
maser amplifier electronic equipment acronym
mashie iron golf club golfclub
masjid musjid place worship house
mask covering artefact disguise conceal face
masking cover covering screening concealment concealing hiding existence obstructing view
masonry structure construction artefact built stone brick mason
mass fundamental quantity amount property body causes weight gravitational field
massachuset massachusetts algonquian algonquin language amerind
massachusetts england
massage treatment intervention care attention kneading rubbing body increase circulation promote
masses multitude mass people grouping abstract common generally
masseur massager physical therapist physiotherapist male
mast spar pole vertical supporting sails
master maestro artist creative creator consummate skill
masterpiece work product production outstanding creative artist craftsman
mastery command control skillfulness great knowledge subject activity
masthead flag list listing database
mat floor cover covering thick flat
match fit correspond check equal compatible similar consistent
matchboard board plank lumber timber
matchbox box container holding matches
matchet machete panga knife weapon
matchlock musket muzzle loader early
mate officer mariner seaman below master commercial ship
material stuff substance tangible goes makeup physical object
materialism philistinism desire arousal wealth material possessions little interest
math mathematics maths science scientific discipline subject
mathematics math maths science scientific discipline subject
mating coupling pairing conjugation sexual practice sex male female reproductive purposes
matriarch materfamilias woman adult female head family tribe
matrimony marriage union wedlock marital status legal married couple voluntarily joined
matrix array arrangement rectangular quantities expressions rows columns
matron wife married woman adult female
matsyendra asana position posture attitude religious
matter affair concern interest involvement vaguely specified
matting covering artefact coarse fabric
mattock pick pickax pickaxe edge
maturation ripening maturement organic process biological physical coming full development
mature maturate grow develop reach maturity
maturity adulthood time life period your after physical
maul sledge sledgehammer hammer hand
mausoleum burial chamber sepulcher sepulchre sepulture above ground
maxi skirt garment long ending
maxim axiom saying expression locution speech widely accepted merits
maximum extremum peak limit limitation largest possible quantity
may gregorian calendar month following april preceding june
mayflower ship pilgrim fathers sailed england massachusetts
mayor civil authority officer head city government
maypole post upright vertical pole
maze labyrinth system instrumentation complex paths tunnels easy lost
mazer bowl vessel hardwood drinking
meadow hayfield grassland tract land ground field grass alfalfa grown
meal repast nutriment nourishment nutrition sustenance food served eaten
mean intend convey impart leave give express
meaning significance signification import message subject substance intended expressed signified
meaningfulness significance importance great value
meanness beastliness malevolence malevolency malice evil deliberately mean
means agency way implementation effectuation deed human action produce particular effect
measure mensurate decide make mind determine measurements somebody take
measurement measuring mensuration deed human action process assigning numbers phenomena according
measuring measurement mensuration deed human action process assigning numbers phenomena according
meat food solid flesh animals
mechanic machinist craftsman artisan journeyman artificer skilled operating machine tools
mechanics physics natural philosophy science branch concerned motion bodies frame
mechanism chemical process action natural atomic occurs during reaction
medal decoration medallion palm award accolade honor honour winning championship commemorating
medalist medallist winner victor contestant
medallist medalist winner victor contestant
meddling tampering altering secretly improperly
medication medicine medicament drug agent treats prevents alleviates symptoms disease
medicine medical science life bioscience branches deal nonsurgical techniques
mediocrity averageness ordinariness mundaneness mundanity quality consequence average outstanding
meditation speculation contemplation reflection reflexion rumination continuous profound musing subject series
mediterranean largest inland
medium instrumentation artefact means instrumentality storing communicating information
medley potpourri pastiche musical composition opus music series songs pieces
meet encounter see come together
meeting gathering assemblage formally arranged
meetinghouse conventicle place worship house
megalith memorial monument structure construction
megalomania mental illness disease psychopathy psychological delusions grandeur
megalopolis urban area populated geographical geographic complex
megaphone acoustic device cone shaped
megaton explosive measurement measure power
mekong asian river
melancholy sadness unhappiness feeling thoughtful
melee scrimmage disturbance motion movement motility noisy riotous fight
melioration amelioration betterment improvement relieving ills changing better
melodrama comedy drama extravagant action salient characterization
melody tune air strain music auditory succession notes forming distinctive sequence
melon edible fruit produce green goods groceries numerous fruits gourd family
melt run dissolve resolve break integrity reduce reduced solid liquid heating
melting thaw melt thawing heating warming temperature process whereby heat changes
member associate peer equal match persons compose social group
membership rank body members organization group
membrane sheet flat solid artefact thin pliable material
membranophone drum tympan percussion instrument
memoir autobiography biography life story account author personal experiences
memorabilia record evidence worth remembering
memorandum memo memoranda note written record account proposal reminder
memorial commemoration remembrance recognition credit approval commendation meritorious service
memorization memorisation learning acquisition basic cognitive process able remember verbatim
memorize memorise con learn study hit the books larn commit memory
memory representation mental internal cognitive remembered
memphis largest city tennessee
men workforce manpower hands force personnel organization organisation workers available
menace threat danger causal agent cause agency source
menarche start beginning first occurrence menstruation woman
mend repair fix bushel better improve amend ameliorate restore replacing putting
mending garment clothing article vesture
menhir megalith megalithic structure memorial
mentality outlook mindset attitude mental knowledge noesis habitual characteristic determines will
mention advert cite name think have mind mean associate reference
menu card carte bill list listing dishes available restaurant
meq milliequivalent atomic mass weight relative thousandth equivalent
mercenary adventurer venturer individual someone hired fight another country
mercer trader bargainer dealer monger textiles
merchandise ware product commodity trade good artefact commodities offered sale
merchandising selling marketing commerce commercialism mercantilism transaction exchange goods agreed money
merchant merchandiser businessperson bourgeois capitalist engaged retail trade
merchantman bottom freighter cargo ship
mercury quicksilver hydrargyrum metallic element metal chemical heavy silvery toxic univalent
mercy clemency mercifulness lenience leniency tolerance compassion shown toward offenders agency
merge unify unite integrate turn
merger amalgamation uniting consolidation integration combination combining commercial companies
merging meeting convergence converging convergency joining together
merit virtue worth quality admirable attribute
merlon rampart bulwark wall embankment
mermaid imaginary creature imagination imaginativeness half woman fish
merriment gaiety happiness feeling
merrymaking conviviality jollification celebration festivity diversion recreation boisterous
mesh linear measurement number openings inch screen
mess messiness muss mussiness disorderliness disorder status confusion
message abstract communication
messenger courier traveler traveller individual someone carries message
messuage dwelling home domicile abode
metal chemical element substance elements shiny solids conduct heat
metalworks foundry factory mill manufacturing
metaphor trope figure speech image expression refer does literally
meteor meteoroid extraterrestrial estraterrestrial body solid bodies hits earth atmosphere
meteorite meteoroid meteor extraterrestrial estraterrestrial body stony metallic object remains reached
meter metre metric linear basic unit length adopted systeme international
meterstick metrestick rule ruler measuring
metheglin mead brew brewage spiced
method ability power doing systematic
metis individual someone somebody western canada caucasian american indian ancestry
metrazol pentylenetetrazol pentamethylenetetrazol medicine medication medicament medicinal drug circulatory respiratory stimulant
metrestick meterstick rule ruler measuring
metro tube underground subway railway railroad line electric operating below surface
metropolis city municipality urban area populated densely
mexican central american north native inhabitant mexico
mexico republic southern north america
mezzanine balcony structure construction first
mic microphone mike transducer device
micelle particle subatomic body electrically charged built polymeric molecules
michigan midwestern north central united states great
microbalance balance scale weighing machine
microbrewery brewery plant works industrial
microchip chip semiconductor device conductor
microcircuit computer circuit electrical electric
microcode firmware code computer coding
microcomputer digital computer computing machine
microcosm model example representation mental miniature
micrometeorite micrometeoroid micrometeor meteorite meteoroid meteor drifts down earth becoming
micron micrometer metric linear unit length equal millionth meter
microorganism living animate organism microscopic size
microphone mike mic transducer device converting sound waves electrical energy
microphoning transduction natural process action sound waves electrical
microphotometer densitometer measuring instrument system
microprocessor chip microchip micro silicon
microscope magnifier scientific instrument image objects
microscopy research investigation investigating microscopes
microsecond time quantity amount millionth
microtome scientific instrument cuts thin
microwave electromagnetic radiation wave nonparticulate short
midair point
midday noon noonday noontide hour time day clock middle
middle center centre heart area country region approximately central within larger
middlebreaker lister moldboard plow mouldboard
middy blouse top sailor collar
midiron iron golf club golfclub
midnight hour time day clock night
midsection middle midriff area region body human torso
midshipman cadet plebe trainee temporary rank held young naval officers
midst thick inside interior region location surrounded
midsummer solstice cosmic time june northernmost point
midwatch watch shift work duty period during night
midwest north central region united states
mien bearing comportment presence manner personal demeanor demeanour dignified conduct
might mightiness power strength property physical
migration motion movement persons country locality another
mike microphone mic transducer device converting sound waves electrical energy
mile linear measurement unit length equal yards feet
mileage milage distance spacing spatial arrangement measured miles
mileometer odometer hodometer milometer meter
milestone milepost marker marking mark symbol stone post side road show
milieu surroundings environment situation affairs environmental condition
military force personnel organization organisation forces nation
militia reserves military force civilians trained soldiers regular army
milk dairy product foodstuff food white nutritious liquid secreted mammals
milkwagon wagon waggon wheeled vehicle
mill factory manufactory plant works industrial building complex buildings facilities manufacturing
milldam dam dike dyke barrier
millenarianism millenarism millenniumism chiliasm theological doctrine philosophy philosophical system belief christian
millennium millenary time period fundamental quantity span years
milliammeter ammeter meter sensitive graduated
milliampere current electromagnetic emu thousandth ampere
millidegree temperature measurement unit equal thousandth degree
milligram metric weight mass thousandth
milliliter millilitre mil metric capacity volume unit equal thousandth liter
millimeter millimetre metric linear unit length equal thousandth meter
millinery shop store mercantile establishment
million meg large integer number represented followed zeros
millivoltmeter voltmeter meter sensitive measure voltage millivolts
millpond pond pool lake formed damming stream provide head
millwheel waterwheel water wheel drive machinery mill
milometer odometer hodometer mileometer meter
milquetoast sissy pantywaist pansy coward individual someone somebody timid considered childish
milwaukee largest city wisconsin
mimesis imitation doctrine philosophy philosophical system imitative representation nature human behavior
mimicry apery impersonation personation acting playing mimicking
min minute time quantity amount unit equal seconds hour
minaret tower structure construction slender
mincer kitchen utensil cuts chops
mind head brain psyche knowledge noesis responsible thoughts feelings conscious functions
mine excavation artefact earth ores minerals extracted
minelayer ship vessel watercraft equipped
miner mineworker laborer manual labourer jack works mine
mineral material stuff substance solid homogeneous inorganic substances occurring nature
mineralogy geology earth science branch studies minerals structure properties
minesweeper ship vessel watercraft equipped
mingle mix commix unify alter modify bring combine together else
mingling social action coming contact
mini miniskirt skirt garment short
miniature illumination painting picture graphic art drawing included book
minibar cellaret buffet counter sideboard
minibike motorbike motorcycle bike motor
minicab cab hack taxi taxicab
minicar car auto automobile machine
minicomputer digital computer computing machine
minimize minimise decrease lessen minify alter insignificant
minimum extremum peak limit limitation smallest possible quantity
mining excavation production industry manufacture extracting ores coal earth
miniskirt mini skirt garment short
minister curate parson pastor clergyman reverend man the cloth spiritual leader
ministration relief succor succour aid assist assistance help difficulty
ministry priesthood profession religious ministers collectively
minivan passenger van shaped
minneapolis largest city minnesota
minnesota midwestern
minor child kid youngster juvenile individual someone young either
minority grouping group differ racially politically larger
minster cathedral church building certain
minstrel jongleur troubadour singer vocalist vocalizer vocaliser folk songs
mint batch deal flock large indefinite quantity amount number extent
minuet ballroom dancing dance social stately court century
minute min time quantity amount unit equal seconds hour
minutia detail item point fact minor
miracle occurrence occurrent natural amazing wonderful
mire quagmire quag morass bog peat wetland soft area lying land
mirror reflector device polished surface forms images reflecting light
misanthrope misanthropist grouch grump crank churl dislikes general
misbehavior misbehaviour misdeed wrongdoing wrongful conduct misconduct actus reus improper wicked
miscalculation misreckoning misestimation mistake error fault nonaccomplishment calculating
miscegenation crossbreeding interbreeding reproduction procreation breeding facts life parents different races
mischief mischievousness deviltry misbehavior misbehaviour misdeed wrongdoing reckless malicious behavior causes
misconception idea thought cognitive mental incorrect conception
misconstruction misconstrual misinterpretation misunderstanding mistaking interpretation resulting putting wrong construction words
misdeed misbehavior misbehaviour wrongdoing wrongful conduct misconduct actus reus improper wicked
misdemeanor misdemeanour infraction violation crime criminal offense offence less serious felony
misery wretchedness miserableness adversity hardship hard knocks affliction misfortune
misfortune trouble occurrence occurrent natural unnecessary unforeseen resulting unfortunate event
misgiving scruple qualm anxiety emotion uneasiness fitness action
misinformation information info message subject
mismanagement misdirection management direction social control careless inefficient
misnomer name language linguistic incorrect unsuitable
misogynist misanthrope misanthropist grouch grump dislikes women particular
miss lose fail perceive catch senses mind
missile rocket projectile vehicle carrying warhead conventional nuclear explosives
mission nongovernmental organization ngo organisation missionaries foreign land sent carry
missionary teacher instructor educator pedagogue attempts convert others particular doctrine program
mississippi major north american river chief
missive letter text textual written message addressed organization
missouri midwestern central united states
mist fog aerosol thin condensation near ground
mistake error fault nonaccomplishment nonachievement deed human action wrong attributable judgment
mistaking misinterpretation misunderstanding interpretation explanation account putting wrong
mistress woman adult female adulterous
misunderstanding misinterpretation mistaking interpretation explanation account putting wrong
misuse abuse use usage utilization utilisation improper excessive
mite touch hint tinge small indefinite quantity amount slight appreciable
mitigation extenuation palliation decrease diminution reduction offense seem less serious
mitten glove handwear hand wear
mix blend flux conflate integrity together different elements
mixing mix commixture admixture combination combining compounding integrity together
mixture substance substances mixed together fixed proportions
moan groan utter emit let out loose indicate pain discomfort displeasure
mob rabble rout crowd gathering assemblage disorderly
mobcap cap headdress headgear high frilly full crown
mobility quality moving freely
mobilization mobilisation militarization militarisation social control action assembling putting readiness emergency
mobilize mobilise marshal summon gather garner collect pull together ready action
mocker scoffer flouter jeerer unpleasant disagreeable unwelcome persona non grata jeers
mockery jeer jeering scoff derision disrespect discourtesy showing your contempt
mode manner style way property done happens
model framework hypothesis possibility theory concept hypothetical description complex entity process
modem electronic equipment device connect
moderate centrist moderationist adult grownup individual someone takes position political center
moderation moderateness degree grade level property moderate avoiding extremes
modern individual someone somebody mortal contemporary
modernism genre art fine literature makes self conscious break
modernity modernness modernism contemporaneity currentness currency presentness current present
modernization modernisation improvement modern appearance behavior
modesty modestness decency propriety properness correctitude freedom vanity conceit
modification alteration adjustment action different
modifier qualifier word content qualifies meaning noun verb
modify less severe harsh extreme
modillion bracket wall support ornamental
modulation transition passage musical composition opus moving another
moire fabric cloth material textile silk wavy surface pattern
moistener dampener device instrumentation dampens
moisture wet wetness status caused water
mold model mould shape form work clay
moldboard mouldboard wedge inclined plane
molding casting creating from raw materials creation creative mold
molecule building block simplest structural unit element compound
moment minute second instant point time quantity amount particular
momentum impulse force forcefulness strength intensity impelling
mommy mama mamma mother female parent informal terms
monarch sovereign ruler swayer individual someone nation head hereditary right
monastery religious residence cloister community
monday mon weekday day the week second
money medium exchange monetary system standard criterion common
moneybag drawstring bag holding money
moneymaker capitalist individual someone somebody successful accumulating wealth
moneymaking acquisition acquiring getting money
monitor supervise observe watch keep tabs
monitoring observation observance watching look observing
monk monastic religious male living cloister devoting himself
monkey primate placental mammal eutherian long tailed primates
monochrome painting picture graphic art done range tones single color
monocle eyeglass lens lense system optical device correcting defective vision
monocycle unicycle wheeled vehicle single
monograph treatise writing written material detailed documented particular subject
monolith stone building material single
monologist performer performing artist entertainer performs alone
monologue soliloquy speech spoken language yourself
monomer compound chemical substance simple whose molecules join together
monoplane airplane aeroplane plane craft
monopolization monopolisation domination social control
monopoly market marketplace place there many buyers seller
monosyllable word language linguistic utterance syllable
monotone drone droning intonation modulation pitch contour prosody unchanging
monotony humdrum sameness unvariedness invariability invariableness invariance wearisome constancy routine lack
monsieur man adult male french courtesy title
monsoon wind air current weather seasonal southern asia
monster imaginary creature imagination imaginativeness human animal
monstrosity freak monster mutant mutation variation sport animal markedly unusual deformed
month time period fundamental quantity twelve divisions calendar year
montreal city southern quebec province saint lawrence
monument memorial structure construction artefact erected commemorate persons events
mood temper humor humour feeling characteristic
moon natural satellite earth
moonlight moonshine moon light visible radiation actinic
moped minibike motorbike motorcycle bike
moral lesson meaning significance signification import story event
morale psychological mental individual well based upon sense
moralist philosopher scholar scholarly bookman specializes morals moral problems
morality quality concern distinction good evil right wrong
morals ethics morality motivation motive need based ideas right wrong
mores convention normal pattern rule conventions embody fundamental values group
morgue mortuary building edifice structure construction
morning morn forenoon time period fundamental quantity dawn noon
morocco maroc marruecos kingdom
morphology biology biological science life bioscience branch deals structure animals plants
morphophonemics descriptive linguistics study phonological realization allomorphs morphemes language
morrow day hours hour period interval next
morse code coding system telegraph letters numbers represented strings
morsel small indefinite quantity amount anything
mortal individual someone living animate human
mortality impermanence impermanency duration length mortal
mortar howitzer gun cannon muzzle loading high angle short barrel
mortgage security interest stake conditional conveyance property repayment loan
mortician undertaker skilled worker trained workman whose business management funerals
mortification chagrin humiliation embarrassment shame strong feelings
mortuary morgue building edifice structure
mosaic art fine creation design pieces colored stone glass
moscow city central european russia
moses hebrew prophet israelites egypt across journey
mosque place worship house prayer
mosquito dipterous insect insects dipteran dipteron winged whose female long proboscis
moss bryophyte nonvascular plant tiny leafy stemmed flowerless plants
motel motor hotel inn lodge tourist court
moth lepidopterous insect lepidopteron lepidopteran typically crepuscular nocturnal stout body
mother parent genitor woman given birth child
motherland fatherland homeland country land administrative district division were born
motif motive design pattern figure decoration consists recurring shapes colors
motion gesture visual movements
motivate actuate propel cause make give incentive action
motivation motive need abstract psychological feature arouses organism action toward
motive motivation need abstract psychological feature arouses organism action toward
motor machine device converts forms energy mechanical
motorbike minibike motorcycle bike motor
motorboat powerboat boat vessel watercraft
motorcar car auto automobile motor vehicle automotive four wheels
motorcycle bike motor vehicle automotive
motorcycling cycling sport athletics riding
motortruck truck motor vehicle automotive
motto slogan catchword shibboleth saying expression locution speech favorite sect political
mouldboard moldboard wedge inclined plane
mound hill baseball equipment sports slight elevation pitcher stands
mount attach connect link tie support
mountain mount natural elevation geological formation land mass projects well above
mountaineer climber athlete jock climbs
mountainside versant slope incline side geological formation mountain
mourn grieve sorrow suffer feel sadness
mourner griever sorrower lamenter unfortunate individual someone feeling grief
mouse rodent gnawer placental mammal numerous rodents typically resembling diminutive rats
mousetrap trap device catching mice
mouth rima orifice opening porta food taken vocalizations emerge
mouthful containerful indefinite quantity held mouth
mouthpiece aperture opening goes mouth
move travel locomote change location
movement motion motility action change position does entail location
mover workman workingman working man employed moving company
movie film picture pic show social entertainment enacts story sound sequence
moviegoer spectator witness viewer watcher goes movies
mow hayloft haymow loft attic
mower garden tool lawn mowing
mph rate magnitude quantitative ratio distance traveled
much large indefinite quantity amount great extent
mucosa membrane tissue layer animal mucus secreting lining body cavities
mucus secretion liquid body substance bodily fluid protective mucous membranes
mud clay soil dirt earth ground water soaked
muddle clutter jumble fuddle disorderliness disorder status confused multitude
mudguard fender wing barrier curved piece above wheel bicycle motorcycle
mudhif hovel hut hutch shack
muff handwear hand wear clothing article warm tubular covering hands
muffle kiln furnace inner chamber
muffler silencer acoustic device tubular inserted exhaust system
mukataa headquarters central office main
mulch protective covering cover protection rotting vegetable matter spread
mule equine equid ungulate perissodactyl hybrid offspring male donkey female horse
multiplexer electronic device interleave activities
multiplication generation propagation reproduction procreation breeding facts life producing offspring multiplying
multiplicity magnitude property multiple
multiply calculate cipher cypher compute combine multiplication
multiprocessing data processing simultaneous units
multiprocessor digital computer computing machine
multitude battalion plurality pack large indefinite quantity amount number
mumble mutter maunder mussitate talk speak utter mouth indistinctly
munich muenchen capital largest city bavaria southwestern germany
munition weaponry arms instrumentation artefact weapons considered collectively
murder slaying execution homicide killing kill putting death unlawful premeditated human
murderer liquidator manslayer criminal felon crook outlaw commits homicide
murmur talk speak utter mouth softly indistinctly
murmuring mutter muttering murmur sound occurrence occurrent natural continuous indistinct
muscadel muscat muscatel muscadelle fortified
muscadelle muscat muscatel muscadel fortified
muscatel muscat muscadel muscadelle fortified
muscle musculus contractile organ contractor organs body
musclebuilding bodybuilding exercise exercising physical
muscleman muscle bully tough hooligan ruffian employed thug bodyguard
musculature system body muscular organism
muse meditate ponder excogitate think cogitate cerebrate reflect deeply subject
musette bagpipe pipe formerly popular
museum depository deposit depositary repository collecting displaying objects scientific historical
music auditory artistic communication incorporating instrumental vocal
musical play show film whose action dialogue interspersed
musician instrumentalist player performer performing artist entertainer plays musical instrument
musicianship art artistry prowess superior skill performing music
musing contemplation reflection reflexion consideration thinking thought process calm lengthy intent
musjid masjid place worship house
musket muzzle loader firearm loading shoulder long barrel
musketry army military force musketeers muskets collectively
musnud throne chair seat cushion
mustache moustache facial hair unshaved growth upper
muster rally summon gather garner collect pull together bring
mutant mutation variation sport living animate organism characteristics resulting chromosomal alteration
mutilation injury accidental accident causes disfigurement deprives limb important
mutineer insurgent insurrectionist freedom fighter rebel openly rebellious refuses obey authorities
mutiny rebellion insurrection revolt rising open against constituted authority
mutter mumble maunder mussitate talk speak utter mouth indistinctly
muttering mutter murmur murmuring sound occurrence occurrent natural continuous indistinct
mutton mouton meat food solid mature domestic sheep
mutuality mutualness reciprocality reciprocity sentiments
muumuu dress frock clothing woman
muzzle opening artefact open circular discharging
myelofibrosis fibrosis pathology bone marrow
myocardium cardiac muscle heart muscular tissue middle layer wall
myofibril myofibrilla sarcostyle fibril filament strand fiber many contractile filaments striated
myofibrilla myofibril sarcostyle fibril filament strand fiber many contractile filaments striated
myriad large indefinite quantity amount number
myrtle periwinkle subshrub suffrutex widely cultivated groundcover dark green shiny
mystery enigma secret perplexity confusion mental confusedness baffles understanding cannot explained
mystique air aura atmosphere quality heightened value interest meaning surrounding
myth story fiction traditional accepted history
mythology collection aggregation accumulation assemblage myths collectively
nacelle enclosure area streamlined aircraft
nadir adversity hardship hard knocks misfortune extreme
nail attach connect link tie somewhere means nails
nailfile file hand tool flat
nakedness nudity nudeness status clothing covering
name language linguistic portion component unit known
namesake individual someone somebody mortal same name another
nammad numdah rug carpet carpeting
napoleon bonaparte french general became emperor
nappy diaper napkin garment clothing
naprapath therapist healer expert practices naprapathy
narrative narration story tale message subject substance tells particulars occurrence course
narrow contract restricted
narrowboat boat vessel watercraft long
narrowing shape form configuration contour instance becoming narrow
narrowness width breadth dimension property narrow
narthex portico porch west early
nashville capital tennessee
nassau capital bahamas
natation floating swimming swim water
nation country land political social politically organized body single government
national subject individual someone somebody mortal owes allegiance nation
nationalism patriotism loyalty trueness fidelity faithfulness love country willingness sacrifice
nationality people grouping common origins traditions comprising nation
native indigen indigene aborigine individual someone somebody mortal indigenous born particular
naturalism philosophical doctrine theory philosophy world understood scientific terms recourse
naturalness quality natural based principles
nature quality essential qualities characteristics recognized
naturopath therapist healer expert practices naturopathy
naught nothing nil nix relative quantity amount importance
nausea sickness symptom evidence grounds precedes vomiting
nautilus submarine pigboat sub propelled
nave area structure construction central
navel umbilicus bellybutton omphalos point scar umbilical cord attached
navigation pilotage piloting steering guidance direction control ships airplanes place
navigator officer mariner seaman ship charge navigation
navy military service armed force organization vessels belonging country available
nay negative denial
nazi fascist adult grownup german member adolf hitler political party
nazism naziism fascism political orientation ideology theory socialism featuring racism expansionism
near approach come travel move towards
nearness closeness distance spacing spatial arrangement property resulting relatively
nebraska midwestern great plains
nebuliser atomizer atomiser spray dispenser
nebulizer atomizer atomiser spray dispenser
necessitate ask postulate need require useful just proper
necessity need demand status condition essential indispensable
neck cervix external body organism
neckcloth stock cravat neckwear ornamental
neckerchief kerchief scarf worn around
necklace jewelry jewellery adornment cord chain
neckpiece clothing article vesture wear
necktie tie neckwear garment long narrow piece material worn
neckwear garment clothing article vesture
necropsy autopsy postmortem examination scrutiny investigation investigating dissection dead body determine
necrosis mortification gangrene sphacelus death organic phenomenon localized living cells
nectar secretion liquid body substance bodily fluid sweet attractive pollinators
nectary plant organ structure gland
need necessitate ask postulate require useful just proper
needle simple leaf leafage foliage conifer
negative denial speech reply
neglect pretermit omit drop leave undone
neglige negligee peignoir wrapper clothing
negligee neglige peignoir wrapper clothing
negligence carelessness neglect nonperformance nonaccomplishment nonachievement deed human action failure prudence
negotiate negociate hash out discuss talk over terms arrangement
negotiation dialogue talks discussion word speech intended produce agreement
negro black negroid individual someone somebody mortal african ancestry
negus mulled wine vino water
neighbor neighbour individual someone somebody mortal lives
neighborhood vicinity locality neighbourhood section area country surrounding nearby region
neighborliness neighbourliness friendliness disposition temperament friendly helpful neighbors
neighbourhood vicinity locality neighborhood section area country surrounding nearby region
nemesis goddess divine retribution vengeance
neocortex neopallium cerebral cortex mantle pallium cortical neencephalon
neolith tool implement stone neolithic
neoromanticism artistic movement art social based revival romanticism literature
nephew kinsman relative your brother sister
nephoscope measuring instrument system device
nerve nervus fiber bundle fibre fascicle fasciculus fibers running organs tissues
nerves nervousness psychological mental uneasy
nervousness jitteriness jumpiness restiveness anxiety emotion anxious feeling jitters
nest structure animals eggs give birth young
nestle cuddle snuggle nest cling hold close tight clutch move arrange
nestling young bird offspring fledged
net internet cyberspace computer network electronic worldwide networks
netball court game athletic team
netkeeper goalkeeper goalie goaltender soccer
netminder goalkeeper goalie goaltender soccer
network web system scheme grouping interconnected
neurosis neuroticism psychoneurosis mental disorder disturbance psychological personality attributable known neurological
neurotic psychoneurotic sick diseased sufferer unfortunate suffering neurosis
neuter gender grammatical category syntactic refers chiefly
neutralism foreign policy neutrality nonalignment international affairs
neutralist advocate advocator proponent exponent neutrality international affairs
neutrality nonparticipation action dispute
neutralization neutralisation nullification override action intended keep country politically neutral
neutrophil neutrophile leukocyte leucocyte white blood cell chief phagocytic
newcastle port city northeastern england river tyne
newcomer fledgling fledgeling starter novice beginner tyro tiro participant activity
newel post upright vertical bottom
newfoundland dog domestic canis familiaris canine breed heavy dogs thick coarse
newmarket coat overgarment outer garment
newport port city southeastern wales
news intelligence tidings word information info message subject recent important events
newsboy carrier deliveryman delivery boy deliverer employee delivers newspapers
newsbreak newsflash flash bulletin report
newscast news information info broadcast
newsflash flash newsbreak bulletin report
newsletter newssheet report news story account open letter giving informal confidential
newsman reporter newsperson communicator individual someone somebody investigates reports edits news
newspaper paper press public print media daily weekly publication folded sheets
newspaperman correspondent newspaperwoman newswriter journalist writer author employed provide news stories
newssheet newsletter report news story
newsstand stall stand sales booth
newton english mathematician physicist
niblick iron golf club golfclub
nicad storage battery accumulator voltaic
nicety justness rightness conformity conformance agreement correspondence esthetic standard correctness propriety
niche place station social status position particularly well suited occupies
nickel metallic element metal chemical hard malleable ductile silvery
nickelodeon jukebox record player phonograph
nickname moniker cognomen sobriquet appellation denomination designation appellative familiar name
nicotine plant toxin phytotoxin alkaloid poison occurs tobacco
niece kinswoman relative daughter your brother sister
night nighttime dark time period fundamental quantity after sunset before sunrise
nightclothes nightwear sleepwear clothing article
nightclub cabaret club nightspot spot place business establishment open late night
nightdress nightgown gown nightie lingerie intimate apparel underwear underclothes loose dress
nightfall twilight dusk gloaming hour time day clock immediately following sunset
nightgown gown nightie lingerie intimate
nightie nightgown gown lingerie intimate
nightingale thrush oscine bird european songbird noted melodious nocturnal song
nightmare incubus situation difficulty resembling terrifying dream
nightshirt nightwear sleepwear nightclothes clothing worn
nightspot cabaret nightclub club spot
nighttime night dark time period fundamental quantity after sunset before sunrise
nightwear sleepwear nightclothes clothing article
nihilism doctrine philosophy philosophical system school thought revolutionary advocates destruction social
nine niner digit figure integer number cardinal eight
ninepin skittle bowling pin equipment
nineteen xix large integer number cardinal eighteen
nineties decade decennary decennium time period
ninth rank status position nine countable series
niqab face veil head covering
nirvana enlightenment blessedness beatitude beatification happiness transcends cycle reincarnation
nitrate compound chemical substance containing group
nitrogen chemical element substance common nonmetallic normally colorless odorless
nobility aristocracy elite upper class crust privileged holding hereditary titles
nobody cipher cypher nonentity commoner common man individual influence
nod gesticulate gesture motion communicate express signify nodding
nodule node solid body substance
nog peg pin fastener fastening
nogging brickwork masonry rough brick
noise sound occurrence occurrent natural
noisemaker device instrumentation
nomia arthropod genus
nomination appointment assignment designation naming officially candidate
noncom military officer serviceman man appointed enlisted personnel
nonconformist chapelgoer protestant christian england member church
nondriver pedestrian walker footer traveler driver
nonequivalence inequality difference interchangeable
nonfiction prose writing style literary genre fictional
noninterference nonintervention foreign policy staying countries disputes
nonoccurrence absence lack deficiency want virtue occurring
nonsense bunk nonsensicality meaninglessness message subject substance seems convey meaning
noon midday noonday noontide hour time day clock middle
noose snare gin trap device
noradrenaline norepinephrine catecholamine hormone endocrine internal secretion precursor epinephrine secreted adrenal
norethandrolone norethindrone norlutin progestin progestogen steroid hormone synthetic progestational
noria waterwheel water wheel buckets
norm standard criterion touchstone system measurement model pattern regarded typical
north region united states lying mason dixon
northeast northeastward compass point direction midway north east
northerner inhabitant habitant dweller denizen north
northland region lying toward north
northwest northwestern region united states
norway norge noreg constitutional monarchy northern europe western side
nose chemoreceptor sense organ sensory receptor smell entrance respiratory tract
nosebag feedbag bag container canvas
nosewheel wheel machine simple located
nostalgia longing yearning hungriness desire past
notable luminary notability celebrity famous important influential inspiration others
notation writing written language black and white technical system symbols represent
notch incise cut
note observe mention remark say tell express verbalize
notebook book volume product production blank pages recording notes memoranda
notecase wallet billfold pocketbook case
nothing nil nix nada relative quantity amount importance
notice detect observe find spy sight perceive comprehend discover determine existence
notification presentment due process law action accusation crime grand jury initiative
notify advise apprise apprize inform communicate intercommunicate
notion impression feeling belief idea thought cognitive mental vague confidence placed
noun word content refer place action
nourish nurture sustain provide supply ply cater nourishment
nourishment nutriment nutrition sustenance food nutrient substance source materials nourish body
nov november gregorian calendar month following october preceding december
novel fiction literary composition work extended fictional prose
novelist writer author communicator writes novels
novelty freshness originality quality virtue refreshingly novel
november nov gregorian calendar month following october preceding december
novitiate noviciate time period fundamental quantity during novice
now present nowadays time momentary
nowhere obscurity standing insignificant place
nozzle nose spout opening projecting fluid discharged
nuance nicety shade subtlety meaning significance signification import subtle difference opinion
nubbin nub stub
nucleolus nucleole organelle cell organ round body protein nucleus
nucleus karyon organelle cell organ containing responsible growth reproduction
nude painting picture graphic art naked human figure
nuisance annoyance bother botheration pain broad legal concept including anything disturbs
number figure amount magnitude property possessed total indefinite quantity units
numbering enumeration list listing database numbered
numbness symptom evidence grounds partial total lack sensation body
numdah nammad rug carpet carpeting
nun religious woman
nunnery convent religious residence cloister
nurse health professional primary care provider pcp skilled caring young children
nursery room bedroom sleeping accommodation child baby
nursing care attention aid tending work caring sick injured infirm
nut seed fruit hard shelled
nuthouse bedlam madhouse sanatorium mental hospital psychiatric institution pejorative terms insane
nutrient food substance metabolized animal give energy build
nylons rayons stocking hosiery hose
nymph deity divinity minor nature goddess depicted beautiful maiden
nymphomaniac nympho pervert deviant deviate degenerate woman abnormal sexual desires
oak wood plant material substance hard durable
oarlock peg pin thole holder
oast kiln furnace drying hops
oat cereal grass annual europe north africa
oath curse expletive swearing profanity utterance vocalization profane obscene expression surprise
oatmeal burgoo porridge dish rolled oats
obedience obeisance submission compliance action obeying
obelisk column pillar structure construction stone rectangular cross section tapering
obey adjust conform adapt get used obedient
object physical tangible visible entity
objectification realization realisation actualization actualisation representing abstraction physical
objection expostulation remonstrance remonstration communicating deed human action expressing earnest opposition
objective aim target goal end cognitive mental intended attained
objectivity objectiveness judgment judgement sound based observable phenomena uninfluenced emotions
obligation duty responsibility social control action force binds courses demanded
oblige compel obligate induce stimulate cause have force somebody
obliteration annihilation destruction devastation termination ending annihilating
oblivion limbo obscurity standing disregarded forgotten
oboe hautboy hautbois instrument double
obscenity lewdness bawdiness salaciousness indecency impropriety improperness trait behaving obscene manner
obscure befog becloud obnubilate hide conceal less visible unclear
obscurity obscureness abstruseness reconditeness incomprehensibility quality unclear abstruse hard understand
observance observation watching look looking sensing observing
observation measurement measuring mensuration recording
observatory building edifice structure construction
observe detect find discover spy sight perceive comprehend determine existence presence
observer perceiver percipient beholder individual someone somebody mortal becomes aware
obsidian volcanic glass rock acid granitic formed rapid cooling
obstacle obstruction hindrance hinderance deterrent impediment immaterial stands must circumvented surmounted
obstruction obstructor obstructer impediment structure construction artefact makes progress difficult
obtain get acquire come possession
obtrusiveness conspicuousness visibility visibleness unwelcome
obturator prosthesis prosthetic device corrective
obverse option alternative choice decision making conspicuous alternatives cases sides
ocarina wind instrument musical shaped
occasion juncture occurrence occurrent natural event occurs critical
occasions business aim objective target
occidental inhabitant habitant dweller denizen native occident
occlusion attack affliction closure blockage
occupancy tenancy residency residence abidance deed tenant occupant
occupant resident occupier inhabitant habitant dweller denizen lives particular place prolonged
occupation business job line deed human action principal activity your life
occupy busy work keep
occur happen hap pass come
occurrence occurrent event happens
ocean body water constituting principal hydrosphere
ocelot wildcat cat true nocturnal central america south
ocher ochre orange yellow saffron yellowness moderate color
oct october gregorian calendar month following september preceding november
octahedron polyhedron solid eight plane faces
octant measuring instrument system device
octave religious festival church feast seven days following
october oct gregorian calendar month following september preceding november
ocular eyepiece lens lense system
odds likelihood likeliness probability occurring rather
odessa odesa port city south central ukraine black
odometer hodometer mileometer milometer meter
odor smell aroma odour property detected olfactory system
odyssey journey journeying travel traveling long wandering eventful
oenomel beverage drink drinkable potable
oesophagoscope esophagoscope optical instrument examining
offence offense offensive operation military action attacking enemy
offender wrongdoer bad individual someone somebody transgresses moral civil
offense discourtesy offence behavior behaviour conduct doings lack politeness
offensive offense offence operation military action attacking enemy
offer supply provide render furnish available accessible
offering offer message subject substance offered
office place business establishment professional clerical duties performed
officer serviceman military man personnel armed services holds position authority command
official functionary skilled worker trained workman holds invested office
officiate perform official capacity ceremony religious ritual wedding
offset countervail balance equilibrate equilibrize equilibrise compensate counterbalance
offspring progeny issue relative individual someone somebody immediate descendants
offstage wing backstage stage platform area sight audience
ogress ogre giant female
ohio midwestern north central united states great
ohmmeter meter measuring instrument system
oil lipid lipide lipoid macromolecule slippery viscous liquid liquefiable substance miscible
oilcan can tin container long
oilcloth fabric cloth material textile treated side drying synthetic resin
oilfield field geographical area geographic region rich petroleum deposits
oilskin slicker macintosh mackintosh mac
oilstone whetstone stone
oilstove heater warmer device burns
oklahoma south central united states
oldster adult grownup individual someone elderly
oleander poisonous plant flora life ornamental flowering shrub narrow evergreen
ology discipline subject area field informal word
olympics olympiad athletic contest competition athletics modern revival ancient games held
omen portent presage prognostic augury sign foretoken preindication happen
omission skip mistake error fault nonaccomplishment resulting neglect
omit exclude except extinguish eliminate get rid away with prevent included
onager catapult arbalest arbalist engine
one ace digit figure integer number smallest whole numeral representing
oneness unity identity identicalness indistinguishability sameness united
onlooker spectator witness viewer watcher looks
onrush attack onslaught onset operation military offensive against enemy using weapons
onset oncoming start beginning early stages
onslaught trouble occurrence occurrent natural sudden severe onset
open clear area country region unobstructed space expanse land water
opener start beginning first event series
opening gap space amorphous shape open empty
openwork work product production ornamental
opera classical music serious genre drama
operagoer patron frequenter customer client opera
operate run direct manage deal care control
operation action activeness effect operative
operations transaction dealing dealings action financial transactions brokerage
operator function mathematical map symbol representing operation
operetta comic opera bouffe comique short amusing
ophthalmoscope medical instrument examining retina
opinion sentiment persuasion view belief cognitive mental personal judgment founded proof
opium narcotic drug addictive extracted seed capsules poppy
opponent opposition opposite contestant individual someone somebody matched against
opportunism expedience selfishness stinginess taking advantage opportunities regard consequences others
opportunity chance possibility possibleness beingness existence favorable combination circumstances
oppose argue contend debate fence against
opposite antonym word language linguistic expresses meaning opposed another
opposition resistance action deed human opposing disapprove disagree
oppression subjugation persecution maltreatment subjugating cruelty
optimism hope feeling optimistic going turn well
optimum good goodness quality favorable conditions greatest degree amount possible
opus composition music auditory musical work created
orange citrus fruit citrous edible round yellow trees
orangeade fruit drink ade beverage
orangery plantation estate land landed
oration oratory address speech instance
orator speechmaker rhetorician speechifier speaker talker utterer verbalizer delivers speech oration
oratorio cantata classical music serious genre musical composition voices orchestra based
orb eyeball capsule structure anatomical complex body ball shaped containing vertebrate
orbit path route itinerary line
orchard grove woodlet plantation garden plot land ground cultivated wood undergrowth
orchestra musical organization organisation group instrumentalists including string
orchestration musical arrangement composition opus piece music performance orchestra band
orchid flower angiosperm flowering plant numerous plants family flowers unusual shapes
ordeal experience occurrence occurrent natural severe trying
order command bid bidding dictation given superior military enforcement officer
ordering order ordination arrangement grouping logical comprehensible separate elements
orderliness methodicalness regularity quality appreciating method system
orderly attendant attender tender assistant soldier serves superior officer
ordinance regulation rule prescript direction instruction authoritative
ordinary judge justice jurist official probate court
ordinate cartesian coordinate value vertical axis
ore mineral material stuff contains metal valuable enough mined
oregon northwestern united states pacific
organ body fully differentiated structural functional unit animal
organification organic process biological physical organ formation
organism living animate
organization organisation grouping group work together
organize form organise make create
organizer organiser arranger thinker intellectual intellect brings order organization enterprise
orgy binge splurge indulgence indulging pampering humoring immoderate
oriel bay window bow projecting
orient point lie oriented
orientation placement locating position positioning orienting
orifice opening porta passage passageway structure anatomical aperture hole opens bodily
origin beginning root rootage point place begins springs
original master creation artefact
originality ability power knowledge noesis think independently
originate arise rise develop become come existence
orinoco south american river miles long
ornament decoration ornamentation artefact beautify
ornithopter orthopter craft aircraft heavier
orphan child kid youngster minor lost parents
orthicon tube television pickup vacuum obsolete picture camera
orthodoxy unoriginality quality orthodox
orthography writing written language black and white method representing sounds printed
orthophosphate phosphate salt compound chemical phosphoric acid
orthopter ornithopter craft aircraft heavier
orthoscope ophthalmoscope medical instrument layer
oscillation natural process action oscillating states
oscillator generator electronic device produces sonic oscillations alternating current
oscilloscope scope cro electronic equipment
ossification organic process biological physical developmental bone formation
ossuary receptacle container burial human
ostensorium monstrance vessel container gold
osteoporosis pathology ill health unhealthiness problem abnormal loss bony tissue resulting
otoscope auriscope auroscope medical instrument
oubliette dungeon cell jail prison
ounce weight unit apothecary equal grains twelfth
outboard motorboat powerboat boat motor
outbreak eruption irruption occurrence occurrent natural sudden violent spontaneous
outbuilding building edifice structure construction
outburst effusion gush blowup expression manifestation reflection reflexion unrestrained emotion
outcast castaway pariah ishmael unfortunate individual someone rejected
outcome result resultant termination ending conclusion finish occurrence results
outcry cry call yell utterance vocalization auditory loud
outerwear overclothes clothing article vesture
outfield tract land ground parcel area baseball playing field beyond lines
outfielder fielder ballplayer baseball player plays outfield
outfit social organization organisation cohesive unit military company
outflow escape leak leakage discharge outpouring run flow fluid container
outhouse privy jakes outbuilding building
outing excursion jaunt junket journey journeying travel traveling taken pleasure
outlaw criminal felon crook principal wrongdoer offender committed crime legally convicted
outlay spending disbursement disbursal payment defrayal defrayment commerce disbursing money
outlet place business establishment retailing goods
outline sketch adumbrate describe depict draw set forth roughly briefly give
outlook mentality mindset attitude mental knowledge noesis habitual characteristic determines will
outpost outstation post station position place remote sparsely populated location
output product production creation final
outrage indignation anger choler ire emotion feeling righteous
outreach reach reaching stretch motion
outrigger stabilizer stabiliser device canoe
outset beginning commencement first point time quantity amount supposed begin
outside exterior region
outsider foreigner stranger alien unknown intruder excluded member group
outskirt fringe city district territory territorial dominion removed center
outskirts section area country outlying areas
outweigh surpass outstrip outmatch outgo heavier
outwork defensive structure defense defence
ouzo liquor spirits booze hard
oval ellipse conic section plane figure closed curve resulting intersection circular
oven kitchen appliance home household baking roasting
ovenware crockery dishware tableware heat
overachievement performance accomplishment achievement better expected
overachiever student pupil educatee enrollee attains higher standards indicated
overall work clothes clothing denim trousers shoulder straps
overcast cloudiness bad weather inclemency inclementness covered clouds
overclothes outerwear clothing article vesture
overcoat greatcoat topcoat coat overgarment outer garment heavy worn clothes winter
overcome defeat victory
overcrossing footbridge bridge span structure
overeating gluttony gula mortal sin deadly sinning eating excess
overestimation overestimate overvaluation overappraisal appraisal estimate estimation commercial document high
overflow flood outpouring flow stream motion movement
overgarment garment clothing article vesture
overhang projection structure construction extends beyond hangs else
overhead expense disbursal disbursement cost maintaining property
overhear catch hear perceive comprehend knowledge speakers
overlap coincide cooccur coexist partially wholly
overload load loading burden weight electrical exceeds available power
overlook miss lose look past fail notice
overmantel shelf support mantelpiece
overnighter guest customer client stays overnight
overpass flyover bridge span structure
overpayment payment cost larger needed expected
overprotection momism overshielding protection excessive
override device instrumentation manually operated
overshoe footwear footgear covering protects your shoes water snow
overskirt skirt garment outer worn
overtake catch possibly
overthrow subvert overturn depose force out oust throw downfall
overtime work time period done addition regular working hours
overtone meaning significance signification import ulterior implicit
overture music auditory orchestral played beginning opera oratorio
owe obliged repay
owl hooter bird prey raptor raptorial nocturnal hawk like beak
own have possess ownership possession
owner proprietor businessman man affairs businessperson bourgeois owns legal possessor business
ownership abstract relation owner possessed
oxcart cart wagon waggon drawn
oxen cattle cows kine bovine bovid domesticated animals group regardless
oxford city southern england northwest london
oxidation oxidization oxidisation chemical reaction process oxidizing
oximeter measuring instrument system device
oxygen chemical element substance nonmetallic bivalent normally colorless odorless
oxytetracycline hydroxytetracycline terramycin antibiotic drug antibacterial yellow crystalline
oyabun supervisor superior superordinate japanese
oyster bivalve pelecypod lamellibranch mollusk marine mollusks rough irregular shell
ozone gas fluid colorless
pace gait rate magnitude quantitative moving
pachinko pinball game japanese played vertical board
pacific largest ocean world
pacification mollification appeasement calming social control appeasing causing favorably inclined
pacing tempo musical time speed composition played
pack encase incase case enclose arrange container
package bundle packet parcel collection aggregation accumulation assemblage wrapped boxed together
packaging commercial enterprise business commerce packing
packet package bundle parcel collection aggregation accumulation assemblage wrapped boxed together
packing wadding material stuff substance protect
packinghouse building edifice structure construction foodstuffs processed packed
packsack backpack knapsack rucksack bag
packsaddle saddle seat pack animals
pact treaty accord written agreement understanding states sovereigns
pad tablet paper material stuff number sheets fastened together along
paddlewheel wheel machine simple fitted
paddock pen enclosure racehorses saddled
padlock lock fastener fastening holdfast detachable
paean encomium eulogy panegyric praise congratulations kudos extolment formal expression
pagan heathen gentile infidel nonreligious individual someone somebody does acknowledge your
paganism heathenism religion faith religious belief religions christianity judaism islamism
page leaf folio sheet paper side
pageant pageantry representation elaborate scenes history
pager beeper electronic device generates
paging utterance vocalization auditory calling name
pagoda temple place worship house
pail bucket vessel container roughly cylindrical open
pain hurting symptom evidence grounds physical hurt disorder
pains striving nisus strain attempt effort endeavor endeavour effortful attain goal
paint create painting
paintball capsule container filled water
paintbox box container containing collection
paintbrush brush implement applicator
painter artist creative creator paints
painting picture graphic art fine artistic composition applying paints surface
pair brace set collection aggregation accumulation similar considered unit
pajama pyjama trousers pair pant
pakistan muslim republic occupies heartland ancient south
palace castle mansion house manse hall stately
pale picket strip lumber timber wooden forming fence
paleocortex archipallium cerebral cortex mantle pallium olfactory cerebrum
paleolith tool implement stone paleolithic
palermo capital sicily
palestine former british mandate east coast mediterranean
palette pallet scope range reach orbit colour characteristic particular artist painting
paling fence fencing barrier upright
palisade fortification munition defensive structure
pallone court game athletic italian
pallor lividness lividity luridness complexion skin color colour unnatural lack
palm thenar area region body inner surface hand wrist base fingers
pamphlet booklet brochure folder book publication paper cover
pan cooking utensil cookware kitchen wide metal vessel
panama republic isthmus
pander pimp procurer panderer wrongdoer offender bad procures customers whores
pandiculation stretch stretching exercise exercising
pane plate glass sheet flat solid shapes windows doors
panel sheet flat solid artefact forms distinct
paneling panelling pane panel sheet flat solid section panels wall door
pang stab twinge feeling sudden sharp
panga machete matchet knife weapon
panic terror affright fear fearfulness fright emotion overwhelming feeling anxiety
pannier bag container either pair
pannikin pan container
panopticon area structure construction everything
panpipe syrinx pipe wind instrument
pansy viola herb herbaceous plant flowered garden derived chiefly wild
pant puff gasp heave blow exhale expire breathe out noisily exhausted
pantechnicon moving van
pantheon collection aggregation accumulation assemblage gods religion
panther jaguar big cat feline felid spotted tropical america similar leopard
pantie panty scanty underpants undergarment
pantile tile roofing material shape
panting heaving breathing external respiration ventilation heavily
pantograph mechanical device mechanism copy
pantomime mime acting playing playacting performing performance using gestures body movements
pantry larder buttery storeroom storage room stowage storing foods wines
pants bloomers drawers knickers underpants
pantsuit slack suit clothes pair
panty pantie scanty underpants undergarment
pantyhose tights leotards hosiery hose
panzer tank army armored combat
pap pablum drivel garbage message subject worthless oversimplified ideas
papa dad dada daddy father male parent begetter informal term
paper material stuff substance cellulose pulp derived mainly wood
paperback softback book volume product production paper covers
paperclip clip fastener fastening holdfast
paperknife knife edge tool dull
papers document writing written material provides information
paperwork work involves handling papers forms letters
par score number standard strokes hole golf course
parable fable allegory apologue story fiction short moral
parachute chute rescue equipment device fills retards your
parade procession action ceremonial including marching
paradigm inflection inflexion grammatical systematic arrangement inflected forms word
paradise eden nirvana heaven region place complete bliss delight peace
paradox contradiction terms falsehood falsity statement contradicts itself
paragon idol perfection ideal idea thought instance
paragraph writing written material distinct subdivisions text intended separate ideas
parakeet parrakeet parroket paraquet parrot bird numerous slender long tailed parrots
parallel analogue analog similarity sameness property analogous else
parallelism correspondence similarity sameness virtue corresponding
paramagnet magnet device substance whose magnetization proportional strength
parameter constant quantity invariable equation curve varied yield family
parang knife edge tool stout
paranoiac paranoid psychotic psycho sick afflicted paranoia
parapet wall partition divider along
paraphernalia gear appurtenance equipment instrumentation miscellaneous articles needed particular operation
paraphrase paraphrasis rewording recasting rephrasing rewriting purpose clarification
parasite living animate animal plant lives host
parcel package container instrumentation wrapped
parchment paper material stuff superior resembling sheepskin
pardner collaborator cooperator partner associate peer equal match activity endeavor sphere
pardon excuse forgive concede yield grant accept
parenchyma animal tissue constitutes essential organ contrasted
parent genitor progenitor primogenitor father mother
parenthesis punctuation mark either marks
parenthood parentage adulthood maturity matureness parent
parget pargeting pargetting plaster mixture
pargeting parget pargetting plaster mixture
pargetting parget pargeting plaster mixture
parimutuel bet wager gambling gaming betting winners share total amount wagered
paris capital largest city france
parish community gathering assemblage local church
parishioner churchgoer church member religious parish
parisology ambiguity saying expression locution ambiguous words
park parkland tract land ground parcel area preserved natural public property
parka windbreaker windcheater anorak jacket
parking room way elbow position space vehicles parked
parlance idiom formulation expression expressive style manner speaking natural native speakers
parliament legislature legislative assembly body general certain countries
parlor parlour reception room club visitors received
parlour parlor reception room club
parody lampoon spoof sendup caricature imitation impersonation wit composition imitates misrepresents
paroxysm fit convulsion attack affliction sudden uncontrollable
parquet floor flooring horizontal surface
parrot bird vertebrate craniate brightly colored zygodactyl tropical birds short
parser program programme computer divides
parson curate minister pastor clergyman reverend man the cloth spiritual leader
parsonage vicarage rectory residence house official provided church parson vicar
part portion component constituent abstract determined relation includes
parthenon main temple goddess athena
participant player associate peer equal match takes activity
participate share
participation engagement involvement involution action deed human sharing activities group
particle atom molecule corpuscle material stuff substance tiny piece anything
particular specific fact information
parting farewell leave departure going away leaving departing politely
partition divider structure construction artefact vertical divides separates
partner spouse mate relative individual someone somebody marriage
partnership business concern organization members venture created contract
parts environment environs surroundings surround local
party organization organisation gain political power
parvis court courtyard area portico
pass travel locomote across
passage transition passing place next
passageway passage way rooms buildings
passenger rider traveler traveller individual someone riding vehicle
passerby passer pedestrian walker footer traveler passes casually chance
passing pass football play involves player throwing ball teammate
passion passionateness feeling strong emotion
passivity passiveness inactiveness inactivity inertia trait remaining inactive
passkey master key device secures
password watchword word parole positive
past yesteryear time elapsed
paste composition mixture soft malleable consistency
pastel chromatic color colour spectral pale light colors
pastime interest pursuit diversion recreation occupies thoughts
pastis liqueur cordial alcohol alcoholic
pastor curate minister parson clergyman reverend man the cloth spiritual leader
pasture pastureland lea ley grassland tract land ground field covered grass
pat chuck caress fondle stroke squeeze fondly playfully chin
patch spot speckle dapple marking design pattern figure contrasting
patchcord wire conducting conductor length
patchwork hodgepodge jumble theory belief argument miscellaneous incongruous ideas
patent document written papers writing granting inventor sole rights invention
path way course action conduct
pathogenesis pathologic process pathological organic biological origination development disease
pathologist diagnostician specialist medical doctor doc specializes diagnosis
pathology medical science life bioscience branch studies causes nature
pathos poignancy quality arouses emotions
pathway tract white substantia alba nervous tissue nerve bundle myelinated fibers
patience forbearance longanimity good nature disposition temperament natured tolerance delay incompetence
patient case individual someone somebody requires medical care
patina coating coat covering fine oxide
patio terrace area structure construction
patisserie bakery bakeshop bakehouse workplace
patka scarf garment worn sikh
patriot nationalist national subject individual someone loves defends country
patriotism nationalism loyalty trueness fidelity faithfulness love country willingness sacrifice
patrol detachment army security reconnaissance
patroller watchman watcher security guard patrol duty
patrolman flatfoot lawman law officer peace defender policeman patrols given region
patron frequenter customer client consumer regular
patronage backing backup championship blessing approval approving support providing
patronne patroness patron sponsor supporter benefactor woman wife
patter spiel channel line communicating plausible glib talk
pattern form shape structure knowledge noesis perceptual
patzer chess player participant poor
paucity dearth scarcity scarceness insufficiency inadequacy insufficient quantity number
pause hesitate delay wait hold off back interrupt temporarily activity before
pave mount setting mounting precious
pavement paving paved surface horizontal level thoroughfare
pavilion marquee tent collapsible shelter
pavior paviour machine device laying
paviour pavior machine device laying
paw animal foot vertebrate pedal extremity clawed quadruped
pawl detent click dog catch
pawnshop shop store mercantile establishment
pay give transfer money exchange goods services
payday day calendar civil receive your work
payment cost outgo spending expenditure money paid claim discharged
payroll paysheet register record list employees salaries
pbs buffer solution containing phosphate
pea legume vegetable veggie veg seed plant food
peace order prevailing during absence
peacoat jacket coat sailor heavy
peacock nymphalid butterfly european reddish brown wings marked
peak extremum limit limitation indefinite quantity extreme possible amount value
peal pealing roll rolling sound occurrence occurrent natural deep prolonged
pealing peal roll rolling sound occurrence occurrent natural deep prolonged
pear edible fruit produce green goods groceries sweet juicy gritty textured
pearl jewel gem precious stone jewelry smooth lustrous round structure inside
peasant provincial bucolic rustic commoner common man country
pebble rock stone smooth rounded
pecs pectoral pectoralis skeletal muscle striated musculus either muscles chest
pectoral pectoralis pecs skeletal muscle striated musculus either muscles chest
pectoralis pectoral pecs skeletal muscle striated musculus either muscles chest
peculiarity feature characteristic property dimension unusual
peddler pedlar packman hawker seller marketer vender vendor travels selling wares
pedestal base stand support device foundation
pedicab tricycle trike velocipede wheeled
pedigree lineage line descent genealogy family tree kin descendants individual
pediment gable end wall triangular
pedometer measuring instrument system device
peer look searchingly
peg nog pin fastener fastening holdfast wooden pushed driven surface
pegboard board gameboard surface perforated regularly spaced holes pegs
pegleg peg leg prosthesis prosthetic
peignoir negligee neglige wrapper clothing
pelisse cape mantle cloak sleeveless
pelmet cornice valance framework frame
pelota court game athletic basque
pelting rain sequence chronological succession successiveness anything happening rapidly quick successive
pelvimeter measuring instrument system device
pelvis hip girdle skeletal structure vertebrate skeleton supporting lower limbs
pemmican pemican meat food solid lean dried pounded fine mixed
pen writing implement point flows
penalty punishment penalization penalisation social control action punishing
penance repentance penitence compunction remorse sorrow your past conduct
pencil writing implement thin cylindrical pointed
pendulum apparatus setup equipment object mounted swings freely influence
penetrate perforate enter come get into pass overcoming resistance
penetration incursion attack onslaught onset onrush penetrates enemy territory
peninsula land dry earth ground mass projecting body water
penitentiary pen correctional institution penal
penknife pocketknife pocket knife
penlight flashlight torch electric lamp
pennant crown award accolade honor honour given champion
pennsylvania atlantic
penny fractional monetary subunit unit ireland united kingdom
pennywhistle whistle fipple flute pipe
pension regular payment intended allow them subsist
pensioner pensionary beneficiary donee recipient receiver pension fund
penstock sluicegate floodgate regulator control
pentagon government building five sides serves headquarters
pentathlete athlete jock contestant competes
pentathlon athletic contest competition athletics
penthouse apartment flat housing lodging located floors building
pentode tube vacuum thermionic five
penutian amerind amerindian language american indian family spoken great interior
peony paeony flower angiosperm flowering plant numerous plants widely cultivated showy
people grouping abstract group human beings women children collectively
peplos peplus peplum garment clothing
peplus peplos peplum garment clothing
peptidase protease proteinase enzyme protein catalyzes splitting proteins smaller peptide
perambulator carriage pram stroller wheeled
perceive comprehend aware senses
percent percentage pct proportion quotient relation whole
percentage percent pct proportion quotient relation whole
perception percept representation mental internal cognitive what perceived
perch roost rest sit down branch
perchlorate salt compound chemical perchloric acid
percolator coffeepot pot boiling water ascends central tube
percussion music playing instrument
percussor plexor plessor hammer hand
perfectibility capability capableness potentiality aptitude becoming perfect
perfection flawlessness flaw defect
perfectionism disposition temperament nature feel anything less perfect unacceptable
perfectionist compulsive individual someone somebody displeased anything does meet high standards
perforation hole opening line holes tearing particular place
perform execute carry action
performance show social dramatic musical entertainment
performer entertainer individual someone somebody performs dramatic musical work audience
perfume aroma fragrance scent smell odor odour olfactory sensation distinctive pleasant
perfusion insertion introduction intromission movement pumping liquid organ tissue
pergola arbor arbour bower framework
peril hazard jeopardy risk danger causal agent cause agency source
period fundamental quantity amount
periodical publication work appears fixed intervals
periodicity cyclicity regularity quality recurring regular intervals
peripheral electronic equipment external circuit
periphery fringe boundary edge bound line outside surface
periscope optical instrument provides view
perish die decease turn pass physical life lose bodily attributes
peristyle colonnade structure construction surrounding
periwig peruke wig hairpiece false
periwinkle subshrub suffrutex shrub bush chiefly trailing poisonous plants blue flowers
permanence permanency duration length temporal property able exist indefinite
permian million years
permission approval commendation message subject
permit allow let countenance accept consent for react give permission
peroxide oxidant oxidizer oxidiser oxidizing agent viscous liquid strong properties
perpetration commission committal crime criminal offense offence committing
perpetuate continue uphold carry bear prevail
perpetuation prolongation protraction lengthening continuance continuation prolonging
persecution maltreatment abuse persecuting
persist prevail run endure continue exist
persistence continuity lastingness durability enduringness strength property continuous connected period
persistency doggedness perseverance persistence determination purpose resoluteness firmness persistent
person individual someone somebody living animate human
persona character role portrayal characterization enactment personation actor play
personage individual someone somebody mortal another word
personality abstract complex attributes behavioral temperamental emotional mental
personification individual someone somebody mortal represents abstract
personnel force organization organisation group willing obey orders
perspective position view orientation attitude mental regarding situations topics
perspiration sweat sudor secretion liquid body substance bodily fluid salty secreted
persuade carry sway influence upon work affect approval support
pertain refer relate concern relevant
pertinence applicability pertinency relevance relevancy connection connexion virtue applicable matter hand
perturbation disturbance upset agitation psychological mental unhappy worried
peru republic western south america
peruke periwig wig hairpiece false
perusal perusing studying reading linguistic process language carefully intent remember
pervaporation concentration strengthening colloidal solution whose colloid will
pessary diaphragm contraceptive preventive preventative
pessimism despair feeling will turn badly
pessimist skeptic sceptic doubter intellectual expects worst
pesthouse lazaretto lazaret lazarette hospital
pestle stamp machine device heavy
pet animal animate beast brute domesticated kept companionship amusement
petal floral leaf leafage foliage perianth brightly colored
petard explosive device break down
petcock regulator control controller cock
petition request postulation message subject substance formal requesting submitted authority
petitioner suppliant supplicant requester applicant applier individual someone praying humbly
petticoat underskirt undergarment unmentionable garment
petting caressing cuddling fondling foreplay arousal stimulation sexual affectionate play
petulance irritability crossness fretfulness ill humor humour distemper temper irritable petulant
pew bench seat long backs
pfennig german monetary pfennigs formerly equaled deutsche mark germany
phaeton tourer car auto automobile
phagocyte somatic cell vegetative engulfs digests debris invading microorganisms
phalanx bone connective tissue bones fingers toes
phantasy illusion fantasy fancy misconception idea thought many believe false
phantom apparition phantasm phantasma spirit disembodied spiritual supernatural ghostly appearing figure
pharmacist druggist chemist apothecary health professional primary care provider pcp trained
pharmacy pharmaceutics medicine medical specialty science preparing dispensing drugs medicines
pharos beacon lighthouse tower structure
phase stage time period fundamental quantity distinct sequence events
pheasant phasianid game bird long tailed gallinaceous native world
phenomenon process physical known senses rather intuition reasoning
phenothiazine thiodiphenylamine thiazine organic compound primarily veterinary medicine farm animals
phial vial ampule ampul bottle
philadelphia largest city pennsylvania
philanthropist altruist donor giver presenter bestower makes charitable donations intended increase
philippic tirade broadside denunciation denouncement speech violent
philippines republic philippine islands
philosopher scholar scholarly bookman student specialist philosophy
philosophizing exposition expounding interpretation
philosophy doctrine ism belief cognitive mental
philter philtre potion beverage drink
philtre philter potion beverage drink
phloem bast vascular tissue plant conducts synthesized food substances leaves
phoenix capital largest city located south central
phone telephone electronic equipment converts sound electrical signals
phoneme phone speech sound language sounds distinguished speakers particular
phonemics phonology descriptive linguistics study sound system given language analysis
phonetics acoustics physics physical science branch concerned speech processes including
phonograph machine device rotating records stylus vibrate vibrations
phonology phonemics descriptive linguistics study sound system given language analysis
phony hypocrite dissembler dissimulator deceiver cheat cheater trickster professes beliefs opinions
phosgene gas fluid colorless poisonous smells like mown
phosphate orthophosphate salt compound chemical phosphoric acid
phosphorus chemical element substance multivalent nonmetallic nitrogen family occurs
photo photograph exposure picture representation creation scene print transparent slide digital
photocathode cathode electrode emits electrons
photocell transducer electrical device detect
photocoagulator surgical instrument medical containing
photoflash flash flashgun flashbulb lamp
photoflood flood floodlight light source
photograph photo exposure picture representation creation scene print transparent slide digital
photography pictorial representation picturing taking printing photographs
photometer measuring instrument system device
photomontage collage montage uses photographic images
photon gauge boson quantum electromagnetic radiation
phrase construction grammatical expression constituent words forming sentence
phraseology wording diction phrasing formulation expression expressive style manner expressed words
phrasing grouping musical phrases melodic line
phrontistery establishment structure construction study
phylum grouping group languages historically related
physicalness materiality corporeality corporality quality physical
physician doctor doc medical practitioner man health professional primary care provider
physicist scientist individual someone somebody trained physics
physics natural science scientific discipline matter energy interactions
physiognomy countenance phiz visage face human external body
physiology biology biological science life bioscience branch sciences dealing functioning organisms
physique build habitus bodily property constitution human body
piaffe dressage equestrian sport cadenced
pianism performance public presentation show technique pianist
pianist musician instrumentalist player performer plays piano
piano pianoforte keyboard instrument musical played depressing keys hammers
pianoforte piano keyboard instrument musical
piazza plaza place public square tract land room pedestrians
pibgorn hornpipe stockhorn instrument woodwind
picasso prolific influential spanish artist lived france
piccolo flute transverse woodwind instrument
pick choose take select out carefully group
pickax pick pickaxe edge tool
pickaxe pick pickax edge tool
picket lookout sentinel sentry watchman watcher security guard employed keep watch
pickle relish condiment vegetables
pickup truck motortruck motor vehicle automotive light open body sides tailboard
picnic outing vacation holiday leisure time devoted outdoor social gathering
picture image icon ikon representation creation visual
picturing envisioning imagination imaging imagery mental visual
pidgin artificial language linguistic trade speakers different languages
pie pastry baked goods dish lined
piece portion physical separate whole
piedmont plateau coastal plain appalachian mountains virginia
pier wharf wharfage dock platform horizontal surface level built shore water
piety piousness righteousness morality virtue pious
piezoelectricity electricity physical phenomenon produced mechanical pressure certain crystals
piezometer measuring instrument system device
pig hog grunter squealer swine ungulate artiodactyl mammal domestic
pigboat submarine sub submersible warship
pigeon columbiform bird gallinaceous gallinacean wild domesticated birds heavy body short
pigment coloring material colouring color colour
pigpen sty pigsty pen enclosure
pigskin leather animal skin swine
pigsticking hunt hunting outdoor sport
pigsty sty pigpen pen enclosure
pike expressway freeway motorway highway main road route broad designed high
pilaster column pillar upright vertical
pile heap mound agglomerate collection aggregation accumulation assemblage objects laid
pilgrim wayfarer journeyer traveler traveller journeys foreign lands
pilgrimage journey journeying travel traveling sacred place
piling pile spile stilt column
pill artefact resembles tablet medicine shape size
pillar principle rule generalization generalisation fundamental practice
pillbox toque turban millinery hat
pillion seat support behind rider
pillory instrument punishment wooden post
pillow cushion padding cushioning support head sleeping
pilot aviator aeronaut airman flier licensed operate aircraft flight
pilothouse wheelhouse compartment room enclosed
pimp procurer panderer pander wrongdoer offender bad procures customers whores
pimple hickey zit acne skin disease the disorder inflamed elevation
pin trap immobilize immobilise hold fast prevent moving
pinafore jumper pinny dress frock clothing sleeveless resembling apron
pinball game diversion recreation played sloping board
pincer tweezer hand tool holding
pinch squeeze twinge tweet grip seize prehend clutch tightly fingers
pine conifer coniferous tree gymnospermous
pinecone cone strobilus strobile reproductive structure seed producing pine tree
pinfold pen enclosure stray animals
pinger pulse generator echo sounding
pinion gear wheel geared cogwheel
pink chromatic color colour spectral light shade
pinnace tender cutter boat vessel
pinnacle steeple spire tower slender upright buttress
pinner cap headdress headgear woman
pinning promise speech mutual couple date anyone else
pinny jumper pinafore dress frock
pinpoint nail locate turn find regain exactly
pinstripe suit clothes garment fabric
pintle pivot pin axis rotation
piolet axe edge tool mountain
pioneer introduce innovate initiate open area prepare
pipe tube tubing conduit bowl
piper bagpiper musician instrumentalist player performer plays bagpipe
pipet pipette measuring instrument system
pipette pipet measuring instrument system
pipework pipe wind instrument musical
pique fabric cloth material textile tightly woven raised cords
pirate plagiarist plagiarizer plagiariser thief stealer criminal felon uses another words
pirogue dugout canoe small boat hollowing shaping
pisces fish twelfth sign zodiac
pistol handgun firearm gun held fired hand
pistoleer soldier enlisted armed pistol
pit cavity hole hollow natural depression sizeable
pitch flip toss sky fling throw light motion
pitcher hurler twirler thrower individual someone somebody does pitching
pitchfork hand tool long handled sharp widely
pitching playing action position pitcher baseball team
pitfall difficulty cognitive factor unforeseen unexpected surprising
pith plant tissue structure soft spongelike central cylinder stems flowering
piton spike sports equipment metal
pitprop sprag prop support wooden
pitsaw saw whipsaw handed formerly
pittsburgh city southwestern pennsylvania confluence allegheny river
pituitary hypophysis endocrine gland ductless master system
pity commiseration ruth pathos sympathy fellow feeling sorrow misfortunes others
pix pyx chest box coins
pixie elf hob gremlin fairy faery faerie fay fairies somewhat mischievous
pizza dish nutriment nourishment nutrition italian open thin bread dough spread
pizzeria shop store mercantile establishment
place spot point located respect surface features region
placekicker kicker football player footballer
placement arrangement position spatial property placed
plague blight afflict smite damage suffer
plain field champaign land dry earth ground extensive tract level open
plainclothesman detective investigator tec police wears civilian clothes duty
plan intend mean think will intention carry action
planchet disk disc plate flat
plane airplane aeroplane craft aircraft fixed wing powered propellers jets
planer plane power tool machine
planet celestial body heavenly nine bodies solar system revolve
planetarium building edifice structure construction
planetoid celestial body heavenly numerous bodies move around
planimeter integrator measuring instrument system
plank board lumber timber building material stout length sawn
planking lumber timber building material
planner contriver deviser individual someone somebody mortal makes plans
planning preparation readying formulating program definite course action
plant works building complex structure construction buildings carrying industrial labor
plantation estate land landed acres cash crops grown scale
planter farmer husbandman granger sodbuster owner manager plantation
planting placement locating position positioning fixing firmly place
plaque spot speckle dapple patch abnormal inside body
plasma plasm extracellular fluid ecf liquid body substance bodily colorless watery
plaster mixture substance lime gypsum sand water
plasterer skilled worker trained workman applying plaster
plastic solid generic name certain synthetic semisynthetic materials
plasticity malleability physical property physically malleable
plate home base bag baseball equipment rubber slab batter stands
platen table furniture article work
platform horizontal surface level raised
platinum noble metal metallic element heavy precious
plato ancient athenian philosopher
platonism realism philosophical doctrine theory philosophy abstract concepts exist independent
platonist advocate advocator proponent exponent platonism
platoon army military force unit subdivision company
platter flatware tableware shallow dish
play compete vie contend participate games sport
playacting acting playing performing deed human action performance role drama
playback sound reproduction replication reproducing recorded
playbill bill list listing theatrical
playbox box container child toys
player participant contestant individual someone somebody participates skilled game
playground area country region many recreation
playing musical performance instrument
playlist list listing database musical
playmaker player participant contestant team
playmate playfellow companion comrade fellow familiar play
playoff contest competition social final
playpen pen enclosure area portable
playroom recreation room rec noisy
playsuit outfit getup rig turnout
playwright dramatist writer author communicator writes plays
plead appeal invoke request ask for earnestly
please delight satisfy gratify give pleasure pleasing
pleasure pleasance feeling fundamental hard define desire experience
pleat plait fold crease plication flexure types formed doubling fabric back
plectron pick plectrum device instrumentation
plectrum pick plectron device instrumentation
plenitude plenty plentifulness plenteousness abundance copiousness teemingness quantity full supply
plenty plentifulness plenteousness plenitude abundance copiousness teemingness quantity full supply
plessor plexor percussor hammer hand
plethysmograph measuring instrument system device
pleura serous membrane serosa tissue layer thin around lungs inner
plexor plessor percussor hammer hand
pliers plyers hand tool gripping
plight predicament quandary difficulty status situation extrication difficult unpleasant trying
plinth pedestal footstall support supporting
plod slog footslog trudge walk travel locomote heavily firmly weary
plodding drudgery grind donkeywork labor labour toil work hard monotonous routine
plonk wine vino alcohol alcoholic
plot game scheme strategy plan action secret
ploughshare plowshare share wedge inclined
plow plough turn till work process break earth
plowing ploughing tilling cultivation land plow
plowshare ploughshare share wedge inclined plane sharp steel cuts loose layer
pluck tweak pull draw displace sharply
plug stopper stopple blockage block closure occlusion object designed fill hole
plumber craftsman artisan journeyman artificer installs repairs pipes fixtures appliances
plumbing utility facility installation pipes fixtures distribution water building
plumpness embonpoint roundness fleshiness obesity corpulency fatness bodily property well rounded
plunder loot booty pillage stolen property transferred possession goods money obtained
plunge immerse penetrate perforate enter come thrust throw
plunker plunk hit hitting striking touch baseball drops suddenly
pluviometer udometer gauge gage measuring
plyboard plywood laminate sheet flat
plyers pliers hand tool gripping
plywood plyboard laminate sheet flat
pneumonia respiratory disease illness disorder inflammation lung parenchyma
pocket pouch bag inside garment carrying articles
pocketcomb comb device suitable carrying
pocketful containerful indefinite quantity pocket will hold
pocketknife knife edge tool blade
poem literary composition work writing written material metrical feet forming rhythmical
poet writer author communicator poems
poetry poesy verse writing style literary genre expressive literature metrical
poignancy poignance sadness sorrow sorrowfulness unhappiness deeply felt distress
point component constituent element factor geometric position extension
pointel graver pointrel hand tool
pointrel graver pointel hand tool
poise hover fly wing motionless suspension
poison toxicant substance causes injury illness death living
poke jab prod stab thrust push force abruptly
pokey jail jailhouse gaol correctional
poky jail jailhouse gaol correctional
poland polska republic central europe
polarimeter polariscope optical device measure
polariscope polarimeter optical device measure
polarity opposition oppositeness relation opposite attributes tendencies
polarization polarisation optical phenomenon physical waves light radiation restricted direction
pole rod implement long
poleax poleaxe axe edge tool
poleaxe poleax axe edge tool
police constabulary law force personnel organization organisation policemen officers
policeman officer lawman law peace defender member police force
policy plan action program programme adopted individual social group
polio poliomyelitis infectious disease communicable acute viral marked inflammation nerve
polish smooth smoothen shine fancify beautify embellish prettify
polisher buffer power tool machine
politeness niceness courtesy good manners manner personal courteous respects accepted social
politician leader individual someone somebody engaged civil administration
politics social relations involving intrigue gain authority
polka dance music performed dancing
poll canvass inquiry enquiry research problem solving public opinion conducted interviewing
pollen spore agamete fine spores contain male gametes borne
polls position place point vote
pollution environmental status undesirable natural environment contaminated harmful substances
polonaise dress frock clothing woman
polybutene polybutylene butylene butene gas polymer
polyelectrolyte electrolyte solution high molecular weight
polyethylene polythene synthetic resin rosin lightweight thermoplastic
polygraph medical instrument records physiological
polymerization polymerisation chemical process action natural combines monomers polymer polymeric
polymyositis myositis inflammation redness rubor weakness limb neck muscles much
polynomial multinomial function mathematical map number terms
polyphosphate salt compound chemical ester polyphosphoric acid
pompousness ostentation ostentatiousness pomposity inelegance quality lack elegance consequence pompous puffed
poncho cloak overgarment outer garment blanket like hole center head
pond pool lake body water
ponder meditate excogitate contemplate think cogitate cerebrate reflect deeply subject
poniard bodkin dagger sticker knife
pontifical vestment gown robe vestments
pontoon barge flatboat hoy lighter
pony horse equus caballus equine equid range western united states
ponycart cart wagon waggon underslung
pool excavation artefact
poolroom room area pool tables
poorhouse establishment structure construction maintained
pop start protrude bulge shape form deform outward
pope pontiff spiritual leader head roman catholic church
poplin fabric cloth material textile ribbed clothing upholstery
poppet valve control controller mushroom
popping pop sound occurrence occurrent natural sharp explosive gunshot drawing cork
poppy flower angiosperm flowering plant annual biennial perennial herbs showy flowers
populace public world people grouping general considered whole
popularism music auditory adapted understanding taste majority
popularity quality widely admired accepted sought after
populate dwell live inhabit inhabitant reside
population people grouping inhabit territory
porch structure construction artefact attached exterior building forming covered
porcupine hedgehog rodent gnawer placental mammal relatively rodents sharp erectile bristles
pore hole space tiny admitting passage liquid
pork porc meat food solid domestic
porkchop chop cut meat
porkpie hat chapeau lid flat
porosity porousness consistency consistence substance body property porous
porringer bowl dish shallow metal
port geographic point geographical place
portable typewriter character printer serial
portal entrance entranceway entryway entry grand imposing
portcullis gate movable barrier iron
porter laborer manual labourer jack employed carry luggage supplies
porterhouse beefsteak steak thick short loin containing shaped
portfolio case container flat thin carrying loose papers
porthole window framework frame ship
portico porch structure construction entrance
portiere curtain drape drapery mantle
portion component constituent abstract determined relation includes
portrait portrayal portraiture word picture delineation depiction appearance character
portray represent express verbalize verbalise words
portrayal portraiture portrait word picture delineation depiction appearance character
portugal republic southwestern europe iberian peninsula
portuguese romance language latinian latin spoken portugal brazil
portwatcher watchman watcher security guard wharf
pose present constitute represent make comprise introduce
poseur poser exhibitionist egotist egoist habitually pretends
position place point particular portion space occupied
positioner actuator mechanism moves read
positivism empiricism empiricist philosophy sensationalism philosophical doctrine bases knowledge perceptual experience
positivist rationalist nonreligious individual someone somebody emphasizes observable facts excludes metaphysical
posse police force constabulary law temporary
posseman man adult male able bodied serving member posse
possess have feature attribute knowledge skill
possession ownership control controlling property
possibility expectation outlook prospect belief future potential
possible possibility action opening option done
possum opossum marsupial pouched mammal metatherian nocturnal arboreal naked prehensile tail
post station position place point
postbag mailbag bag container letter
poster posting placard notice sign posted public place advertisement
postern gate movable barrier rear
posthouse hostel hostelry inn lodge
postiche hairpiece attire garb dress
postmark marker marking mark symbol cancellation stamped mail postal officials
postpone prorogue table shelve delay wait hold off back later
postscript note annotation notation comment appended letter after signature
postulate contend claim affirm maintain assert
posture position attitude bodily property arrangement body limbs
pot cooking utensil cookware kitchen metal earthenware vessel round deep
potable beverage drink drinkable food
potassium metallic element metal chemical light soft silver white
potato murphy spud tater root vegetable veggie veg edible tuber native
poteen irish whiskey whisky unlawfully
potency authority authorization authorisation control power powerfulness right give orders decisions
potential potentiality potency possibility possibleness beingness existence inherent capacity coming
potentiality potential potency possibility possibleness beingness existence inherent capacity coming
potentiometer measuring instrument system device direct current electromotive
pothole chuckhole hole hollow natural depression produced wear weathering
pothook hook claw mechanical device
pothouse pub saloon taphouse tavern
potion beverage drink drinkable potable
potpourri assortment mixture miscellany collection aggregation accumulation assemblage containing variety sorts
potshot shooting shot propulsion actuation taken easy casual target
potter thrower ceramicist ceramist craftsman artisan journeyman artificer shapes pottery wheel
pottery clayware ceramic ware utensil clay baked kiln
pottle pot cooking utensil cookware
pouch bag container medium size holding carrying
pouffe ottoman pouf puff seat
poultry fowl gallinaceous bird gallinacean domesticated thought descended jungle
pound avoirdupois mass ounces
pounding buffeting blow bump impact repeated heavy blows
pour displace
poverty poorness impoverishment financial status little money material possessions
pow prisoner captive unfortunate surrenders
powder pulverization pulverisation solid substance tiny loose particles
power powerfulness quality possession controlling influence
powerboat motorboat boat vessel watercraft
powerfulness power quality possession controlling influence
powwow huddle conference discussion quick private
practice pattern deed human action customary operation behavior
practitioner practician professional adult grownup practices learned profession
praetorium pretorium tent collapsible shelter
prairie grassland tract land ground treeless grassy plain
praise evaluate valuate assess appraise express approval
pram carriage perambulator stroller wheeled
prank buffoonery clowning japery folly foolery tomfoolery craziness acting like clown
pray commune communicate intercommunicate address deity prophet saint object worship
prayer supplication worship communicating deity
preach prophesy lecture talk teach learn deliver sermon
preacher sermonizer sermoniser clergyman reverend man the cloth spiritual leader whose
preaching sermon discourse address speech religious nature
preamble introduction section subdivision preliminary statute constitution
precaution safeguard guard step maneuver manoeuvre tactical precautionary measure warding impending
precede predate forego forgo earlier
precedence precedency priority high status position established order importance urgency
precedent example illustration instance representative justify similar occurrences later
prechlorination chlorination chemical process action prior another
precinct city district territory territorial dominion town marked administrative purposes
precipice cliff drop geological formation steep
precipitate effect effectuate set cause bring abruptly
precipitator electrical device removes dust
precipitin antibody protein causes precipitation unites antigen
precision preciseness exactness exactitude accuracy truth reproducible amount performance
preconception prepossession opinion sentiment persuasion view formed beforehand adequate evidence
predecessor precursor forerunner individual someone precedes
predicament quandary plight difficulty status situation extrication difficult unpleasant trying
predicator construction grammatical expression constituent predicates
predict foretell prognosticate call guess venture pretend hazard prediction
prediction anticipation prevision reasoning logical thinking abstract thought predicting
predilection preference orientation predisposition inclination disposition tendency favor
prednisone orasone deltasone meticorten glucocorticoid hormone endocrine internal secretion dehydrogenated analogue
predominance predomination prepotency dominance ascendance ascendence ascendancy predominant others
predomination predominance prepotency dominance ascendance ascendence ascendancy predominant others
preexistence beingness existence face the earth existing former previous else
prefab structure construction artefact prefabricated
preface foreword prolusion introduction section subdivision short introductory essay preceding text
prefer like better
preference penchant predilection taste liking feeling strong
preferment promotion preferring
prefix affix bound morpheme form added front word
prejudice bias preconception partiality partisanship inclination disposition prevents objective consideration issue
prelim preliminary athletic contest competition
preliminary prelim athletic contest competition
prelude preliminary overture origin origination inception beginning serves preceding event introduces
premiere performance public presentation show first play movie
premise premiss assumption postulate posit proposition statement assumed true conclusion drawn
premises site land tract buildings
premium payment cost insurance
premix mix concoction mixture intermixture foodstuff commercially prepared ingredients
premonition foreboding presentiment boding apprehension apprehensiveness dread fear feeling evil come
preoccupation idea thought cognitive mental preoccupies mind holds attention
preparation readying deed human action activity putting setting order advance purpose
prepare fix ready set alter modify suitable equip advance particular purpose
preposition function word combines noun pronoun
prerequisite requirement duty responsibility obligation social control required advance
presbyterian protestant christian follower calvinism taught church
presbytery building edifice structure construction
prescribe order dictate inflict bring down visit impose issue commands orders
prescription direction instruction message subject directions prescribed beforehand
preseason season time period prior beginning regular devoted
presence beingness existence face the earth present
present show demo exhibit give exhibition interested audience
presentation ceremony activity formally presenting
presentment notification due process law action accusation crime grand jury initiative
presentness nowness timing temporal arrangement order present
preservation saving protection activity protecting loss danger
preserve continue uphold keep maintain hold unaltered condition
presidency administration tenure term office incumbency president
president corporate executive business director officer firm corporation
presidio fortress fort defensive structure
press touch exert pressure force upon
pressing press pressure push pushing propulsion actuation
pressure physical phenomenon natural force applied unit area surface
prestige prestigiousness standing status position high achieved success influence wealth
presume assume expect anticipate evaluate pass judgment take case true
presumption given precondition assumption supposition supposal hypothesis taken granted
presupposition supposition supposal conjecture presupposing
pretence pretension pretense artificiality unnaturalness false unsupportable
pretend feign sham affect misrepresent belie represent believe intent deceive
pretense pretence pretending simulation deception deceit dissembling dissimulation giving false appearance
pretension pretense pretence artificiality unnaturalness false unsupportable
pretext pretense pretence feigning dissembling serving conceal plans
pretorium praetorium tent collapsible shelter
prettiness cuteness beauty appearance visual aspect appealing delicate graceful
prevail predominate dominate rule larger number quantity power status importance
prevalence generality quality prevailing generally
prevent forestall foreclose preclude keep happening arising
prevention bar hindrance hinderance interference deed preventing
prevision vision imagination imaging imagery prophetic
prey quarry target victim unfortunate attack
price cost value worth property material
pricing evaluation valuation rating appraisal terms price
prick prickle pierce penetrate perforate hole needle thorn
pricket spike sports equipment sharp
pride pridefulness feeling self respect personal worth
priest clergyman reverend man the cloth spiritual leader christian churches authority
primacy importance grandness standing first
primary election vote preliminary delegates nominees chosen
primate archpriest hierarch prelate priest clergyman reverend man the cloth senior
primates animal order including lemurs tarsiers monkeys
prime number definite quantity natural exactly distinct
primer textbook text edition schoolbook introductory
priming preparation readying ready
primping dressing grooming covering careful finicky
prince aristocrat blue blood patrician leader male member royal family sovereign
principal debt liabilities original amount interest calculated
principle rule generalization generalisation generality idea basic accepted true basis reasoning
print publish produce make create
printing writing written language black and white text handwritten style printed
priority precedence precedency high status position established order importance urgency
priory religious residence cloister monastery
prison correctional institution penal facility persons confined trial punishment
prisoner captive unfortunate individual someone confined
privacy privateness seclusion reclusiveness aloneness loneliness lonesomeness secluded presence view others
private enlisted man lowest rank army marines
privilege advantage vantage asset plus special immunity benefit enjoyed
privy toilet lavatory lav room area building equipped toilets
prize award gift acquisition given victory superiority contest competition winning
prizefight boxing match professional boxers cash prize
pro professional athlete jock contestant plays
probability chance quantity amount abstract measure likely event will occur
probe examine investigate look into analyze analyse question thoroughly closely
problem job difficulty status needs resolved
procedure process deed human action particular course intended achieve result
proceed continue talk speak communicate intercommunicate talking
proceeding proceedings due process law action institution sequence steps legal judgments
proceedings proceeding due process law action institution sequence steps legal judgments
proceeds return issue take income financial gain profit arising transactions sale
process procedure deed human action particular course intended achieve result
processing process physical preparing putting prescribed procedure
processor business concern organization engaged processing agricultural products preparing
proclaim entitle title name call declare formally
proclamation announcement annunciation declaration statement message subject substance formal public
procrastination cunctation shillyshally delay holdup inactivity procrastinating
procreation reproduction breeding sexual practice sex activity conceiving bearing offspring
proctoscope endoscope medical instrument examining
procurement procurance procural acquisition acquiring getting possession
procurer pimp panderer pander wrongdoer offender bad procures customers whores
produce make create bring forth yield
producer manufacturer maker shaper creator manufactures
product merchandise ware commodity trade good artefact commodities offered sale
production deed human action process producing
productivity productiveness fruitfulness fecundity quality productive power produce
profanity utterance vocalization auditory vulgar irreverent speech action
profess claim affirm practice profession teach knowledgeable
profession occupational vocation body learned occupation
professional adult grownup individual someone engaged learned professions
professor prof academician academic faculty member educator college university
professorship chair position post berth office professor
proficiency competence competency ability great facility
profile chart graph visual analysis
profit net lucre profits income financial gain excess revenues outlays given
profitability profitableness gainfulness lucrativeness profit gain advantage vantage affording benefit
profits net lucre profit income financial gain excess revenues outlays given
profundity reconditeness abstruseness abstrusity wisdom cognitive mental recondite abstruse profound
profusion profuseness richness cornucopia abundance copiousness teemingness quantity property extremely abundant
program plan programme idea thought cognitive mental series steps carried goals
programming scheduling programing planning preparation readying setting order planned events
progress advancement development improvement gradual growth
progression series ordering order ordination definite pattern advance
progressivism political orientation ideology theory those favor progress toward
prohibit forbid interdict proscribe command require order tell against
prohibition law legal document instrument official forbidding sale alcoholic beverages
project undertaking task labor work piece undertaken attempted
projectile missile weapon arm system instrument forcibly thrown projected targets self
projection prediction anticipation prevision reasoning extrapolating past observations
projector optical device projecting beam
proletariat labor labour class stratum social comprising those manual
proliferation growth growing maturation development rapid multiplication
prolongation protraction perpetuation lengthening continuance continuation prolonging
prometheus titan stole fire olympus gave mankind
prominence standing status position prominent widely known eminent
promise assure declare say tell commitment
promote advance boost further support back contribute progress growth
promoter booster plugger advertiser advertizer adman publicist active supporter advocate
promotion promo publicity packaging message subject substance issued behalf product idea
prompt motivate actuate propel cause make give incentive action
promulgator lawgiver lawmaker leader promulgates laws announces putting execution
prong projection structure construction pointed
pronoun function word place noun phrase
pronounce articulate enounce enunciate speak utter certain
pronouncement dictum declaration statement authoritative
proof evidence grounds information factual helps establish truth
prop support supporting structure placed beneath against keep shaking
propaganda information info message subject spread purpose promoting
propagandist communicator individual someone somebody disseminates messages calculated assist government
propagation extension dissemination airing public exposure spreading
propeller propellor mechanical device mechanism rotates push against water
propellor propeller mechanical device mechanism
property belongings holding possession owned
prophecy prognostication vaticination prediction anticipation prevision reasoning knowledge future
prophet prophesier oracle seer diviner visionary illusionist authoritative divines future
propjet turboprop propeller plane airplane
proponent advocate advocator exponent individual someone somebody mortal pleads propounds idea
proportion quotient ratio obtained magnitude divided whole
proportionality ratio magnitude quantitative quantities constant
proposal message subject substance proposed
propose suggest advise declare say tell proposal plan
proposition statement message subject substance affirms denies either true false
proprietor owner businessman man affairs businessperson bourgeois owns legal possessor business
proprietorship proprietary ownership unincorporated business owned single responsible liabilities
propriety properness correctitude demeanor demeanour behavior behaviour correct appropriate
propylthiouracil organic compound chemical crystalline antithyroid drug treatment goiter
prose writing style literary genre expressive ordinary distinguished verse
prosecute conduct prosecution court
prosecution legal action law proceeding institution conduct proceedings against defendant
prosecutor official functionary skilled worker trained government conducts criminal prosecutions behalf
prosody inflection manner speaking speech delivery expressive style patterns stress intonation
prospect chance potential potentiality potency possibility future success
prosperity economic status growth rising profits full employment
prosthesis corrective restorative device replacement
prostitute cocotte whore harlot woman adult female engages sexual intercourse money
prostitution harlotry whoredom vice crime criminal offense offence offering sexual intercourse
protagonist supporter champion admirer advocate advocator proponent exponent backs politician team
protease peptidase proteinase enzyme protein catalyzes splitting proteins smaller peptide
protect defend prevent keep shield danger injury destruction damage
protection deed human action activity protecting
protectorate district territory territorial dominion partly controlled
protege recipient receiver acquirer receives support protection influential patron furthers
protein macromolecule supermolecule molecule group nitrogenous organic compounds essential constituents
proteolysis chemical process action natural hydrolysis proteins peptides amino acids cleavage
protest complain kick plain sound off utter words
protestant christian religious adherent protestantism
protestantism christianity christian religion faith theological system churches western christendom separated
protestation protest objection speech formal solemn declaration
proton nucleon baryon heavy particle stable positive charge equal negative
protoplasm substance living cell
prototype paradigm epitome image model example representation mental standard typical
protozoa phylum taxonomic category taxon classifications considered superphylum subkingdom
protozoan protozoon protoctist microorganism diverse minute acellular unicellular organisms nonphotosynthetic
protractor drafting instrument draw measure
protrude jut project extend space
protuberance bulge bump hump projection convex shape convexity bulges protuberant projects
prove shown found
provenance birthplace cradle provenience beginning origin root rootage originated nurtured early
proverb adage saw byword saying expression locution speech condensed memorable embodying
provide supply render furnish give transfer useful necessary
providence capital largest city rhode island
province administrative district division territorial territory occupied constituent districts nation
provincialism narrowness intolerance lack sophistication
provision proviso precondition stipulation premise premiss stipulated condition
provisions commissariat provender viands food nutrient substance stock supply foods
proviso provision precondition stipulation premise premiss stipulated condition
provocation aggravation irritation aggression behavior behaviour conduct unfriendly causes anger resentment
provoke arouse elicit enkindle make create call forth
prowess art artistry superior skill ability power learn study practice observation
prowler sneak stalker intruder interloper trespasser entrant prowls sneaks
proximity propinquity nearness closeness distance property close together
prudence discretion discernment wisdom wiseness practical affairs
pruno hooch hootch alcohol alcoholic
pry prise prize lever open move force effort
psaltery stringed instrument musical ancient
pseudophloem plant tissue structure false phloem
psi pressure measurement unit
psithyrus arthropod genus resembles bumblebee lacks pollen collecting apparatus
psyche mind head brain knowledge noesis responsible thoughts feelings conscious functions
psychiatrist shrink specialist medical doctor doc physician specializes psychiatry
psychologist scientist individual someone somebody trained psychology
psychology science scientific discipline subject mental life
psychopath sociopath neurotic psychoneurotic mental case sick sociopathic personality
psychophysiology neuropsychology psychology psychological science scientific discipline branch concerned physiological bases
psychopomp imaginary creature imagination imaginativeness conductor souls afterworld
psychotherapy psychotherapeutics psychiatry psychopathology psychological medicine branch concerned methods
psychrometer hygrometer measuring instrument system
pterygium conjunctiva mucous membrane mucosa either thickened triangular layers extending
pub saloon pothouse taphouse tavern
public populace world people grouping general considered whole
publication work product production copy printed offered distribution
publicist publicizer publiciser communicator individual someone somebody publicizes
publicity promotion promo packaging message subject substance issued behalf product idea
publicize publicise air bare tell inform public
publish print produce make create
publisher firm house business publishing
publishing publication commercial enterprise business commerce issuing printed matter sale distribution
pucker rumple cockle crumple wrinkle ruckle crease crinkle gather wrinkles folds
puddle covering material building mixture
pugilism boxing fisticuffs contact sport
puke rotter rat skunk unpleasant disagreeable unwelcome persona non grata deemed
pull draw displace move pulling
pullback tieback holding device
pulley block machine simple mechanical device wheel groove rope change
pulling pull propulsion actuation deed human action
pullover slipover sweater jumper garment
pulp mush mass body soft soggy
pulpit dais podium rostrum platform horizontal surface level raised above surrounding
pulque alcohol alcoholic drink beverage
pulsation pulsing pulse impulse wave undulation movement motion sharp transient normal
pulse pulsation pulsing impulse wave undulation movement motion sharp transient normal
pump wield handle manage manipulate operate like
pun punning wordplay paronomasia fun play sport wit humorous words
punch plug hit touch deliver quick blow
punchball ball game equipment inflated
puncher cowboy cowpuncher cowman ranch hand hired man tends cattle performs
punctuality promptness timing temporal arrangement order habit adhering appointed
pundit initiate savant scholar scholarly bookman student admitted membership field
pung sled sledge sleigh vehicle
punish penalize penalise impose penalty
punishment penalty penalization penalisation social control action punishing
punk hood hoodlum goon criminal felon crook outlaw aggressive violent young
punkah fan device frame covered
punnet basket handbasket container light
punster humorist humourist entertainer overly fond puns
pup whelp young mammal offspring canines wolf
pupil student educatee enrollee individual someone somebody learner enrolled educational institution
puppet marionette figure model simulation operated above strings puppeteer
puppy pup whelp young mammal
purchase buy get acquire obtain
purgatory situation difficulty temporary condition torment suffering
purging purge cleaning cleansing cleanup improvement removing
purification cleaning cleansing cleanup improvement getting impurities
purity pureness status undiluted unmixed extraneous material
purl eddy whirlpool swirl run flow feed course circular current liquids
purple purpleness chromatic color colour spectral pigment
purpose intent intention aim goal end cognitive mental anticipated outcome intended
purse bag handbag pocketbook container instrumentation carrying money personal items accessories
pursue prosecute engage carry participate activity
pursued chased hunted victim
pursuer chaser follower traveler traveller pursuing trying overtake capture
pursuit chase pursual following motion movement pursuing effort overtake capture
purveyor supplier provider businessperson bourgeois supplies provisions
push force displace move
pushball field game outdoor using
pushcart handcart cart wheeled vehicle
pushchair carriage perambulator pram wheeled
pushing push propulsion actuation deed human action applying force order move
pushpin thumbtack tack nail attaching
pushup arm exercise exercising physical performed lying face floor pushing
pussy cunt puss slit female genitalia genitals genital organ fanny obscene
put set place pose displace certain abstract location
putout out failure resulting fielding play
puttee legging leging leg covering
putter golfer golf player linksman
puzzle perplex vex stick confuse throw fox befuddle mystery bewildering
puzzlement bewilderment obfuscation befuddlement confusion mental confusedness muddiness resulting failure understand
pyjama pajama trousers pair pant
pylon tower structure construction guiding
pyrex glass solid borosilicate coefficient expansion
pyrometer thermometer measuring instrument system device designed measure high temperatures
pyroscope pyrometer thermometer uses color
pyrostat thermostat thermoregulator regulator operates
python boa constrictor world boas
pyx pix chest box coins
qabala cabala cabbala cabbalah secret
qabalah cabala cabbala cabbalah secret
quack doctor doc physician untrained pretends dispenses medical advice
quackery empiricism medical practice advice based observation experience
quadraphony stereo stereophony system stereophonic
quadriceps quad extensor muscle skeletal striated thigh extends
quadrupling multiplication increase increment growth factor four
quake earthquake temblor seism geological phenomenon natural shaking vibration surface earth
quaker friend christian religious member society friends founded george
qualification making fitness fittingness suitability suitableness attribute must complied fits
qualifier contestant individual someone somebody
qualify suffice answer serve prove capable
quality abstract essential distinguishing attribute
qualm scruple misgiving anxiety emotion uneasiness fitness action
quantity amount abstract much there many quantify
quarrel dispute scrap argufy argue contend debate fence disagreement
quart united states liquid unit equal fluid
quarter fourth common fraction simple four equal
quarterback back football player footballer plays
quarterfinal match contest competition four
quarters housing lodging living accommodations structure available live
quartz lechatelierite crystal natural glass colorless almost pure silica
quatrain stanza text textual four lines
quaver sound occurrence occurrent natural tremulous
queen insect arthropod fertile female colony social insects bees
quern mill grinder milling machinery
query question ask inquire enquire communicate pose
quest pursuit pursuance search higher cognitive process alternative meets criteria
question inquiry enquiry query questioning inquiring request asking instance
questioner inquirer enquirer querier speaker talker utterer verbalizer asks question
questioning inquiring request asking speech information
questionnaire form document written papers containing questions
quickening organic process biological physical showing signs life
quickie quicky repair fix fixing fixture hurried
quickness adeptness adroitness deftness skillfulness skillful performance ability difficulty
quiet lull calmness good weather period calm
quietness soundlessness silence quiet sound property
quill pen writing implement bird feather
quilt comforter comfort puff bedclothes bed clothing bedding cloth covering layers
quintet quintette musical composition opus music five performers
quipu calculator calculating machine cord
quirk oddity queerness quirkiness unfamiliarity strangeness unusualness strange attitude habit
quirt whip instrument leather thong
quit discontinue stop cease activity
quiver quake palpitate tremble shake agitate fast tremulous movements
quiz examination exam test communicating short questions
quoin coign coigne wedge inclined
quoit game equipment ring iron
quoits horseshoes outdoor game athletic
quota number definite quantity prescribed
quotation citation cite acknowledgment note annotation notation comment short recognizing source
quote cite repeat reiterate ingeminate iterate passage
rabat capital morocco
rabbi spiritual leader jewish congregation
rabbit coney cony leporid mammal lagomorph gnawing burrowing animals family leporidae
rabble mob rout crowd gathering assemblage disorderly
race contest competition social
raceabout sloop sailing vessel ship
rachet ratchet ratch mechanical device
racine french advocate jansenism
racing sport athletics diversion recreation engaging contests speed
racist racialist bigot partisan zealot drumbeater prejudiced belief racial group superior
rack framework frame supporting structure holding objects
racket noise sound loud disturbing
racketeer criminal felon crook outlaw commits crimes profit
racquetball ball game equipment playing
radar radiolocation measuring instrument system device echo pulse microwave radiation
radiance glow glowing light visible radiation actinic amount electromagnetic leaving arriving
radiation energy free physical phenomenon radiated transmitted rays waves particles
radiator object radiates energy
radical building block atoms bound together single unit forming
radicalism political orientation ideology theory those favor revolutionary change
radio radiocommunication wireless broadcasting telecommunication telecom medium communication
radiochlorine chlorine atomic number chemical element radioactive isotope
radiolocation radar measuring instrument system
radiometer meter measuring instrument system
radiomicrometer radiometer meter extremely sensitive
radiophone radiotelephone telephone phone set
radish root vegetable veggie veg pungent fleshy edible
radius length fundamental quantity line segment center circumference circle
raft float artefact flat
rafter balk baulk beam structural member parallel sloping beams support roof
rag shred tag tatter cloth material piece paper
ragamuffin tatterdemalion urchin child kid youngster dirty shabbily clothed
rage fury madness anger choler ire emotion feeling intense
raglan garment clothing article vesture
raid bust attack assail contend fight search warning sudden surprise
rail railing barrier obstruction obstructor obstructer horizontal supports
railcar car wheeled vehicle adapted
railhead storehouse depot entrepot storage railroad theater operations military supplies
railing rail barrier obstruction obstructor obstructer horizontal supports
railroad railway line carrier common commercial organization responsible operating system
railway railroad line carrier common commercial organization responsible operating system
raiment array regalia clothing article
rain rainfall precipitation downfall weather water falling drops vapor condensed atmosphere
rainbow bow arc curve curved shape colored light caused refraction rays
raincoat waterproof coat overgarment outer
rainfall rain precipitation downfall weather water falling drops vapor condensed atmosphere
raise increase alter modify level amount
raiser bridge partner player hand
raising elevation lift rise rising ascent ascension event raised upward
rajah raja aristocrat blue blood patrician leader prince king india
rally collect pull roll gather
rallying mobilization mobilisation assembly assemblage mobilizing common purpose
ram pound thrust push force strike drive against heavy impact
ramification branching fork forking division separation dividing branches
ramjet atherodyde athodyd jet engine
rammer ram tool driving force
ramp incline inclined plane machine simple surface connecting levels
rampart bulwark wall embankment mound hill built around space defensive purposes
ramrod rod implement charge muzzle loading firearm
ranch spread farm workplace work tract land along facilities needed
rancher farmer husbandman granger sodbuster owns operates ranch
rancor resentment bitterness gall hostility enmity ill will hate feeling deep
randomization randomisation organization organisation deliberately haphazard arrangement observations simulate chance
range scope reach orbit extent magnitude area operates power control
rangefinder measuring instrument system device
rank line formation
ransack plunder despoil loot take steal goods
ransom cost outgo spending expenditure money demanded return captured
rap knap strike touch sharply
rapidity celerity quickness rapidness pace rate temporal property rapid
rapier tuck sword blade brand
rapist raper attacker aggressor assailant assaulter forces another sexual intercourse
rapport resonance affinity kinship relationship mutual understanding trust agreement
rapture ecstasy transport exaltation emotional spirit emotion carried away overwhelming
rascal rogue knave rapscallion villain scoundrel unwelcome persona non grata deceitful
rasp rasping utterance vocalization auditory uttering irritated tone
rassling wrestling grappling contact sport
rat rodent gnawer placental mammal long tailed rodents similar larger mouse
ratafee ratafia liqueur cordial alcohol
ratafia ratafee liqueur cordial alcohol
ratan rattan switch instrument punishment
ratch ratchet rachet mechanical device
ratchet rachet ratch mechanical device
rate magnitude quantitative frequency relative unit
rathole hole opening gap
rathskeller tavern tap house building
ratify sign validate formalize formalise authorize approve express assent responsibility obligation
rating evaluation valuation appraisal assessment classification categorization value
ratio magnitude quantitative relative magnitudes quantities
ration fare food nutrient allowance
rationale principle explanation thinking thought process fundamental reasons working device
rationalism philosophical doctrine theory philosophy knowledge acquired reason resort experience
rationalization rationalisation explanation thinking thought process cognitive seem consistent based reason
rationalize apologize apologise excuse defend support fend for argue explain clear
rationing allotment apportionment apportioning allocation
rattle sound cause perceived short successive sounds
rattler rattlesnake pit viper horny segments tail rattle shaken
rattlesnake rattler pit viper horny segments tail rattle shaken
rattling rattle rale noise sound rapid series short loud sounds
ravage depredation destruction demolition wipeout ending destructive action
ravehook hand tool hooked prepare
rawhide hide fell animal skin untanned cattle
ray beam shaft irradiation light visible radiation actinic column
rayons nylons stocking hosiery hose
razor edge tool cutter cutlery cutting shaving
razorblade blade cutting implement sharp
rbi run tally score result batter performance
reach make attain hit destination either real abstract
react respond show response reaction
reactant chemical substance material stuff present start reaction
reaction chemical process action natural substances changed others
reactionary ultraconservative conservative conservativist adult grownup extreme
reactivity responsiveness sensitivity sensitiveness sensibility sense responsive stimulation
reactor electrical device introduce reactance
read interpret construe see understand written printed
reader scholar scholarly bookman student enjoys reading
readiness preparedness preparation ready prepared action
reading linguistic process language higher cognitive understanding written message
readjustment adjustment accommodation fitting improvement adjusting again
ready readiness preparedness preparation poised action
reaffirm affirm once again
reagent chemical agent reactions
realism pragmatism practicality utility usefulness attribute accepting facts life favoring
realist philosopher scholar scholarly bookman believes universals real exist independently
reality world experience cognitive mental your experiences determine appear
realization realisation recognition understanding apprehension discernment savvy coming understand clearly distinctly
realize recognize recognise realise know cognize cognise fully aware cognizant
realm kingdom land sphere domain area orbit dominant
reamer juicer squeezer kitchen utensil
reappear appear again
reappearance appearance occurrence occurrent natural event appearing again
rear formation arrangement back military procession
rearguard detachment army assigned protect rear
rearing raising nurture upbringing inheritance heritage properties acquired consequence were treated
rearward rear backside back end side direction toward
reason ground rational motive motivation need belief action
reasoning thinking thought process cerebration coherent logical
reassurance support aid assist assistance reassuring
reassure assure calm down quiet tranquilize feel sure
reb rebel johnny greyback confederate soldier applied nickname soldiers federal
rebel reb johnny greyback confederate soldier applied nickname soldiers federal
rebellion resistance action refusal accept authority code convention
rebozo scarf garment long woolen
rebuff snub repel reject spurn freeze off scorn outright bluntly
rebuild reconstruct construct build make again
rebuilding reconstruction repair fix fixing building again
rebut refute disown renounce repudiate reject overthrow argument evidence proof
recall remember retrieve recollect knowledge memory
receipt reception acquiring getting deed human action receiving
receipts gross revenue sum money amount entire income before deductions
receive have get acquire
receiver set electronic equipment receives radio signals
receptacle container instrumentation keep
reception response greeting salutation acknowledgment acknowledgement manner greeted
receptionist secretary secretarial assistant helper whose main duty answer telephone
recession economic status economy declines
recipient receiver acquirer individual someone somebody receives
recital narration yarn report account informing making known giving describing incidents
recklessness foolhardiness rashness unthoughtfulness thoughtlessness trait giving little thought danger
reckon think opine suppose expect anticipate evaluate pass judgment believe
reckoning calculation computation figuring problem solving thinking thought process involves numbers
reclassification categorization categorisation classification compartmentalization classifying again
recliner lounger armchair chair whose
reclining motion movement motility assuming maintaining position
recluse hermit solitary solitudinarian loner lone wolf hand individualist lives solitude
recognition acknowledgment acknowledgement acceptance situation affairs recognized acknowledged
recognize acknowledge recognise know accept evaluate pass judgment judge
recollection remembrance anamnesis memory retention retentiveness retentivity ability recall past occurrences
recommend urge advocate propose suggest advise declare push
recommendation advice proposal
reconcile accommodate conciliate harmonize harmonise relate
reconsider see consider reckon view again
reconsideration consideration discussion treatment discourse topic
reconstruct construct retrace speculate theorize theorise conjecture reassemble mentally
reconstruction period after american civil southern states
record evidence indication indicant anything
recorder equipment instrumentation records
recording signal signaling sign encodes
recount tell narrate recite inform communicate intercommunicate give detailed account
recourse resort refuge aid assist assistance help turning
recover retrieve find regain get acquire back
recovery improvement betterment advance transformation return original
recreation diversion deed human action activity diverts amuses stimulates
recrimination accusation accusal charge complaint mutual accusations
recruit enroll inscribe enter register record put down formally participant member
recruitment enlisting accomplishment achievement action getting recruits
rectangle parallelogram quadrilateral quadrangle tetragon four right angles
rectifier electrical device transforms alternating direct current
rectitude uprightness righteousness morality consequence honorable honest
rectory parsonage vicarage residence house
recuperation convalescence recovery healing bodily process body function gradual
recur repeat happen hap pass off occur again
recurrence return repeat repetition periodic recurrent happening again
red redness chromatic color colour spectral pigment
redcoat lobsterback soldier enlisted british
redefinition definition explanation account giving
redemption salvation rescue deliverance delivery saving delivering evil
redeposition deposition deposit accretion accumulation another
redevelopment renovation overhaul improvement improving renewing restoring
redheader redhead carrottop individual someone somebody mortal hair
rediscovery discovery find uncovering deed discovering again
redoubt fortification munition defensive structure
redress damages amends indemnity compensation recompense money paid loss injury
reduce trim cut decrease lessen minify alter down
reducing reduction chemical reaction process electrons added atom
reduction decrease diminution magnitude decreasing reducing
redundancy repetitiveness repetitiousness verboseness verbosity repetition messages reduce probability errors transmission
reef ridge natural elevation submerged rock coral near surface
reel film photographic paper material roll holding series frames
reelection election vote again
reenforcement reinforcement confirmation information info makes forcible convincing
reevaluation evaluation valuation rating appraisal second
refectory dining room communal hall
refer mention advert cite think have mind mean associate reference
referee ref official adjudicator chief boxing american football expected
reference mention remark comment input statement calls attention
referendum vote action legislative referred final approval popular
refinement polish culture cultivation perfection flawlessness plus ultra highly developed
refinery plant works industrial building
reflect indicate point designate show manifest bring back
reflectance reflectivity coefficient constant fraction radiant energy reflected surface
reflection contemplation reflexion rumination consideration thinking thought process calm lengthy intent
reflectometer meter measuring instrument system
reflector device instrumentation reflects radiation
reflex reaction response bodily process body automatic instinctive unlearned stimulus
refocusing focalization focalisation focusing intensification again
reform improvement change better result correcting abuses
reformatory correctional institution penal facility
refractometer measuring instrument system device
refrain chorus music auditory song soloist joined group singers
refrigeration infrigidation cooling chilling temperature reduction process freezing
refrigerator icebox white goods home appliance household food stored temperatures
refueling fueling provision supply supplying activity taking fuel
refugee exile expatriate expat absentee flees safety
refund payment cost money returned payer
refusal denial speech refusing
refuse decline react respond show unwillingness towards
regain recover retrieve find get acquire back
regard see consider reckon think believe conceive deem
regatta meet sports meeting athletic
regime government authorities polity organization organisation governing authority political unit
regiment army military force unit smaller division
regimentals military uniform insignia regiment
regimentation imposition infliction enforcement order discipline
region physical extended spatial location
register record enter put down save writing
registrant individual someone somebody mortal formally entered
registration enrollment enrolment entrance entering entry ingress enrolling
registry register written record account official names events transactions
regret repent rue feel experience remorse
regular habitue fixture patron frequenter customer client
regularity symmetry symmetricalness correspondence balance property polygons equal sides
regulate modulate adjust set correct alter amount degree rate
regulation ordinance rule prescript direction instruction authoritative
regulator control controller mechanism controls devices regulating controlling fluid flow
rehabilitation restoration repair fix fixing useful place society
reharmonization reharmonisation harmonization harmonisation harmony musical piece music whose original revised
rehash material information info slightly
rehearing relistening listening hearing sensing perception again
rehearsal exercise practice drill session preparation public performance
rehearse practise practice perform execute engage rehearsal
reich nation country land commonwealth german
reign govern rule control command sovereign power
reimbursement compensation recompense paid
rein strap leather strip pair long straps
reinforce reenforce strengthen beef fortify alter stronger
reinforcement support reenforcement operation military
reissue reprint reprinting publication work
reiterate repeat ingeminate iterate tell inform perform again
reject evaluate pass judgment judge think refuse accept acknowledge
rejection deed human action rejecting
rejoice joy feel experience happiness
rejoicing happiness feeling great
relate associate link colligate think cogitate cerebrate logical causal connection
relatedness connection connexion connectedness particular manner
relation abstract abstraction belonging characteristic entities together
relations dealings social mutual connections communications among persons
relationship abstract relation
relative individual someone somebody mortal related blood marriage
relax unbend unwind decompress turn less tense rest take ease
relay passage handing over delivery bringing passing along group another
release relinquish grip
relegate submit refer another decision judgment
relentlessness inexorability inexorableness mercilessness unmercifulness inhumaneness inhumanity unwillingness relent
relevance relevancy connection connexion connectedness relation matter hand
relevancy relevance connection connexion connectedness relation matter hand
reliability dependability dependableness reliableness responsibility responsibleness trustworthiness trustiness dependable reliable
reliance trust certainty cognitive mind based past experience
relic antiquity artefact survived distant past
relief alleviation assuagement comfort pleasure pleasance feeling comes burdensome removed reduced
relieve alleviate palliate assuage better improve amend ameliorate provide physical relief
religion faith belief cognitive mental strong supernatural power powers control
religionist religious individual someone somebody addicted religion zealot
religiousness devoutness piety piousness righteousness virtue devout
relinquish release resign free pass hand reach possession right
reliquary container instrumentation religious relics
relish gusto zest zestfulness enjoyment pleasure pleasance vigorous enthusiastic
reliving experience cognitive mental recurrence prior
remain stay rest same
remainder balance residual residue portion component constituent left after taken away
remains physical object left unused still extant
remark note observe mention say tell express verbalize
remedy redress remediation correction rectification improvement correcting error fault evil
remember retrieve recall recollect knowledge memory
remembrance recollection anamnesis memory retention retentiveness retentivity ability recall past occurrences
remind mind
reminder message subject substance helps remember
remise hackney carriage coach expensive
remission remittal subsidence suspension respite reprieve hiatus abatement intensity degree
remnant leftover remainder balance residual residue portion remains after main longer
remonstrance expostulation remonstration objection communicating deed human action expressing earnest opposition
remorse compunction sorrow regret rue ruefulness feeling deep
remote device instrumentation control machine
removal remotion separation integrity removing
remove take withdraw concrete lifting pushing taking abstract
remuda herd animal horses those next chosen
remuneration wage pay earnings regular payment remunerates
renaissance renascence period european history close middle ages
render make get alter modify
rendering rendition performance public presentation show musical composition dramatic role
rendezvous meeting coming together congress assembly planned certain place
rendition rendering performance public presentation show musical composition dramatic role
renew regenerate make create reestablish improved basis like
renewal reclamation rehabilitation restoration repair fix fixing conversion wasteland land suitable
renovation redevelopment overhaul improvement improving renewing restoring
rent lease contract undertake promise assure money
renunciation repudiation rejection speech rejecting disowning disclaiming invalid
reorientation orientation attitude mental fresh
repair mend fix bushel better improve amend ameliorate restore replacing putting
repairman mender repairer fixer skilled worker whose repair
repay refund return pay give back
repayment refund payment defrayal defrayment commerce returning money received previously
repeal revoke annul lift cancel strike down declare adjudge officially
repeat reiterate ingeminate iterate tell inform perform again
repechage race contest competition
repel drive repulse push force displace move back influence
repentance penitence penance compunction remorse sorrow your past conduct
repertory depository deposit depositary repository storehouse stock kept
repetition repeat periodic recurrent occurrence occurrent event repeats
replace regenerate renew substitute
replacement replacing substitution exchange commutation furnishing equivalent place another
replacing replacement substitution exchange commutation furnishing equivalent place another
replenish refill fill make full alter previously emptied
replenishment refilling replacement renewal filling flow again supplying what
replication reproduction copying repetition repeating copies
reply answer respond say tell express verbalize react verbally
report describe account inform communicate intercommunicate give representation words
reportage coverage reporting news information
reporter newsman newsperson communicator individual someone somebody investigates reports edits news
reporting coverage reportage news information info presented reporters newspapers radio television
repose rest ease relaxation inactivity deed human action freedom activity
repository depository deposit depositary facility installation artefact deposited storage safekeeping
represent correspond equal take place parallel equivalent
representation cognitive mental knowledge noesis presentation mind idea image
representative negotiator negotiant treater communicator represents others
repression subjugation subjection relationship forcible
reprieve respite relief ease comfort comfortableness
reprint reissue reprinting publication work
reprisal retaliation revenge return paying back retaliatory action against enemy wartime
reproach rebuke reproof reproval reprehension mild criticism
reprobate miscreant wrongdoer offender bad moral scruples
reproduce produce make create copy equivalent
reproducer audio system sound electronic
reproducibility duplicability dependability dependableness reliability reliableness reproducible
reproduction organic process biological physical generating offspring
reproof rebuke reproval reprehension criticism unfavorable judgment disapproval expression censure
reptile reptilian vertebrate craniate chordate cold blooded class reptilia including
republic democracy commonwealth political system form government supreme power lies body
republican politician politico pol political leader member party
repugnance repulsion revulsion horror disgust dislike intense aversion
repulsion force physical phenomenon bodies repel another
reputation repute honor honour laurels standing held high esteem
repute reputation honor honour laurels standing held high esteem
request bespeak quest communicate pass along express need desire
require necessitate ask postulate useful just proper
requirement demand duty responsibility obligation social control required activity
requisition demand request petition postulation requiring
reredos altarpiece screen partition divider
rescue deliver save carry through pull bring free harm evil
research investigation investigating work systematic establish facts
researcher investigator scientist individual someone somebody devotes himself doing research
resemblance likeness alikeness similitude similarity appearance external superficial details
resemble match fit correspond check appear like
resent dislike feel bitter indignant
resentment bitterness gall rancor hostility enmity ill will hate feeling deep
reserpine raudixin sandril antihypertensive drug medicine medication alkaloid extracted plant rauwolfia
reservation reserve administrative district division territorial reserved particular purpose
reserve withhold keep back deny refuse hold aside future contingency
reserves militia military force civilians trained soldiers regular army
reservoir supply indefinite quantity extra
reset device instrumentation resetting instruments
reside shack domicile domiciliate populate dwell live inhabit home particular place
residence abode address geographic point geographical dwell temporarily
resident occupant occupier inhabitant habitant dweller denizen lives particular place prolonged
residue physical matter remains after removed
resign vacate renounce leave office quit step down
resignation surrender despair feeling acceptance
resilience resiliency elasticity snap physical property material return original shape
resist defy refuse elude escape perplex vex baffling
resistance opposition action deed human opposing disapprove disagree
resistor resistance electrical device resists flow current
resolution declaration resolve document written papers writing formal expression meeting
resolve decide settle adjudicate end terminate alter modify bring
resonance physical phenomenon natural excited stable particle causing sharp maximum
resonator chamber enclosure hollow whose
resorcinol phenol organic compound crystalline obtained resins
resort recur use utilize utilise apply recourse
resource assets possession available source wealth
resourcefulness resource asset plus able cope difficult situation
respect regard detail item point fact
respects message subject substance formal expression esteem
respiration metabolism metabolic process organic biological processes whereby certain organisms obtain
respirator inhalator breathing device apparatus
respite reprieve relief ease comfort comfortableness
respond react show response reaction
response consequence effect outcome result
responsibility duty obligation social control action force binds courses demanded
responsiveness reactivity sensitivity sensitiveness sensibility sense responsive stimulation
rest remainder balance residual portion component constituent left after taken away
restatement statement message subject substance revised
restaurant eatery building edifice structure construction
restlessness mobility quality ceaselessly moving active
restoration reign charles england
restore reconstruct regenerate renew return original usable functioning condition
restraint control controlling restraining
restrict curtail curb limit circumscribe confine decrease place restrictions
restriction limitation rule regulation concept conception principle limits extent
restroom convenience toilet lavatory lav
result consequence effect outcome phenomenon process physical follows caused previous
resume restart continue uphold carry bear take begin anew
resumption recommencement beginning start commencement again
resuscitator breathing device apparatus machine
resuspension suspension mixture renewed insoluble particles after precipitated
retail selling merchandising marketing commerce goods consumers
retailer merchant merchandiser businessperson bourgeois sells goods retail
retailing selling merchandising marketing commerce activities involved commodities directly consumers
retain hold bear carry contain back within
retaliation revenge return paying back getting even action taken injury offense
retardation deceleration slowing alteration modification occurrence occurrent decrease rate change
retention keeping holding possession ownership control retaining
retentiveness memory retention retentivity faculty mental module ability power retaining recalling
reticule bag handbag pocketbook purse
retina membrane tissue layer animal innermost light sensitive covering back
retire leave office quit step down resign retirement
retirement status position retired business occupation
retort repay return riposte answer reply respond say back
retrace trace return travel locomote back again
retractor surgical instrument medical holds
retraining training preparation grooming occupation
retreat withdraw recede retire travel locomote pull back move away backward
retreated people grouping
retrenchment entrenchment intrenchment fortification munition
retribution requital penalty payment justly deserved
retrieval computer operation machine accessing
retrieve recover find regain get acquire back
retro fashion vogue trend style
retrorocket rocket engine jet larger
retrospect contemplation reflection reflexion rumination past
retrospective art exhibition exposition expo representative selection artist life work
retrovision vision imagination imaging imagery events distant past
retsina wine vino alcohol alcoholic
return travel locomote come back place condition activity before
reunion party social gathering affair former associates come together again
reveal unveil show visible
revel delight enjoy take
revelation disclosure revealing speech deed human action evident
reveller reveler merrymaker celebrant celebrator celebrater individual shares noisy party
revelry revel merrymaking conviviality jollification celebration unrestrained
revenge retaliation return paying back getting even action taken injury offense
revenue gross receipts sum money amount entire income before deductions
reverberation echo replication reflection reflexion reflectivity physical property repetition sound resulting
reverend clergyman spiritual leader member clergy christian church
reverie revery daydream daydreaming dream dreaming imagination imaginativeness absentminded awake
reversal change opposite
reverse turn change contrary
reversibility changeableness changeability quality reversible either direction
reversible garment clothing article vesture
revery reverie abstractedness preoccupation preoccupancy absorption abstracted
revetment barrier obstruction obstructor obstructer against explosives
review reexamine analyze analyse study examine look again
reviewer referee reader critic evaluator judge reads manuscripts judges suitability publication
revise rewrite write revisions
revision alteration transformation translation integrity revising altering
revival resurgence revitalization revitalisation improvement betterment advance transformation bringing again activity
revive resuscitate bring back round around regain consciousness
revolt rebellion insurrection rising conflict struggle battle action organized opposition authority
revolution alteration modification occurrence occurrent drastic reaching change ways thinking behaving
revolver pistol handgun side arm shooting iron revolving cylinder
revulsion repugnance repulsion horror disgust dislike intense aversion
reward wages payoff consequence aftermath result resultant recompense worthy retribution wrongdoing
rheometer measuring instrument system device
rheostat resistor resistance electrical device
rhetorician orator speechmaker speechifier speaker talker utterer verbalizer delivers speech oration
rheumatism disease illness unwellness malady painful disorder joints muscles connective tissues
rhino rhinoceros ungulate perissodactyl mammal massive powerful herbivorous toed southeast
rhinoceros rhino ungulate perissodactyl mammal massive powerful herbivorous toed southeast
rhinoscope medical instrument mirror mounted
rhinotracheitis animal disease respiratory infection nose throat cattle
rhubarb pieplant vegetable veggie veg produce long pinkish sour leafstalks eaten
rhyme rime versification form correspondence sounds lines
rhythm beat musical time basic rhythmic unit piece music
rib support device resembling animal
ribbing framework frame supporting structure
ribbon thread physical long object resembling thin line
ribes plant genus flowering shrub bearing currants gooseberries
riboflavin lactoflavin ovoflavin hepatoflavin vitamin complex prevents skin lesions weight loss
rice grain food cereal foodstuff grains either unpolished polished
ricer kitchen utensil ricing soft
richmond capital virginia located east central
richness profusion profuseness cornucopia abundance copiousness teemingness quantity property extremely abundant
rickey mixed drink alcohol alcoholic
ricksha jinrikisha rickshaw cart wagon
rickshaw jinrikisha ricksha cart wagon
rid free disembarrass relieve
riddle pierce penetrate perforate many holes
ride sit travel locomote back animal controlling motions
rider traveler traveller individual someone actively rides animal
ridge natural elevation geological formation long narrow striation
ridgepole ridge rooftree beam structural
ridicule roast guy blackguard mock bemock treat handle subject laughter
riding equitation sport athletics diversion
rifle firearm gun shoulder long barrel rifled bore
rifleman marksman sharpshooter crack shot skilled rifle
rift opening gap space cloud masses
rig cheat chisel deceive lead arrange outcome means deceit
rigger craftsman artisan journeyman artificer rigs ships
right abstract concept conception construct idea governmental body tradition nature
righteousness morality quality adhering moral principles
rightfield right tract land ground parcel piece outfield catcher
rightness morality quality according conscience
rigor asperity grimness hardship difficulty difficultness quality hard endure
rigout costume attire garb dress
rim boundary edge bound line shape raised less circular object
ring peal sound cause perceived loudly sonorously
ringing ring tintinnabulation sound occurrence occurrent natural bell
rings gymnastic apparatus exerciser sports
rink building edifice structure construction
riot violence force aggression hostility public unruly
rip rend rive pull tear rupture snap bust torn violently
ripening maturation maturement organic process biological physical coming full development
ripple rippling riffle wavelet wave moving ridge movement motion surface liquid
ripsaw splitsaw handsaw hand saw
rise lift arise uprise travel locomote move upward
risk try seek attempt essay expose chance loss damage
rite religious ceremony ritual established prescribed religion
ritual rite custom usage usance practice customary observance
rival equal touch match compete vie contend ability
river stream watercourse body water natural
riverbank riverside bank slope incline side river
rivulet rill run runnel stream watercourse body water
road route way artefact open
roadbed bed foundation base fundament
roadblock barrier obstacle obstruction hindrance hinderance condition makes difficult progress achieve
roadhouse hostel hostelry inn lodge
roadside wayside edge limit demarcation line road path
roadster runabout car auto automobile
roadway road route way
roam roll wander swan travel locomote move aimlessly destination search food
roar howl make noise resound sound loud wind water vehicles
roarer bawler bellower screamer communicator individual someone somebody communicates vocally loud
roaring boom roar thunder noise sound deep prolonged loud
rob steal rip off take away force consent owner
robber thief stealer criminal felon steals threatening violence
robbery larceny theft thievery thieving threat violence
robe garment clothing article vesture loose flowing
robot automaton golem mechanism device
robotics artificial intelligence computer science
robustness hardiness lustiness strength property strong healthy constitution
rock stone lump mass hard consolidated mineral matter
rocket projectile vehicle conveyance transport self propelled engine
rod implement instrumentation long thin metal wood
rodeo exhibition presentation presentment demonstration cowboy skills
rogue knave rascal rapscallion villain scoundrel unwelcome persona non grata deceitful
role function office duty work actions activities assigned required expected group
roleplaying acting playing playacting performing particular role
roll turn move turning rotating
roller grounder ground ball groundball hopper rolls along infield
rollerblader skater uses rollerblades
rollerblading roller skating using rollerblades
roman italian european resident modern rome
romance relationship lovers
romantic idealist dreamer visionary soulful amorous
romanticism idealism impracticality impractical romantic ideals attitudes
rome roma capital largest city italy
romp runaway blowout laugher victory triumph ending conclusion easy
roof protective covering cover protection covers forms building
roofer craftsman artisan journeyman artificer lays repairs roofs
rooftop top side upper upside
rooftree ridge ridgepole beam structural member laid along edge sloping sides
rook castle chessman chess man
rookie cub greenhorn novice beginner tyro tiro awkward inexperienced youth
room area structure construction within building enclosed walls floor
roomette compartment room private sleeping
roomful containerful indefinite quantity room will hold
rooms suite apartment flat housing lodging series connected living unit
roosevelt fdr president united states
rooster cock chicken gallus domestic fowl adult male
root plant organ structure underground lacks buds leaves nodes
rooting growth growing maturation development process putting forth roots beginning grow
rope line artefact strong
ropedancer ropewalker aerialist acrobat performs
ropewalker ropedancer aerialist acrobat performs
rosary beads string counting prayers
rose rosebush shrub bush woody plant ligneous many shrubs genus rosa
rosebud bud flower bloom blossom rose
rosette adornment decoration ornament ornamentation pattern resembling rose worn badge
roster roll list listing database names
rostrum dais podium pulpit platform horizontal surface level raised above surrounding
rot decompose molder moulder decay break down
rotate revolve turn around axis center
rotation motion movement motility rotating axis
rotc corps army training program prepare college students commissioned
rotgut alcohol alcoholic drink beverage
rotisserie oven kitchen appliance broiler
rotor armature coil rotating motor generator
rotunda building edifice structure construction
rotundity sphericity sphericalness globosity roundness shape form configuration dimensional object
roughcast plaster mixture coarse surface
roughneck bully tough hooligan attacker aggressor assailant assaulter cruel brutal fellow
roughness raggedness texture tactile property feel surface edge smooth irregular uneven
round ammunition ammo weaponry arms charge single shot
rounders baseball game ball english
roundhouse workplace work geographic point geographical circular building repairing locomotives
roundup ranching farming agriculture husbandry activity gathering livestock together counted branded
rousseau french philosopher writer born switzerland
route path itinerary line established travel access
routine procedure process unvarying habitual method
row line formation arrangement objects side
rowboat dinghy dory small boat
rowdy bully tough hooligan attacker aggressor assailant assaulter cruel brutal fellow
rowel wheel machine simple spiked
rowing row sport athletics diversion
rowlock peg pin thole holder
royalty payment cost holder patent copyright resource right
rpm rev rate magnitude quantitative revolution motor
rub guide run draw pass move pressure
rubber caoutchouc latex exudate exudation elastic material obtained trees
rubbish trash scrap waste material product worthless disposed
rubble debris dust junk rubbish trash scrap waste remains destroyed broken
rubric rule prescript direction instruction authoritative conduct procedure
ruby jewel gem precious stone jewelry transparent piece polished valued
ruck herd multitude throng concourse gathering crowd ordinary undistinguished persons
rucksack backpack knapsack packsack bag
rudder airfoil aerofoil control surface hinged vertical mounted tail aircraft
rudderpost rudderstock post upright vertical
rudderstock rudderpost post upright vertical
rudeness discourtesy manner personal demeanor demeanour rude insulting
rudiments basics fact information info
ruffian bully tough hooligan attacker aggressor assailant assaulter cruel brutal fellow
rug carpet carpeting floor cover covering piece thick heavy fabric
rugby rugger football game field
rugger rugby football game field
ruin ruination devastation desolation deterioration impairment irrecoverable destruction
rule regulation concept conception construct idea principle condition customarily governs behavior
ruler swayer individual someone somebody mortal rules commands
ruling opinion judgment judgement judicial decision due process reason court
rum liquor spirits booze hard
rumanian romanian romance language latinian latin eastern spoken romania
rumble rumbling grumble grumbling noise sound loud dull continuous
rumen stomach tummy tum breadbasket first compartment ruminant
rummer glass drinking container
rumor rumour hearsay gossip comment scuttlebutt report
rump hindquarters croup croupe body animal corresponds human buttocks
rumpus commotion din ruction disturbance motion movement motility noisy
run travel rapidly speed hurry zip move fast using feet foot
runabout roadster car auto automobile
runaway blowout romp laugher victory triumph ending conclusion easy
rundle spoke rung crosspiece brace
rundown summation summary statement concluding
rung round stave crosspiece brace
runner smuggler contrabandist criminal felon crook outlaw imports exports paying duties
running run football play player attempts carry ball past
runoff overflow overspill flow flowing travel occurrence surplus liquid
rush hotfoot hasten hie travel locomote move hurridly
rusher ball carrier runner football
rushing rush run running play game attempt advance ball line
rushlight candle taper wax light
russet homespun fabric cloth material reddish brown
russia ussr former communist country eastern europe northern
russian native indigen indigene aborigine inhabitant russia
rustle sound cause perceived crackling
rustler thief stealer criminal felon steals livestock
rustling larceny theft thievery thieving stealing cattle
rut groove channel depression impression furrow
rutabaga swede turnip root vegetable yellow plant food
ruthlessness pitilessness mercilessness unmercifulness inhumaneness inhumanity lack pity
rya shag rug carpet carpeting
sabbath rest day the week worship sunday christians
saber sabre fencing sword blade
sabine river eastern texas flows south gulf
sable brush implement artist hairs
sabotage destruction devastation termination ending deliberate disruption equipment damaged
sabre saber fencing sword blade
sachet bag container soft containing
sack poke bag container paper plastic holding customer purchases
sackbut trombone brass instrument medieval
sackcloth garment clothing article vesture
sacque sack jacket coat woman
sacrament religious ceremony ritual formal conferring specific grace
sacramento city north central california miles northeast
sacrifice give release relinquish resign free endure loss
sacrilege profanation desecration blasphemy irreverence violation evil immorality blasphemous behavior
sacristy vestry room area church
saddle seat support rider horse animal
saddlebag bag container
sadism sexual pleasure pleasance obtained inflicting harm
sadness unhappiness feeling emotions experienced well
safe strongbox deedbox box valuables safely kept
safebreaker safecracker cracksman thief stealer criminal felon breaks open safes steal
safeguard precaution guard step maneuver manoeuvre tactical precautionary measure warding impending
safehold refuge sanctuary asylum shelter
safety status certain adverse effects will caused agent
sag droop swag flag sink drop down posture settle pressure loss
saga adventure story heroic tale narrative telling adventures hero family
sage mentor wise man intellectual intellect spiritual philosophical topics renowned profound
sagebrush subshrub suffrutex shrub bush north american composite subshrubs genera artemis
sail travel journey traverse
sailboat sailing vessel ship watercraft
sailing seafaring navigation employment work occupation business sailor
sailor crewman skilled worker trained workman member ship crew
sailplane glider craft aircraft supported
saint deity divinity god immortal died declared canonization
sake interest benefit welfare good goodness reason wanting done
salad dish nutriment nourishment nutrition food mixtures either arranged plate tossed
salamander amphibian vertebrate craniate typically terrestrial amphibians resemble lizards return
salary wage pay earnings regular payment remunerates
sale selling merchandising marketing commerce particular instance
saleroom showroom salesroom panopticon area
salesgirl saleswoman saleslady salesperson sales representative rep employee woman
saleslady salesgirl saleswoman salesperson sales representative rep employee woman
salesman salesperson sales representative rep employee
salesmanship skill accomplishment acquirement acquisition selling
salesroom showroom saleroom panopticon area
saline isotonic solution isosmotic sodium chloride distilled water
salinometer hydrometer gravimeter measuring instrument
salish salishan mosan amerind amerindian language family spoken northwestern united
saliva spit spittle secretion liquid body substance bodily fluid clear secreted
sally wisecrack crack quip remark comment input statement witty
salmon salmonid fish malacopterygian food game fishes northern waters
salon gallery art picture room works displayed
saloon barroom bar ginmill room area establishment alcoholic drinks served counter
salt compound chemical substance formed replacing hydrogen acid metal
saltbox house dwelling home domicile
saltcellar container instrumentation holding salt
saltshaker shaker container perforated sprinkling
saltwater seawater brine water binary compound containing salts
saltworks plant works industrial building
salvation redemption rescue deliverance delivery saving delivering evil
salve ointment unction unguent remedy curative cure therapeutic semisolid preparation
salver tray receptacle
salvo outburst burst occurrence resembling discharge firearms release bombs
salwar shalwar trousers pair pant
sambuca liqueur cordial alcohol alcoholic
sameness quality alike
samisen shamisen stringed instrument musical
samovar urn pot metal spigot
sampan skiff small boat asian
sample example illustration instance representative intended whole
sampler observation station sample observations
sampling choice selection option pick suitable sample study
sanatarium sanatorium sanitarium hospital infirmary
sanatorium sanatarium sanitarium hospital infirmary
sanction approve okay authorize authorise pass clear give
sanctity holiness sanctitude quality holy
sand soil dirt earth ground loose material grains rock coral
sandal shoe footwear footgear sole fastened straps foot
sandalwood wood plant material substance close grained fragrant yellowish heartwood true
sandbag bag container filled sand
sandblaster hand tool throws blast
sandbox mold mould cast container
sander smoother power tool machine
sandglass timepiece timekeeper horologe measuring
sandpaper abrasive abradant material stiff paper coated powdered emery sand
sandwich snack food dish
sanitarium sanatorium sanatarium hospital infirmary
sanitation sanitariness sanitary clean conducive health
sanity saneness mental health psychological normal sound powers mind
sapling tree woody plant ligneous young
saracen nomad wanderer roamer rover member nomadic syrian arabian deserts roman
sarape serape shawl cloak long
sarcasm irony satire wit humor humour witticism witty language convey insults
sarcophagus coffin casket box stone
sardine pilchard saltwater fish seafood fatty canned
saree sari dress frock clothing
sari saree dress frock clothing worn primarily hindu women
sarin organophosphate nerve agent gas
sarong skirt garment loose brightly
sash framework frame supporting structure holds panes window
sassing sass backtalk lip rejoinder retort return riposte impudent insolent
satchel baggage luggage case flat
satellite orbiter equipment instrumentation orbits around earth moon
satiety repletion satiation fullness status satisfactorily full unable take
satin fabric cloth material textile smooth silk rayon
satire sarcasm irony wit humor humour witticism witty language convey insults
satirist ironist ridiculer humorist humourist entertainer uses ridicule irony sarcasm
satisfaction contentment happiness feels fulfilled desire need expectation
satisfy fulfill fulfil fit conform meet requirements expectations
saturation impregnation permeation pervasion suffusion diffusion process totally saturating substance
saturday sabbatum sat weekday day the week seventh last
saturn giant planet surrounded three planar concentric
sauce condiment flavorer flavourer flavoring flavorful relish dressing topping served accompaniment
sauceboat boat dish crockery dishware
saucepan pan cooking utensil cookware
saucepot pot cooking utensil cookware
sauna steam bath room vapor
sausage meat food solid highly seasoned minced stuffed casings
savage barbarian primitive individual someone member uncivilized
savageness savagery ferocity fierceness furiousness fury property untamed ferocious
savannah port eastern georgia near mouth river
save salvage salve relieve rescue deliver carry through ruin destruction harm
saver rescuer recoverer individual someone somebody mortal saves danger violence
saving economy action deed human economizing
savings fund monetary money reserve
savior jesus christ saviour teacher prophet born bethlehem active nazareth
savor enjoy bask relish derive receive pleasure
sawbuck sawhorse horse buck framework
sawdust wood plant material substance fine particles sawing
sawhorse horse sawbuck buck framework frame supporting structure holding wood sawed
sawmill power saw sawing machine
saxhorn brass instrument wind family
saxophone sax instrument woodwind reed
say tell express verbalize verbalise utter words
scaffold platform horizontal surface level criminals executed
scale standard criterion touchstone system measurement ordered reference
scaler pulse counter tabulator electronic
scalp skin tegument cutis connective tissue covers head
scalpel surgical knife thin straight
scamper scurry skitter scuttle run travel rapidly speed hurry move proceed
scan examine see minutely intensely
scandal dirt gossip comment scuttlebutt report disgraceful private lives
scantling stud upright vertical structural
scanty pantie panty underpants undergarment
scapular feather plume plumage body covering shoulder bird
scapulary scapular garment clothing article
scar cicatrix cicatrice symptom evidence grounds mark left
scarcity scarceness insufficiency inadequacy deficiency amount inadequate
scare frighten fright affright stimulate shake excite fear
scarf garment clothing article vesture worn around head neck shoulders
scarfpin tiepin pin jewelry jewellery
scatter disperse dissipate dispel separate divide different directions
scattergun shotgun firearm gun double
scauper scorper graver graving tool
scavenger chemical agent added mixture counteract
scenario script book playscript dramatic composition outline synopsis play
scene area country region place action occurs
scenery scene stage set representation painted structures intended suggest particular
scent aroma fragrance perfume smell odor odour olfactory sensation distinctive pleasant
scepticism agnosticism skepticism unbelief disbelief cognitive mental claims ultimate knowledge
schedule plan think cogitate cerebrate activity event
scheme strategy plan action program programme elaborate systematic
scherzo movement musical composition opus fast
schism split division separation group opposing factions
schizophrenic psychotic psycho sick afflicted schizophrenia
schnapps schnaps liquor spirits booze
schnaps schnapps liquor spirits booze
scholar bookman student intellectual intellect individual someone learned
scholarship aid economic financial assistance provided student basis academic merit
scholastic pedant bookworm scholar scholarly bookman student pays attention formal rules
school educational institution establishment
schoolbag bag container carrying school
schoolboy male child boy attending school
schooldays schooltime time life period going school
schoolgirl female child girl little attending school
schoolhouse school building edifice structure construction young receive education
schooling teaching instruction pedagogy education school
schoolmarm schoolmistress mistress schoolteacher school teacher instructor woman
schoolmaster headmaster master principal school head teacher presiding officer
schoolmate classmate schoolfellow acquaintance friend individual someone school
schoolmistress schoolmarm mistress schoolteacher school teacher instructor woman
schoolroom classroom room area school lessons take place
schooner glass drinking container beer
sciatica neuralgia neuralgy pain hurting along sciatic nerve
science discipline subject area field particular branch scientific knowledge
scientist individual someone somebody mortal advanced knowledge sciences
scimitar cavalry sword saber sabre curved oriental
scissors edge tool cutter cutlery
sclerometer measuring instrument system device
scoffing jeer jeering mockery derision disrespect discourtesy showing your contempt
sconce shelter structure construction screen
scoop scoopful containerful indefinite quantity will hold
scooter motorboat powerboat boat resembling
scope range reach orbit extent magnitude area operates power control
score mark grade evaluation valuation rating appraisal number letter indicating
scoreboard board sheet flat solid displaying score contest
scorecard card record book fact
scorer player participant contestant makes
scores tons dozens heaps large indefinite quantity amount number
scorn contempt disdain despite dislike feeling lack respect accompanied intense
scorper scauper graver graving tool
scot scotsman scotchman european inhabitant habitant dweller native scotland
scotchman scot scotsman european inhabitant habitant dweller native scotland
scotland four countries united kingdom great britain
scoundrel villain unwelcome persona non grata individual someone wicked evil
scourge flagellum whip instrument inflict punishment
scouring search hunt hunting moving territory
scours animal disease diarrhea livestock
scout lookout sentinel sentry watchman watcher security guard employed keep watch
scouting reconnoitering reconnoitring reconnaissance mission intelligence exploring order gain information
scow boat vessel watercraft flat
scowl frown glower lour lower displeasure
scramble travel locomote move hurriedly
scrap bit chip flake fragment broken whole
scrape grate rub guide run draw scratch repeatedly
scraper hand tool tools scraping
scrapheap dump garbage trash rubbish accumulation refuse discarded matter
scraping fragment scraped collected
scratch rub fray fret touch adjoin meet contact friction
scratchiness harshness abrasiveness roughness raggedness texture substance causes abrasions
scratchpad memory computer storage high
scream shout cry call utter emit let out loose sudden loud
screaming scream shriek shrieking cry outcry call yell sharp piercing
screech whine squeak creak make noise resound sound high pitched screeching
screeching screech shriek shrieking noise sound high pitched resembling human
screen surface artefact white silvered pictures projected viewing
screenplay script book playscript dramatic composition film including dialogue descriptions characters
screwballer pitcher hurler twirler thrower
screwdriver hand tool driving screws
scriber scribe awl hand tool
scrimmage exercise practice drill session play football team squads
script book playscript dramatic composition work writing written material version play
scriptorium room area monastery aside
scripture bible book word sacred text writing religious writings christian religions
scrub scour rub guide run draw clean hard rubbing
scrubbing scrub scouring cleaning cleansing cleanup improvement surface rubbing brush soap
scrubs gown garment clothing article
scrumpy cider cyder beverage drink
scrutinize scrutinise examine see look critically searchingly minute detail
scrutiny examination investigation investigating work examining closely
scuba aqualung breathing device apparatus
scuffle hassle tussle dogfight fight fighting combat scrap disorderly
scullery room area
sculling rowing row sport athletics
sculptor sculpturer carver artist creative creator creates sculptures
sculpture plastic art fine three dimensional work
scuttle container instrumentation coal
scyphus cup crockery dishware ancient
scythe edge tool cutter cutlery
sea body water division ocean salt partially
seabag drawstring bag cylindrical sailors
seacoast seashore coast shore geological formation ocean
seafarer mariner seaman tar sailor crewman skilled worker trained serves
seagull gull larid coastal diving bird mostly white aquatic long pointed
seahorse walrus pinniped mammal pinnatiped aquatic either northern marine mammals ivory
seal close shut tight
sealing waterproofing protection treating repel water
seam joint junction conjunction line formed joining pieces
seaman mariner tar sailor crewman skilled worker trained serves
seaplane hydroplane airplane aeroplane plane
seaquake earthquake quake temblor seism
search seek locate discover establish existence
searchlight light source illumination reflectors projects beam
season time period fundamental quantity year marked special events activities
seat place space area country reserved sitting
seatbelt safety belt life harness
seattle major port entry largest city washington
seawall breakwater groin groyne barrier
seawater saltwater brine water binary compound containing salts
seaweed alga algae protoctist plant growing marine
sec second time quantity amount minute
secateurs pruning shears spring holds
secede splinter separate split break withdraw organization communion
secessionist advocate advocator proponent exponent secessionism
second sec time quantity amount minute
secrecy secretiveness silence uncommunicativeness trait keeping secret
secret information info message subject should remain hidden others
secretaire secretary escritoire desk table
secretary head chief top dog leader administrative department government
secretion secernment organic process biological physical synthesizing releasing substance
sect religion faith organized institution subdivision larger religious group
section subdivision writing written material self contained larger composition
sectional furniture article furnishing piece
sector plane figure bounded radii included circle
secularism doctrine philosophy philosophical system school thought rejects religion religious considerations
secularist advocate advocator proponent exponent secularism
secure procure obtain get acquire special effort
security safety status free danger injury
sedan saloon car auto automobile machine closed front rear seats four
sediment deposit physical matter deposited natural process
sedimentation deposit alluviation geological phenomenon natural sediment gravel accumulating
seduction enticement temptation influence enticing astray right behavior
see perceive comprehend sight power
seed fruit reproductive structure hard
seedbed bed plot land ground seedlings grown before transplanting
seedling spermatophyte phanerogam seed plant vascular young tree grown
seedpod pod fruit reproductive structure seeded dehiscent leguminous plant
seek desire want reach
seeker searcher quester individual someone somebody mortal search inquiry
seem look appear give certain impression outward aspect
seepage ooze oozing flow flowing travel process seeping
seer visionary illusionist intellectual intellect individual someone unusual powers foresight
segment section portion physical pieces others constitute whole object
segregate discriminate separate single out distinguish race religion
segregationist segregator bigot partisan zealot drumbeater believes racial groups should kept
seidel glass drinking container beer
seismograph measuring instrument system device detecting intensity direction
seize prehend clutch take get hold
seizure ictus raptus attack affliction sudden occurrence
select choose take decide make mind determine pick number alternatives
selection choice option pick action deed human choosing selecting
selectman elected official functionary member board officials england towns
self ego consciousness cognitive mind your identity
selfishness stinginess trait resulting concern your welfare disregard
sell exchange interchange transfer deliver money equivalent
selling merchandising marketing commerce commercialism mercantilism transaction exchange goods agreed money
seltzer mineral water drinking naturally
semblance gloss color colour appearance visual aspect quality outward token deliberately
semi semifinal match contest competition
semiautomatic pistol handgun side arm
semifinal semi match contest competition
semifinalist rival challenger competitor competition
seminarian seminarist student pupil educatee enrollee seminary
seminary private school place education young
semipro semiprofessional professional pro athlete
semiprofessional semipro professional pro athlete
semitrance unconsciousness cognitive mind trancelike follow instructions voluntary action weak
senate legislature legislative assembly body general possessing high powers
senator legislator lawgiver lawmaker member senate
send direct displace somewhere
sending causing causation deed human action
senior undergraduate undergrad collegian college man student during year preceding graduation
seniority high status position higher rank others reason longer service
sensation esthesis aesthesis perception basic cognitive process unelaborated elementary awareness stimulation
sense awareness consciousness cognizance cognisance general conscious
sensibility esthesia aesthesia consciousness cognitive mind mental responsiveness awareness
sensing detection perception basic cognitive process occurred exists
sensitivity sensitiveness sensibility sense sensation sentience sentiency responsiveness external stimuli
sensitometer measuring instrument system device
sensor detector device instrumentation receives signal stimulus
sensuality sensualness sensualism sexual desire eros concupiscence physical attraction sensual pleasures
sentence string words word linguistic satisfying grammatical rules language
sentiment feeling tender romantic nostalgic emotion
sentimentalist romanticist individual someone somebody mortal indulges excessive sentimentality
sentimentality mawkishness drippiness mushiness emotionality emotionalism trait falsely emotional maudlin
sentinel lookout sentry watch watchman watcher security guard employed keep anticipated
sentry lookout sentinel watch watchman watcher security guard employed keep anticipated
separate divide barrier
separation lacking unity
sepia mahogany brown brownness chromatic color colour shade tinge
sept september sep gregorian calendar month following august preceding october
septation division partition partitioning segmentation cavity septum
september sep sept gregorian calendar month following august preceding october
septum partition body dividing tissues cavities
sepulcher sepulchre sepulture grave tomb
sepulchre sepulcher sepulture grave tomb
sequence series ordering order ordination serial arrangement follow logical recurrent
sequestration segregation separation action segregating sequestering
seraglio harem hareem serail living
serail harem hareem seraglio living
serape sarape shawl cloak long
serenade divertimento musical composition opus music movements
serenity repose quiet placidity composure calm calmness equanimity disposition free stress
serge fabric cloth material textile twilled woolen
sergeant noncommissioned officer noncom enlisted military ranks army force marines
serger sewing machine home appliance
serialism music auditory century uses definite order notes
series ordering order ordination arrangement similar placed happening after another
seriousness earnestness sincerity gravity solemnity feeling earnest sincere
sermon discourse preaching address speech religious nature
serpent snake ophidian diapsid reptile reptilian limbless scaly elongate
serratus skeletal muscle striated musculus muscles trunk
serum liquid body substance bodily fluid humor amber watery rich proteins
servant retainer worker individual someone somebody working service another
serve function suffice answer purpose role
service work done group benefits another
services employment work occupation business performance duties provision space equipment helpful
serviette napkin table linen napery piece wipe mouth cover
session conference discussion meeting execution group functions
set put place pose displace certain abstract location
setback reverse reversal blow occurrence occurrent natural unfortunate happening hinders impedes
setoff offset structure construction artefact
setscrew screw fastener fastening holdfast
sett cobble cobblestone paving stone
settee settle bench seat long
setting scene environment environs surroundings surround context
settle put set place pose position surface ground
settlement colony body settle home maintain ties homeland
settler colonist migrant migrator traveler traveller settles colony moves country
setup apparatus equipment instrumentation designed serve specific function
seven vii sevener digit figure integer number cardinal
sever separate disunite divide displace keep apart
severalty discreteness distinctness separateness separation distinct
severing severance cut cutting division
severity badness severeness intensity intensiveness degree grade undesirable pain weather
sew stitch fasten fix secure attach sewing
sewage sewerage waste material product matter carried away sewers drains
sewer sewerage cloaca drain drainpipe waste pipe carries away sewage surface
sewing stitching handicraft trade craft joining attaching stitches
sex bodily process body function organic activities associated sexual intercourse
sextet sextette sestet musical composition opus music written performers
sforzando chord note musical tone accented
shack hovel hut hutch shelter structure construction crude dwelling
shackle bond hamper trammel restraint constraint device confines restricts freedom
shade shadiness shadowiness semidarkness dark darkness relative caused light rays intercepted
shading marking design pattern figure graded markings indicate light shaded areas
shadow shade shadiness shadowiness semidarkness within clear boundaries
shaft line mark print forms length arrow pointer
shahadah pillar islam first affirmation
shake agitate move back forth
shakespeare shakspere english poet dramatist considered greatest
shaking agitation motion movement motility causing move down
shako bearskin busby hat chapeau
shallowness superficiality depth degree grade level lack knowledge thought feeling
shalwar salwar trousers pair pant
sham fake postiche imitation copy counterfeit
shame feeling painful emotion resulting awareness inadequacy guilt
shamisen samisen stringed instrument musical
shamrock clover trefoil herb herbaceous plant creeping european white pink flowers
shantung fabric cloth material textile heavy silk rough surface
shanty hovel hut hutch shelter structure construction crude dwelling
shape form configuration contour spatial property spatiality attributes
shaping defining process physical serving define shape
shard sherd fragment portion broken piece brittle artifact
share overlap coincide cooccur common
sharer partaker participant player associate gives receives share
shareware software program computer system
shark elasmobranch selachian cartilaginous fish chondrichthian numerous elongate mostly marine carnivorous
sharper cardsharp cardsharper sharpie card
sharpness acuteness acuity keenness intelligence ability power quick penetrating
sharpshooter athlete jock contestant noted
shatter burst bust break separate many pieces
shave groom neaten fancify beautify remove body hair razor
shaving shave depilation epilation cleaning cleansing removing hair razor
shawl cloak overgarment outer garment oblong piece cloth cover head
shawm oboe hautboy hautbois instrument
shay chaise carriage equipage rig
sheaf bundle package parcel container tied together carrying storing
shear deformation alteration modification object parallel planes remain
shears scissors pair edge tool
sheath protective covering cover protection
shebeen tavern tap house building
shed cast throw drop remove take away withdraw
sheep bovid ruminant woolly horned mammal related goat
sheepcote fold sheepfold pen enclosure
sheepfold fold sheepcote pen enclosure
sheepman stockman stock raiser farmer raises
sheepshank knot fastener fastening holdfast
sheepskin fleece leather animal skin tanned sheep left
sheet expanse space broad thin surface
shelf support device consists horizontal surface holding objects
shell ammunition ammo weaponry arms cylindrical metal casing containing explosive
shelter structure construction artefact provides privacy protection danger
shelterbelt windbreak hedge hedgerow fence
shenanigan mischief mischievousness misbehavior misbehaviour misdeed wrongdoing reckless malicious behavior causes
shepherd clergyman reverend man the cloth spiritual leader watches group
sheriff lawman law officer peace defender principal enforcement county
sherry fortified wine vino sweet amber jerez region southern
shibboleth motto slogan catchword saying expression locution speech favorite sect political
shield protective covering cover protection structure
shielding protection harm
shift switch alter modify exchange
shim wedge inclined plane thin material
shin body front human knee ankle
shinbone tibia shin leg bone long longum inner thicker bones human
shine reflect emit give out off bright reflecting casting light
shingle shake building material artefact
shining polishing work smooth shiny rubbing waxing
shinney shinny field hockey game
shinny shinney field hockey game
shinpad protective garment clothing article
ship vessel watercraft craft carries passengers freight
shipbuilding construction building creating from raw materials ships
shipment cargo lading freight merchandise ware product commodity goods carried vehicle
shipping transportation transport commercial enterprise business commerce moving goods materials
shipway ways slipway structure construction
shipwreck ship vessel watercraft wrecked
shipyard workplace work geographic point geographical ships built repaired
shirking slacking soldiering goldbricking evasion escape dodging negligence work duty
shirt garment clothing article vesture worn upper half body
shirtdress dress frock clothing tailored
shirtfront front side shirt
shirtsleeve sleeve arm cloth covering shirt
shirtsleeves dishabille deshabille status wearing jacket
shirtwaist shirtwaister blouse top buttons
shirtwaister shirtwaist blouse top buttons
shit crap dirt shite fecal faecal feces faeces obscene terms
shitlist blacklist list listing database
shiv knife weapon arm system
shiver shudder throb thrill tremble shake agitate convulsively fear excitement
shivering chill symptom evidence grounds sensation cold marks start infection development
shock daze stupor stupefaction astonishment amazement feeling distress disbelief happens accidentally
shoe footwear footgear covering shaped foot
shoebox structure construction artefact resembling
shoeful containerful indefinite quantity amount shoe will hold
shoehorn device instrumentation easing foot
shoelace shoestring lace lacing cord fastening shoes
shoes place situation position status particular
shoestring shoelace lace lacing cord fastening shoes
shoetree device instrumentation wooden metal
shofar shophar horn alarm warning
shook barrel cask vessel disassembled
shoot hit pip injure wound hurt missile weapon
shooter taw marble ball shooting game marbles
shooting shot propulsion actuation deed human action firing projectile
shop store mercantile establishment retail sales outlet sale goods services
shophar shofar horn alarm warning
shopkeeper tradesman storekeeper merchant merchandiser businessperson bourgeois owns manages shop
shopper customer client consumer visits stores search articles
shopping buying purchasing purchase searching goods services
shopwindow window framework frame store
shore geological formation physical land along edge body water
shoring shore beam structural member
short tract land ground parcel location baseball field shortstop stationed
shortage deficit shortfall insufficiency inadequacy deficiency amount property less expected required
shortcut cutoff crosscut road route way shorter usual
shorten reduce cut down back trim shorter originally intended
shortlist list listing database applicants
shortness length fundamental quantity property short spatial extent
shorts trunks trousers pair pant
shortstop infielder fielder plays position
shot shooting propulsion actuation deed human action firing projectile
shotgun scattergun firearm gun double barreled smoothbore shoulder weapon
shoulder body neck upper
shout talk speak utter mouth loud voice
shouting cheering encouragement approval commendation cheers spectators
shove jostle push force displace come rough contact moving
shovel hand tool lifting loose material
shovelboard shuffleboard outdoor game athletic
show demo exhibit present give exhibition interested audience
showboat steamboat boat river theatrical
showcase setting background scope environment displayed best effect
showdown confrontation encounter disagreement speech hostile face
shower plumbing fixture sprays water
showerhead nozzle nose spout perforated showers water bather
showing screening viewing display motion picture
showjumping equestrian sport riding horseback
showpiece curio curiosity oddity oddment outstanding item
showroom salesroom saleroom panopticon area merchandise
shrapnel shell ammunition ammo containing lead pellets explodes flight
shred scintilla whit iota small indefinite quantity amount tiny scarcely detectable
shredder device instrumentation shreds documents
shriek scream screaming shrieking cry outcry call yell sharp piercing
shrieking scream screaming shriek cry outcry call yell sharp piercing
shrimper vessel watercraft craft engaged
shrine place worship house prayer god hallowed association sacred
shrink shrivel wither decrease diminish lessen fall loss moisture
shrub bush woody plant ligneous vascular tracheophyte perennial major stems
shrubbery area country region number shrubs planted
shrug gesticulate gesture motion communicate raise shoulders indicate indifference resignation
shucks damn darn hoot worthlessness ineptitude quality little value
shudder shiver involuntarily reflexively shake cold
shuffle scuffle shamble walk travel locomote dragging feet
shuffleboard shovelboard outdoor game athletic
shuffler card player participant shuffles
shuffling shamble shambling shuffle walk walking locomotion travel slow dragging motion
shunt passage passageway structure anatomical bodily fluid
shunter locomotive engine railway move
shut close move opening passage obstructed
shutdown closure closedown closing termination ending conclusion operations
shutter mechanical device mechanism camera opens closes control
shuttle shuttlecock bird birdie badminton
shuttlecock bird birdie shuttle badminton
siamese thai tai kadai language branch languages
siberia vast asian region russia
sicilian italian european resident sicily
sicily sicilia italian region island
sick people grouping
sickbag bag container provided airplane
sickbay room area treatment sick
sickbed bed bedroom furniture sick
sickle edge tool cutter cutlery
sickness illness unwellness malady ill health unhealthiness problem pathological impairment normal
sickroom room area sick confined
side region place within identified relative center
sideboard board sheet flat solid removable fitted side wagon increase
sidecar cocktail mixed drink orange
sidelight light source illumination carried
sidesaddle saddle seat woman
sidewalk pavement walk walkway paseo path paved area pedestrians
sidewinder rattlesnake rattler pit viper pale colored desert southwestern united
siding turnout sidetrack railroad track railway short stretch store rolling
siege besieging beleaguering blockade encirclement military action armed force surrounds fortified
sieve screen strainer filter separating lumps powdered material grading
sifter sieve screen strainer household
sigh suspire breathe take breath respire heave utter
sight visual percept image perception instance
sights optical instrument aiding aiming
sightseeing look looking sensing going places interest
sigmoidoscope endoscope medical instrument
sign subscribe write communicate intercommunicate mark signature
signal signaling sign abstract nonverbal action gesture encodes message
signaling signal sign abstract nonverbal action gesture encodes message
signature name language linguistic your written handwriting
signboard sign structure construction artefact
significance importance value significant
signore man adult male italian title respect
signpost guidepost sign post bearing gives directions shows
silence status silent
silhouette outline lineation boundary bound solid object
silicate salt compound chemical ester derived silicic acid
silicone siloxane compound chemical class siloxanes unusually stable wide range
silk fabric cloth material textile fine threads produced certain insect
silks garment clothing article vesture
silkworm caterpillar larva commercially bred hairless white domestic
sill structural member support continuous horizontal timber forming
silo tower structure construction cylindrical storing silage
silver noble metal metallic element soft white precious univalent
silverware tableware ware silver plate
similarity sameness quality similar
simile trope figure speech image expresses resemblance different kinds
similitude likeness alikeness similarity sameness appearance character nature persons
simmer boil slowly temperature
simplicity simpleness quality simple uncompounded
simulate imitate copy reproduce produce make create behavior looks
simulation model modelling modeling representation imitating behavior situation process means suitably
simulator machine device simulates environment
sin sinfulness wickedness unrighteousness immorality estrangement
sincerity earnestness seriousness gravity solemnity feeling earnest sincere
sinfulness sin wickedness unrighteousness immorality estrangement
sing talk speak utter deliver singing
singer vocalist vocalizer vocaliser musician instrumentalist player performer sings
singing vocalizing vocal music
single bingle base hit safety batter stops safely first
singles badminton court game played
singlet vest undershirt undergarment unmentionable
singsong intonation modulation pitch contour prosody regular monotonous rising falling
singularity uniqueness individuality individualism individuation trait
sink drop posture fall descend lower place level
sinking descent travel liquid
sinner evildoer wrongdoer offender bad sins
sinning sin transgression evildoing wrongdoing wrongful conduct regarded theologians will
sinusoid passage passageway structure anatomical tiny endothelium lined passages blood tissue
sioux siouan plains indian buffalo amerindian native american member group north
sip drink imbibe consume ingest sips
sipper drinker consumer sips
sir man adult male term address
sirloin cut meat portion loin
sis sister female sibling kinswoman same parents another
sister sis female sibling kinswoman same parents another
sit seated
sitar stringed instrument musical india
site tract land ground parcel piece located
sitting posing motion movement motility assuming certain position photograph portrait
situation general
six sixer digit figure integer number cardinal five
sixpack carton box containing bottles
sixties decade decennary decennium time period
size magnitude property physical
skate sports equipment worn feet
skateboard board sheet flat solid
skateboarder skater athlete jock skates
skateboarding skating sport athletics skateboard
skater athlete jock contestant skates
skating sport athletics diversion recreation
skeet trapshooting shoot shooting shot sport clay pigeons hurled upward
skeg brace support extends rear
skein hank coil spiral volute
skep basket handbasket container round
skeptic sceptic doubter intellectual intellect individual someone habitually doubts accepted beliefs
skepticism incredulity disbelief doubt uncertainty incertitude dubiety truth
sketch study drawing representation preliminary later elaboration
skewer pin fastener fastening holdfast
ski runner device narrow wood
skibob vehicle conveyance transport resembling
skid board plank lumber timber
skier athlete jock contestant skis
skiff small boat boats propelled oars sails motor
skiing sport athletics diversion recreation
skill accomplishment acquirement acquisition ability power knowledge noesis acquired training
skillet frypan pan cooking utensil
skimming removal remotion separation removing floating material surface liquid
skin tegument cutis connective tissue animal natural protective body covering site
skinny information info message subject
skip jump neglect pretermit omit drop bypass
skirmish brush clash encounter fight fighting combat scrap minor short term
skirmisher combatant battler belligerent fighter skirmishes
skirt cloth covering forms garment below waist
skit acting playing playacting performing short theatrical episode
skittle ninepin bowling pin equipment
skivvies underwear underclothes underclothing undergarment
skulking malingering evasion escape dodging negligence evading duty work pretending incapacitated
skull bone connective tissue bony skeleton head vertebrates
skullcap cap headdress headgear rounded brimless fitting crown head
skunk rotter rat stinker unpleasant disagreeable unwelcome persona non grata deemed
sky atmosphere gas outer space viewed earth
skybox box loge compartment elevated
skyhook helicopter chopper whirlybird eggbeater
skylight fanlight window framework frame roof admit daylight
skyscraper building edifice structure construction tall many stories
slab block artefact thick piece
slacken slow slack weaken decrease diminish lessen slower
slacks trousers pair pant garment pants casual wear
slain dead people
slalom ski race skiing downhill
slam bang close shut violently
slammer closer finisher reliever relief
slant angle point view viewpoint stand standpoint biased looking presenting
slap strike touch flat like paddle open hand
slapstick comedy drama boisterous chases collisions practical jokes
slash cut separate disunite divide sweeping strokes
slat spline strip lumber timber thin
slate tablet slab writing
slating slate roofing material building
slaughter butcher kill
slaughterhouse abattoir butchery shambles building
slave individual someone somebody mortal owned
slavery bondage thrall thralldom subjugation subjection relationship control another
slavic slavonic language branch indo european family languages
sled sledge sleigh vehicle conveyance
sledder athlete jock contestant rides
sledding sport athletics diversion recreation
sledge sled sleigh vehicle conveyance
sledgehammer maul sledge hammer hand
sleep kip slumber rest recumb repose recline asleep
sleeper slumberer rester individual someone somebody sleeping
sleeping sleep slumber physical physiological asleep
sleepwalker somnambulist noctambulist sleeper slumberer rester walks sleep
sleepwear nightwear nightclothes clothing article
sleeve arm cloth covering garment attached armhole provides
sleigh sled sledge vehicle conveyance
slice share portion percentage assets
slicer golfer golf player linksman
slick slickness slipperiness slip smoothness texture slippery
slicker oilskin macintosh mackintosh mac mack cotton fabric treated pigment waterproof
slide skid slip slue glide travel locomote move obliquely sideways uncontrolled
slight rebuff discourtesy offense offence offensive deliberate discourteous
sling highball mixed drink liquor
slinging throw propulsion actuation throwing wide motion
slingshot sling catapult plaything toy artefact shaped stick elastic arms
slip steal move stealthily
slipknot knot fastener fastening holdfast
slipover pullover sweater jumper garment
slippage decrease decrement process physical transmitted power mechanical system caused
slipper footwear footgear covering slipped easily
slipstick analog computer analogue computing
slipway ways shipway structure construction
slit opening artefact long narrow
slivovitz brandy liquor spirits booze
slob sloven pig vulgarian unpleasant disagreeable coarse obnoxious
sloe wild plum tree northeastern united states dark
slogan motto catchword shibboleth saying expression locution speech favorite sect political
sloganeering persuasion suasion communicating means empty slogans
sloop sailing vessel ship watercraft single mast third boat
slop spill splatter displace allow
slope incline side geological formation physical elevated
slopshop clothing store haberdashery mens
slot position spatial grammatical linguistic construction variety alternative
slovenliness sloppiness unkemptness untidiness disorderliness disorder lack order tidiness
slow decelerate retard decrease diminish lessen fall lose velocity
slowing deceleration retardation alteration modification occurrence occurrent decrease rate change
slowness awkwardness clumsiness ineptness unskillfulness inability resulting lack training
sludge precipitate solid produced sewage treatment
slug slog swig hit touch strike heavily fist
slugger batter hitter batsman ballplayer baseball player athlete jock batting
sluice sluiceway penstock conduit passage carries rapid flow water controlled
sluicegate floodgate penstock regulator control
slum city district territory territorial dominion marked poverty inferior living
slumber sleep physical physiological status natural periodic rest during consciousness world
slump slouch sag droop swag flag assume drooping posture carriage
small body slender back
smallness littleness size magnitude property relatively
smallpox variola pox contagious disease contagion highly viral fever weakness
smash nail boom blast hit touch hard
smell perceive comprehend inhale odor
smelter smeltery plant works industrial
smeltery smelter plant works industrial
smile grimace make face pull communicate change facial expression spreading lips
smiling smile grin grinning facial expression gesture motion turning corners mouth
smock duster gaberdine gabardine coverall
smoke fume aerosol cloud fine particles suspended
smokehouse house building edifice smoke cure meat fish
smoking smoke breathing external respiration ventilation tobacco substances
smooth smoothen surface smoother rubbing
smoothbore firearm gun rifling
smoother sander power tool machine
smoothness texture tactile property feel roughness
smuggler runner contrabandist criminal felon crook outlaw imports exports paying duties
snack bite collation meal repast nutriment nourishment light informal
snail gastropod univalve mollusk mollusc freshwater marine terrestrial external
snake serpent ophidian diapsid reptile reptilian limbless scaly elongate
snap snarl talk speak utter mouth angry sharp abrupt tone
snapdragon flower angiosperm flowering plant garden genus antirrhinum showy white
snapper center lineman football player
snapshot snap shot photograph photo exposure picture informal
snare trap design plan arrangement organization
snarl snap talk speak utter mouth angry sharp abrupt tone
snatch snap seize prehend clutch take grasp hastily eagerly
sneaker shoe footwear footgear canvas pliable rubber sole
sneer express show evince convey scornful smile
sniff whiff smell perceive comprehend inhaling nose
snifter glass drinking container globular
snip snippet snipping portion piece anything
sniper marksman sharpshooter crack shot shoots concealed place
snips tinsnips shears scissors pair
sniveling snivel crying weeping tears bodily process whining tearful manner
snoring snore stertor breathing external respiration ventilation producing sound
snorkel breathing device apparatus machine
snorkeling skin diving swimming swim
snort utter emit let out loose indicate contempt breathing noisily forcefully
snout neb nose olfactory organ chemoreceptor long projecting anterior elongation animal
snow snowfall precipitation downfall weather falling clouds crystals
snowball sand verbena wildflower wild flower plant heads fragrant white trumpet
snowbank mound hill structure construction
snowfall snow precipitation downfall weather falling clouds crystals
snowmobile tracked vehicle travel snow
snowplough snowplow motor vehicle automotive
snowplow snowplough motor vehicle automotive
snowshoe device instrumentation help walk
snowsuit overgarment outer garment child
snuffbox box container ornamental carrying snuff your pocket
snuffer implement instrumentation cone shaped handle
snuffers scissors pair edge tool
snug cubby cubbyhole snuggery room
snuggery cubby cubbyhole snug room
soak immerse plunge penetrate perforate submerge liquid
soaking soak soakage natural process action becoming softened saturated consequence immersed
soap cleansing agent cleanser cleaner formulation salts vegetable animal fats
soapbox crate box packing soap
soapsuds suds lather foam froth bubble produced soaps detergents
soar surge zoom rise lift arise rapidly
sobriety soberness temporary sober intoxicated alcohol
soccer football game field teams
sociability sociableness sociality nature relative tendency disposition sociable associate fellows
social sociable mixer party gathering affair assembled promote sociability communal activity
socialism political orientation ideology theory advocating ownership industry
socialist politician politico pol political leader advocate socialism
sociality nature trait tendency associate others social groups
society grouping extended social group distinctive cultural economic
sociologist social scientist studies institutions development human
sock hosiery hose footwear cloth covering foot
socle pedestal plinth footstall support
sod turf sward greensward land ground soil physical surface layer containing
soddy house dwelling home domicile built adobe laid horizontal courses
sodium metallic element metal chemical silvery soft waxy alkali
sofa couch lounge seat furniture article upholstered
softball ball game equipment playing
soften intensity alter modify
softening natural process action becoming softer
softness consistency consistence substance body property giving little resistance pressure easily
software package code computer coding
soil dirt filth grime dirtiness uncleanness sanitary covered unclean
sojourn visit stay deed human action temporary
solace consolation solacement comfort pleasure pleasance feel consoled times disappointment
solarium sunporch sunroom room area
solder join conjoin connect link fuse
soldier enlisted serviceman military man woman serves army
soldiering soldiership skill accomplishment acquirement acquisition skills required life soldier
soldiery troops force personnel organization organisation soldiers collectively
sole bottom underside undersurface side footwear golf club
solemnity sedateness staidness solemness seriousness earnestness sincerity trait dignified
solenoid coil reactor wire around
solicitude solicitousness concern sympathy fellow feeling excessive
solid physical matter room temperature pressure
solidarity commonality commonness generality union interests purposes sympathies among members
solidity solidness consistency consistence substance body solid
solipsism philosophical doctrine theory philosophy self know exist
solitaire jewel gem precious stone
solitude purdah isolation separation social
solo deed human action activity performed alone assistance
soloist musician instrumentalist player performer performs solo
solution mixture substance homogeneous substances
solve lick work understand find solution
solvent dissolvent dissolver resolvent medium substance liquid capable dissolving substances
soman organophosphate nerve agent gas
someone individual somebody living animate human
somersault somerset summersault summerset tumble acrobatic stunt feat feet roll head
somersaulting somersault somerset summersault tumble acrobatic stunt feat feet roll head
son boy male offspring child kid human
sonar asdic measuring instrument system device sends acoustic pulse water
song vocal musical composition opus music short words
songwriter songster composer musician words music popular songs
sonnet poem verse form literary composition work lines fixed rhyme scheme
sonny cub lad laddie male child boy
sonogram echogram picture image icon ikon structure produced ultrasonography
sonograph instrument device uses differential
sonometer audiometer measuring instrument system
sonority plangency resonance reverberance timbre timber quality tone character loud deep
soothsayer forecaster predictor prognosticator visionary illusionist seer intellectual makes predictions future
sophisticate adult grownup individual someone worldly wise
sophistication edification enlightenment education uplifting
sophomore soph lowerclassman underclassman undergraduate undergrad second year
soprano singer vocalist vocalizer vocaliser female
sorb turn take liquid either adsorption absorption
sordino sourdine mute acoustic device
sore infection ill health unhealthiness problem open skin
sorority club social society guild female undergraduates
sorption natural process action substance takes holds another
sorrow sadness unhappiness feeling emotion great associated loss bereavement
sort kind form variety category concept conception construct distinguished common characteristic
sorting sort operation data processing
souk market marketplace square open
soul psyche spirit vital principle life immaterial
sound property particular auditory effect produced given
soundboard resonator cavity resonating chamber
soundbox body resonator cavity resonating
sounder device instrumentation soundings
soundtrack sound recording audio narrow strip motion picture
soup dish nutriment nourishment nutrition liquid food meat fish vegetable stock
soupspoon spoon cutlery eating utensil
sour cocktail mixed drink liquor
source beginning origin root point place begins springs
sourdine sordino mute acoustic device
sourdough leaven leavening substance dough fermentation active
sousaphone tuba brass instrument wind
soutane cassock vestment long buttons down front
south region united states lying mason dixon
southeast southeastward compass point direction midway south east
southerner american inhabitant habitant dweller lives south
southernism saying expression locution speech pronunciation peculiar southern united states
southpaw lefthander lefty pitcher hurler twirler thrower baseball throws ball left
southwest southwestward compass point direction midway south west
souvenir keepsake token relic physical sentimental value
sovereign monarch ruler swayer individual someone nation head hereditary right
sovereignty autonomy government free external control
soviets government authorities regime soviet union
sow seed put set place pose
sowbelly salt pork porc belly carcass
space infinite abstract unlimited expanse everything located
spacecraft craft vehicle capable traveling
spaceship starship spacecraft ballistic capsule
spacesuit pressure suit protective garment
spacing rate magnitude quantitative occurrences repeating event
spaciousness capaciousness roominess commodiousness largeness bigness size spatial extensiveness
spackle plaster mixture powder
spade playing card major suit black figures
spain espana parliamentary monarchy southwestern europe iberian peninsula
span cross traverse sweep cover continue extend area period
spaniel sporting dog gun hunting breeds medium sized dogs long silky
spanish romance language latinian latin spoken spain countries colonized
spanner wrench hand tool hold
spare save refrain forbear harming
spark flicker glint flash occurrence occurrent natural momentary light
sparkle twinkle spark light vitality verve energy muscularity merriment expressed brightness
sparkler ice diamond jewel gem
sparrow passerine passeriform bird dull colored singing birds feeding seeds
spasm cramp symptom evidence grounds painful involuntary muscular contraction
spatiality property occupying space
spatter spattering splatter splattering noise sound sputtering explosively
spatula turner food cooking utensil
speak talk utter mouth communicate intercommunicate interact express speech
speakeasy barroom bar saloon ginmill illegal
speaker talker utterer verbalizer articulator communicator expresses language
speakerphone telephone phone set electronic
speaking utterance vocalization auditory intelligible speech
spear transfix impale empale spike pierce
special offer offering message subject
specialist specializer specialiser expert individual someone somebody devoted occupation branch learning
specialization specialisation specializing
specialize specialise narrow alter vary focused area activity field study
specialty forte metier speciality asset plus quality special worth utility
species taxonomic category taxon biological group whose members interbreed
specification spec description verbal statement detailed design criteria piece work
specificity particularity specialness quality specific rather general
specify stipulate qualify contract undertake promise assure condition requirement agreement
specimen example illustration instance representative regarded typical class
speck pinpoint spot speckle dapple patch
specs spectacles eyeglasses glasses optical
spectacle sight display seen
spectacles specs eyeglasses glasses optical instrument frame holds pair lenses
spectator witness viewer watcher perceiver percipient observer beholder close
specter ghost shade spook apparition phantom phantasm phantasma mental representation haunting
spectrograph spectroscope prism optical instrument
spectrometer spectroscope prism optical instrument obtaining mass spectrum deflecting ions
spectroscope optical instrument spectrographic analysis
spectroscopy spectrometry chemical analysis qualitative spectroscopes analyze spectra
spectrum array arrangement ordered components emission wave
speculate theorize theorise conjecture expect anticipate evaluate pass judgment believe uncertain
speculation guess conjecture supposition opinion view message subject expressing based incomplete
speculum mirror reflector
speech address deed human action delivering formal spoken communication audience
speechlessness silence quiet sound property speechless
speed velocity rate magnitude quantitative distance travelled unit
speedboat motorboat powerboat boat fast
speedometer meter measuring instrument system
speedskater skater races competitively
spell enchantment trance psychological mental induced
spelldown contest competition social eliminated
spelling orthography writing system forming words letters according principles underlying
spend pass period specific
spending disbursement disbursal outlay payment defrayal defrayment commerce disbursing money
spermatocide spermicide contraceptive preventive preventative
spermicide spermatocide contraceptive preventive preventative
sphere domain area orbit environment situation affairs particular walk life
spherometer measuring instrument system device
spherule ball globe orb sphere
sphygmomanometer pressure gauge gage measuring
spice preservative compound chemical aromatic substances vegetable origin
spicemill mill grinder milling machinery
spider arachnid arachnoid arthropod predatory eight legs poison fangs
spigot tap plug stopper stopple
spike electrical discharge transient variation voltage current
spile pile piling stilt column
spillikin jackstraw strip lumber timber
spin whirl reel gyrate revolve around rotate turn quickly repeatedly axis
spine backbone back rachis skeletal structure anatomical complex body series vertebrae
spinet upright piano pianoforte compactly
spinnability quality suitable spinning capability spun
spiral curve curved shape line plane traced point circling center
spire steeple tower structure construction tall forms superstructure building
spirit vital principle life causal agent cause animating force within living
spirits liquor booze alcohol alcoholic drink beverage intoxicant distilled rather fermented
spiritual religious song music church originated blacks southern united
spirograph measuring instrument system device
spirometer measuring instrument system device
spit ptyalize ptyalise spew expectorate cough out expel eject
spitball projectile missile weapon arm
spite malice maliciousness spitefulness malevolence malignity hate hatred feeling need others
spittoon cuspidor receptacle container spit
splash sprinkle splosh scatter dot dust
splatter spatter spattering splattering noise sound sputtering explosively
spleen lien lymphatic tissue lymphoid animal dark oval organ left side
splendor luster lustre brilliancy brightness light lightness outshines usual
splenomegaly hypertrophy dysplasia abnormal enlargement spleen
splicing splice junction conjunction connection connexion
spline strip lumber timber flexible
splinter sliver bit chip flake fleck thin sharp wood glass metal
splinters matchwood wood plant material substance pieces
split divide separate dissever integrity portions
splitsaw ripsaw handsaw hand saw
splutter spatter spattering splatter noise sound sputtering explosively
spoke radius support device radial member wheel joining
spokeshave plane woodworking edge tool
spokesman spokesperson interpreter representative voice male
sponge absorbent material sorbent porous mass interlacing fibers forms internal
sponsor patronize patronise support give assume sponsorship
sponsorship support aid assist assistance sponsoring
spontaneity spontaneousness naturalness quality spontaneous coming natural feelings constraint
spool bobbin reel winder mechanical
spoon cutlery eating utensil tableware piece shallow bowl shaped container
spoonful spoon containerful indefinite quantity much will hold
spore agamete reproductive structure single celled asexual body produced
sporran pouch bag leather worn
sport athletics diversion recreation active requiring physical exertion competition
sportfishing fishing outdoor sport field
sportscast newscast news broadcast sports
sportsman sport sportswoman athlete jock contestant engages sports
sportswear activewear attire garb dress
sportswoman sport sportsman athlete jock contestant engages sports
spot place point located respect surface features region
spotlight limelight glare prominence standing focus public attention
spouse partner mate relative individual someone somebody marriage
sprawl sit down limbs spread
sprawling sprawl position posture attitude bodily property ungainly arms legs spread
spray pesticide chemical substance suspension solution
spraying dispersion dispersal dissemination diffusion fungicides insecticides fertilizer growing crops
spread distribute disperse widely
spreader hand tool spreading
spreadsheet program programme computer screen
spree fling intemperance intemperateness indulgence brief your impulses
spring springtime season time year period growth
springboard board sheet flat solid flexible jumping upward
springer impost stone building material
springfield capital illinois
springtime spring season time year period growth
sprinkle scatter dot dust discharge spread distribute loosely
sprinkler mechanical device mechanism attaches
sprinkling scattering small indefinite quantity amount number
sprinter runner athlete jock runs short distance speed
spritzer mixed drink alcohol alcoholic
sprue psilosis disorder upset physical physiological chronic occurs tropical forms
spume foam froth bubble
spur goad goading prod encouragement approval commendation verbalization encourages attempt
sputnik satellite artificial orbiter equipment russian
sputtering spatter spattering splatter noise sound explosively
spy descry spot espy sight perceive comprehend catch
spyglass glass refracting telescope optical
spyware software program computer system
squabble bicker bickering spat quarrel wrangle row words petty points
squad army military force smallest unit
squadron cavalry army unit troops headquarters supporting arms
square foursquare rectangle parallelogram plane four equal sides
squat crouch scrunch hunker sit down heels
squatting squat leg exercise exercising physical repeatedly assuming crouching position knees
squeak whine screech creak make noise resound sound high pitched screeching
squeal howl noise high pitched
squeeze squash crush squelch press touch compress violence natural shape condition
squeezer kitchen utensil squeezing juice
squinch arch structure construction built
squire attendant attender tender assistant young nobleman knight
squirrel rodent gnawer placental mammal arboreal long bushy tail
stabiliser stabilizer device instrumentation stable
stability stableness steadiness firmness immovability immovableness attribute firm steadfast
stabilization stabilisation standardization standardisation normalization normalisation stabilizing stable
stable stalls farm building edifice housing horses livestock
stabling accommodation living quarters animals
stack pile heap mound agglomerate orderly
staddle base pedestal stand support
stadium bowl arena structure construction artefact open sports entertainments
staff force personnel organization organisation assist superior carrying assigned task
stage phase time period fundamental quantity distinct sequence events
stagecoach stage coach carriage four
stager supervisor superior superordinate supervises physical aspects production show charge
stagger reel keel lurch walk travel locomote unable control movements
staginess theatricality artificiality unnaturalness artificial mannered
stagnation stagnancy doldrums inaction inactivity inactiveness
stain dye discolor discolour colour color liquid tint
staining dyeing coloring colouring color specimens microscopic study
stair step support device place rest foot ascending descending
staircase stairway way artefact access
stairs steps stairway staircase way flight
stairway staircase way artefact access
stairwell well shaft vertical around there stairway
stake venture hazard adventure risk put the line lay try
stalin russian leader succeeded lenin head communist
stalk walk travel locomote stiffly
stall compartment room stable single animal confined
stalls stable farm building edifice
stamen reproductive structure plant organ male flower
stammer bumble stutter falter talk speak utter mouth haltingly
stamp stomp stump walk travel locomote heavily
stampede action deed human headlong rush common impulse
stance position posture attitude bodily property standing
stanchion post upright vertical support
stand rest standing
standard criterion touchstone system measurement metric quantity amount basis comparison
standby artefact relied needed
standing status position social financial professional reputation
standpoint viewpoint stand position stance posture attitude mental viewed
standstill deadlock impasse stalemate situation difficulty progress advancement possible
stanhope carriage equipage rig vehicle
staple basic commodity trade good artefact necessary demand constant
staplegun tacker machine device hand
stapler machine device inserts staples
star celestial body heavenly gases radiates energy derived
starboard side surface right ship aircraft aboard facing
stardom high status position acknowledged star
stare gaze look fixed eyes
starlet actress actor histrion player young
starlight light visible radiation actinic stars
starship spaceship spacecraft ballistic capsule
start begin get commence take first step steps carrying action
starter electric motor starting engine
starting start turn play starter
startle galvanize galvanise shock floor ball over blow out the water
startup beginning start commencement setting operation
starvation famishment hunger hungriness drive extreme resulting lack essential nutrients
starve hunger famish suffer hurt hungry
state province administrative district division territorial territory occupied constituent districts nation
statement message subject substance stated declared
stateroom cabin compartment guest
statesman solon politician politico pol political leader respected national international affairs
statesmanship statecraft diplomacy wisdom wiseness trait management public affairs
station facility installation artefact equipped special equipment personnel particular
stationery writing paper appropriate size letters
statistic datum data point information represented numerically
statistician mathematician scientist specializes statistics
stator mechanical device mechanism stationary
statuary collection aggregation accumulation assemblage statues collectively
statue sculpture plastic art representing human animal
statuette figurine figure model simulation carved molded
stature esteem regard respect honor high level gained impressive development
status position relative standing persons society
statute enactment legal document instrument official passed legislative body
stay remain rest same
stays corset girdle foundation garment
stead position place lieu function office role duty post properly customarily
steak cut meat slice fleshy animal fish
steakhouse chophouse restaurant eating house place eatery specializes steaks
steal rip take owner consent
stealing larceny theft thievery felony crime criminal offense offence taking unlawfully
stealth stealing concealment concealing hiding avoiding detection moving carefully
steamboat boat vessel watercraft propelled steam engine
steamship steamer ship vessel watercraft powered steam engines
steed warhorse saddle horse riding mount spirited
steel alloy metal mixture iron amounts carbon
steelworks factory mill manufacturing plant
steelyard balance scale weighing machine
steeper vessel container
steeple spire tower structure construction tall forms superstructure building
steeplechase footrace foot race run
steer maneuver manoeuver manoeuvre control command direct course
steerage accommodation living quarters cheapest
stein mug drinking vessel intended serving beer
stela stele stone building material
stem root base theme form word signifier descriptor after affixes removed
stenography shorthand tachygraphy handwriting hand script writing method rapidly using abbreviated
step maneuver manoeuvre tactical progress toward goal
stepchild child kid offspring progeny your spouse former marriage
stepmother stepparent parent wife your father subsequent marriage
steppe plain field champaign land extensive trees
steprelationship affinity kinship family relationship virtue remarriage
steps stairs stairway staircase way flight
stereo stereophony reproducer audio system sound microphones feed loudspeakers give three
stereophony stereo reproducer audio system
stereoscope optical device viewing stereoscopic
stereotype representation mental internal cognitive conventional formulaic conception image
steriliser autoclave sterilizer vessel container
sterilizer autoclave steriliser vessel container
stern quarter poop tail rear back side ship
sternpost timber beam principal upright
sternum breastbone bone connective tissue flat articulates clavicles first seven
sternwheeler paddle steamer steamship wheel
steroid organic compound chemical soluble compounds basis carbon atoms
stethoscope medical instrument listening sounds generated inside
stetson fedora homburg trilby hat chapeau lid headdress felt creased crown
steward fiduciary individual someone somebody manages property affairs else
stewing agitation feeling extreme worry
stewpan saucepan pan cooking stewing
stick implement instrumentation length wood
stickball baseball game ball played
stickpin pin jewelry jewellery decorative worn necktie
stiff man adult male ordinary
stiffen stiff stiffer
stiffening procedure process becoming stiff
stiffness inelasticity physical property inflexible hard bend
stile upright vertical structural member
stiletto dagger sticker knife tapered
still photograph photo exposure picture static
stillness hush still silence quiet sound property tranquil
stillroom pantry larder buttery storeroom
stilt pile spile piling column pillar upright vertical wood steel concrete
stimulant stimulation stimulus input information knowledge noesis stimulating event
stimulate excite affect impact bear upon stimulant
stimulation arousal rousing arousing organism action
stimulus stimulation stimulant input information knowledge noesis stimulating event
sting bite burn ache smart hurt cause perceived sharp stinging pain
stinger cocktail mixed drink creme
stir displace move implement
stirring agitation motion movement motility agitating liquid implement
stirrup support device metal loops rider feet
stitch sewing stitchery needlework needlecraft link loop knot implement knitting crocheting
stock capital working assets raised corporation issue shares entitling
stockade fortification munition defensive structure defense fence line stout posts firmly
stockbroker agent factor broker businessperson buying selling stocks bonds
stockcar boxcar freight car latticed
stockholder shareholder shareowner investor capitalist holds shares stock corporation
stockhorn hornpipe pibgorn instrument woodwind
stocking hosiery hose footwear close fitting cover foot
stockpot pot cooking utensil cookware
stockroom storeroom storage room stowage
stocks framework frame supporting structure
stockyard yard enclosure enclosed cattle
stoep stoop porch structure construction
stoic philosopher scholar scholarly bookman member ancient greek school philosophy founded
stoicism stolidity stolidness unemotionality emotionlessness trait indifference pleasure pain
stokehold stokehole fireroom chamber enclosure
stokehole stokehold fireroom chamber enclosure
stole scarf garment wide worn
stomach tummy tum breadbasket internal organ viscus enlarged muscular saclike alimentary
stomacher garment clothing article vesture
stone rock lump mass hard consolidated mineral matter
stonework masonry structure construction done
stool seat furniture article simple back arms
stoop crouch bend bow flex shape form back forward waist down
stop halt come moving
stopcock cock turncock faucet spigot
stopping fillet fastener fastening holdfast
stopple plug stopper blockage block
stopwatch timer timepiece timekeeper horologe
storage retention keeping holding possession storing
store shop mercantile establishment retail sales outlet sale goods services
storefront shopfront front side store facing street
storehouse depot entrepot storage depository deposit depositary repository goods
storekeeper shopkeeper tradesman merchant merchandiser businessperson bourgeois owns manages shop
storeria reptile genus colubridae
storeroom stowage room area stored
storey floor level story structure
storm atmospheric phenomenon physical violent weather condition winds knots
story narrative narration tale message subject substance tells particulars occurrence course
storyline plot story book play film
storyteller narrator teller speaker talker utterer verbalizer tells story
stoup drinking vessel archaic
stout ale beer strong dark
stove range kitchen appliance home household cooking food
stovepiping retrieval computer operation machine
straddle stand astride
straggler strayer dawdler drone laggard lagger strays falls behind
straightaway straight section segment portion roadway racecourse
straightedge hand tool flat rigid
straighten unbend posture
straightener device instrumentation straightening
straightjacket straitjacket garment clothing article
strain deformation alteration modification physical body action applied forces
strainer filter device retain larger
straining strain effort elbow grease exertion travail intense violent
strait sound channel body water narrow joining larger bodies
strake wale board plank lumber
strand form shape pattern structure forming unity within larger structural
strangeness unfamiliarity unusualness uncommonness consequence well known
stranger alien unknown intruder interloper trespasser entrant anyone does belong environment
strangulation choking strangling throttling suffocation asphyxiation killing kill suffocating
strap leather strip implement elongated
strapless dress frock clothing woman
stratagem ploy gambit maneuver manoeuvre tactical game conversation
strategist strategian planner contriver deviser individual expert strategy
strategy scheme plan action program programme elaborate systematic
stratification categorization categorisation classification compartmentalization process arranging persons classes social strata
stratum layer region parallel layers material arranged another
stravinsky composer born russia lived united states
straw plant fiber fibre natural baskets hats fodder
strawberry berry edible fruit sweet fleshy
stray roll wander swan travel locomote move aimlessly destination search food
streak run succession series unbroken events
stream watercourse body water natural running flowing earth
streamliner train railroad public transport streamlined
street thoroughfare road route
streetcar tram tramcar trolley vehicle wheeled runs rails propelled electricity
streetlight lamp source illumination supported lamppost
strength property physically mentally strong
strengthen fortify alter modify strong stronger
strengthener reinforcement device instrumentation designed
stress emphasis accent prosody inflection manner speaking speech relative prominence syllable
stretch occupy elongated area
stretcher framework frame supporting structure
stretching expansion enlargement increase expanding lengthening widening
strew straw spread distribute scattering
striation stria groove channel depression impression number tiny parallel grooves scratches
stride pace tread step locomotion travel walking running
strife discord disorder lack agreement harmony
strike touch deliver sharp blow hand fist weapon
striker athlete jock contestant forward
string twine cord line lightweight
stringer player participant contestant member
strip relatively long narrow piece
stripe band banding adornment decoration ornament ornamentation strip contrasting color material
strive endeavor endeavour try seek attempt essay employing effort
striving nisus pains strain attempt effort endeavor endeavour effortful attain goal
strobe stroboscope scientific instrument provides
stroboscope strobe scientific instrument provides
stroke shot maneuver manoeuvre play motion swinging striking ball club racket
stroll amble promenade saunter walk travel traveling travelling leisurely
strongbox deedbox box container strongly
stronghold fastness defensive structure defense
strongroom storeroom storage room stowage
structure construction artefact constructed
struggle battle attempt effort endeavor endeavour energetic achieve
strut prance swagger gait walk walking proud stiff pompous
strychnine plant toxin phytotoxin alkaloid extracted chiefly vomica
stub plant structure short piece remaining trunk stem branch
stubbornness obstinacy obstinance mulishness intractability intractableness trait difficult handle overcome
stucco plaster mixture mostly portland cement sand lime
student pupil educatee enrollee individual someone somebody learner enrolled educational institution
studio workplace work geographic point geographical teaching practice
study survey examination scrutiny investigation investigating detailed critical inspection
stuff material substance tangible goes makeup physical object
stumble falter bumble walk travel locomote unsteadily
stump plant structure base tree remains standing after
stumping campaigning candidacy candidature electioneering political speeches
stunt feat effort exploit accomplishment difficult unusual dangerous
stupa tope shrine place worship
stupid stupe dullard dolt simpleton simple individual someone bright
stupidity inability knowledge noesis poor ability understand profit experience
stupor daze shock stupefaction astonishment amazement feeling distress disbelief happens accidentally
style manner mode way property done happens
stylemark hallmark trademark earmark characteristic quality distinctive attribute
stylist artist creative creator master particular style
stylization stylisation standardization standardisation normalization normalisation stylizing
stylus device instrumentation sharp pointed
subcommittee committee commission administrative body subset members organized specific purpose
subcompact car auto automobile machine
subcontinent landmass land mass dry distinctive
subdirectory directory list listing listed
subdivision tract land ground parcel area composed subdivided lots
subfigure figure shape form another
subgroup grouping abstract distinct subordinate group within
subject topic theme message substance matter conversation discussion
subjectivist intellectual intellect individual someone subscribes subjectivism
subjugation subjection relationship forced submission control others
submarine pigboat sub submersible warship war vessel armed torpedoes
submenu menu computer list listing
submission entry message subject substance
submit refer send direct judgment consideration
submucosa connective tissue animal beneath mucous membrane
subordinate subsidiary underling assistant helper help supporter subject authority control another
subpart portion component constituent
subprogram routine subroutine procedure software
subroutine routine subprogram procedure software
subscription payment cost consecutive issues newspaper magazine given
subsection subdivision section segment portion
subsidize subsidise support give subsidies
subsidy grant aid economic financial paid government enterprise benefits public
subsistence support keep livelihood living minimal
subsoil undersoil soil dirt earth ground layer topsoil bedrock
subspace mathematical space topological infinite contained within another
subspecies race taxonomic category taxon biological group division species
substance physical real matter consists
substation station facility installation subsidiary electricity transformed distribution voltage
substitute replace interchange exchange alter modify place another
substitution permutation transposition replacement variation fluctuation alteration modification event substituted another
substrate substance acted upon enzyme ferment
subsystem system scheme grouping larger
subterfuge blind misrepresentation deceit deception falsehood intended misrepresent true nature activity
subtlety nuance nicety shade meaning significance signification import subtle difference opinion
subtract deduct calculate cipher cypher compute subtraction
suburb suburbia residential district area community located outskirts city
suburbanite resident occupant occupier inhabitant suburb
subway metro tube underground railway railroad line electric operating below surface
subwoofer loudspeaker speaker system designed
succeed win attain success reach desired goal
success occurrence occurrent natural event accomplishes intended purpose
succession sequence successiveness temporal arrangement order property following after another
successor replacement peer equal match compeer follows next order
succor relief succour ministration aid assist assistance help difficulty
suck drink imbibe consume ingest draw mouth creating practical vacuum
sucker chump fool gull victim dupe individual someone gullible easy take
suction pressure level force per area physical phenomenon produced difference
sudanese african individual someone somebody native inhabitant sudan
sudatorium sudatory bathhouse bagnio house
suddenness abruptness precipitateness precipitousness haste hastiness hurry hurriedness happening headlong warning
suds soapsuds lather foam froth bubble produced soaps detergents
sue action litigate process challenge invite bid institute legal proceedings against
suffer endure experience see through undergo subjected
sufferer unfortunate individual someone suffering illness
suffering agony excruciation pain hurting symptom acute
suffix postfix affix bound morpheme form added word
suffocation asphyxiation killing kill putting death termination depriving oxygen
suffrage vote franchise enfranchisement legal right guaranteed amendment constitution
sugar sweetening sweetener flavorer flavourer white crystalline carbohydrate preservative
suggest propose advise declare say tell proposal plan
suggestion idea thought cognitive mental suggested
suicide killing kill putting death termination yourself
suit garment clothing article vesture garments
suitability suitableness quality properties right specific purpose
suitcase bag grip baggage luggage case portable rectangular container carrying clothes
suite musical composition opus music movements loosely connected
suitor suer wooer admirer adorer lover courts woman
sulfur sulphur chemical element substance abundant tasteless odorless multivalent nonmetallic
sulky vehicle wheeled light
sultan ruler swayer individual someone muslim country
sum amount assets possession quantity money
sumatra mountainous island western indonesia
summarize summarise resume repeat reiterate ingeminate iterate give summary
summary statement message subject substance brief presents main points concise
summation rundown summary statement concluding
summer summertime season time year period warmest
summerhouse gazebo building edifice structure
summon summons cite call send for order tell official matter attend
sumo wrestling rassling grappling contact
sump reservoir tank storage internal
sun star source light heat planets solar
sunbonnet bonnet poke hat chapeau
sunday dominicus sun rest day the week first
sundial timepiece timekeeper horologe measuring instrument indicates daylight hours shadow gnomon
sundown sunset hour time day clock evening begins fall below horizon
sundress dress frock clothing light
sunglass converging lens convex lense
sunglasses shades spectacles specs eyeglasses
sunhat hat chapeau lid headdress
sunlamp lamp ultraviolet source mercury
sunlight sunshine sun light visible radiation actinic rays
sunporch sunroom solarium room area
sunray sunbeam beam light ray sunlight
sunroof roof protective covering cover
sunroom sunporch solarium room area
sunshade awning sunblind canopy shelter canvas rain
sunshine sunlight sun light visible radiation actinic rays
sunsuit garment clothing article vesture
suntrap patio terrace area garden
supercharger compressor mechanical device forces
supercomputer mainframe computer digital powerful
superficiality shallowness depth degree grade level lack knowledge thought feeling
superhet radio receiver receiving set
superhighway expressway freeway motorway highway main road route broad designed high
superintendent overseer supervisor superior superordinate directs manages organization
superior superordinate leader individual someone somebody greater rank station
superiority quality caliber calibre degree superior
superlative praise congratulations kudos extolment exaggerated expression
supermarket grocery store food market self service selling groceries
supernatural occult causal agent cause agency physical forces events beings collectively
supernaturalism belief cognitive mental forces beyond ordinary human understanding
superstition belief cognitive mental irrational arising ignorance fear
superstructure structure construction artefact ship
supertanker oil tanker oiler tank
supervise oversee superintend manage administer administrate deal watch direct
supervision supervising superintendence oversight management direction social control overseeing performance operation
supervisor superior superordinate leader supervises charge direction
supper meal repast nutriment nourishment light evening
supplement addendum postscript writing written material textual matter added onto publication
suppleness lissomeness litheness gracefulness carriage bearing posture animal flexible supple
supplier provider businessperson bourgeois capitalist whose business supply particular service commodity
supply provide render furnish give transfer useful necessary
support give moral psychological courage
supporter protagonist champion admirer advocate advocator proponent exponent backs politician team
supporting support deed human action bearing weight strengthening
suppose say speculate reason express supposition
suppress subdue conquer control hold contain bring force authority
supremacy domination mastery dominance ascendance ascendence ascendancy power dominate defeat
surcoat coat overgarment outer garment
surety certainty sure foregone conclusion quality clearly established
surf breaker breakers wave moving ridge movement motion waves breaking shore
surface artefact outer boundary artifact material layer constituting
surfactant wetter chemical agent capable reducing surface tension
surfboarding surfing surfriding water sport
surfboat boat vessel watercraft launched
surfing surfboarding surfriding water sport
surfriding surfing surfboarding water sport
surge billow heave inflate blow expand rise move waves billows
surgeon sawbones doctor doc physician specializes surgery
surmise deduce infer deduct derive incomplete evidence
surpass excel distinguish oneself
surplice vestment gown robe loose
surplus excess surplusage nimiety overabundance overmuch overmuchness superabundance quantity much larger
surprise affect impress strike surprised
surrender yield give agree forgo power possession another
surround environ ring skirt touch adjoin meet contact extend sides simultaneously
surroundings milieu environment situation affairs environmental condition
surtout greatcoat overcoat topcoat coat
surveillance police work investigation investigating close observation group
survey appraise analyze analyse study examine consider comprehensive
surveying measurement measuring mensuration practice angles distances ground accurately
surveyor engineer applied scientist technologist individual determines boundaries elevations land structures
survival endurance animation life living aliveness surviving
survive last live continue avoid dying
survivor subsister unfortunate individual someone lives affliction
susceptibility susceptibleness status susceptible
sushi dish nutriment nourishment nutrition rice
suspect surmise guess venture pretend hazard imagine case true probable
suspend hang fasten fix freely
suspender brace gallus clothing article
suspense apprehension apprehensiveness dread fear what going happen
suspension mixture substance fine particles suspended fluid supported
suspensor supporter jockstrap jock protective
suspicion intuition hunch impression feeling belief notion might case
sustain prolong continue uphold carry bear lengthen extend duration space
sustenance nutriment nourishment nutrition food nutrient substance source materials nourish body
swad bunch clump cluster clustering
swage upset tool implement thicken
swahili bantu bantoid language widely spoken languages
swallow pass esophagus eating drinking
swallowtail jacket coat full dress
swami hindu hindoo religious teacher
swamp swampland wetland land ground soil seasonally flooded
swan aquatic bird stately heavy bodied long
sward turf sod greensward land ground soil physical surface layer containing
swarm teem pullulate hum buzz seethe teeming abuzz
swash wave moving ridge movement motion sound water
swashbuckler daredevil madcap hothead adventurer venturer individual someone reckless impetuous irresponsible
swatch cloth material sample piece
swathing covering artefact cloth coverings wrapped around
sway rock shake back and forth move sideways
swear curse cuss blaspheme express verbalize verbalise utter obscenities profanities
swearing curse expletive oath profanity utterance vocalization profane obscene expression surprise
sweat perspiration sudor secretion liquid body substance bodily fluid salty secreted
sweatband band strip slip fabric leather sewn inside crown
sweatbox cell jail prison room
sweater jumper garment clothing article vesture crocheted knitted covering upper body
sweatpants trousers pair pant garment
sweats sweatsuit garment clothing article
sweatshirt pullover slipover sweater jumper cotton knit long sleeves worn
sweatshop factory mill manufacturing plant
sweatsuit sweats garment clothing article
swede european inhabitant habitant dweller native sweden
sweden sverige scandinavian kingdom eastern peninsula
sweep brush across
sweeping cleaning cleansing cleanup improvement broom
sweetheart sweetie steady truelove lover individual someone somebody loved another
sweetness sweet sugariness taste sensation gustatory perception experience sugar dissolves mouth
swell increase magnitude size number intensity
swelling puffiness lump enlargement abnormal protuberance localized
swerve sheer curve trend turn sharply
swig gulp draft draught swallow drink deglutition consumption hurried
swim travel locomote water
swimmer athlete jock contestant trained
swimming swim water sport aquatics athletics
swimsuit swimwear garment clothing article vesture tight fitting worn swimming
swimwear swimsuit garment clothing article
swing displace move curve intent hitting
swinger athlete jock contestant swings
swirl twirl twiddle whirl revolve around rotate turn twisting spinning motion
swiss nation land country people natives inhabitants switzerland
switch exchange reversal turn reverse change around order sequence
switchblade pocketknife pocket knife blade
switchboard patchboard plugboard central telephone exchange workplace circuits completed patchcords
switching switch shift action changing position another
switzerland suisse schweiz svizzera landlocked federal republic central europe
swivel coupling coupler mechanical device
swizzle mixed drink alcohol alcoholic
swoop pounce descend fall down come move attack
sword blade brand steel weapon arm system instrument cutting thrusting long
syllabicity language system scheme pattern syllable formation particular
syllable language linguistic portion component unit spoken larger phoneme
syllabus program programme curriculum information
symbol signal signaling sign arbitrary
symbolism symbol signal signaling sign system symbols symbolic representations
symbolist artist creative creator member artistic movement expressed ideas indirectly
symbolize typify symbolise represent mean intend convey express indirectly image model
symmetry symmetricalness correspondence balance spatial property spatiality attribute shape relation
sympathy understanding inclination disposition tendency attitude support loyal agree opinion
symphony sonata classical music serious long complex orchestra
symposium conference meeting public discussion topic participants
symptom evidence grounds information sensation change bodily function experienced patient
synagogue temple tabernacle place worship house prayer god jewish congregation
synchrocyclotron cyclotron accelerator particle atom
synchroflash device instrumentation photography synchronize
synchroniser synchroscope synchronoscope synchronizer measuring
synchronism synchrony synchronicity synchroneity temporal relation exists occur same
synchronizer synchroscope synchronoscope synchroniser measuring
synchronoscope synchroscope synchronizer synchroniser measuring
synchrony synchronism synchronicity synchroneity temporal relation exists occur same
synchroscope synchronoscope synchronizer synchroniser measuring
synchrotron cyclotron accelerator particle atom
syndicate mob family organized crime gangland gangdom loose affiliation gangsters charge
syndrome complex composite concurrent
synergism synergy natural process action working together
synonym word language linguistic words interchanged context said synonymous relative
syntax structure knowledge noesis grammatical arrangement words sentences
synthesis chemical process action natural producing compound
syria asian republic middle east mediterranean
syringa philadelphus shrub bush hardy showy strongly fragrant creamy
syringe medical instrument inject withdraw
syrinx panpipe pipe wind instrument
system instrumentation artefact instrumentality combines interrelated interacting artifacts designed
systematization systematisation rationalization rationalisation organization organisation systematic
tabard tunic cloak short sleeveless
tabi tabis sock hosiery hose
tabis tabi sock hosiery hose
table array arrangement data arranged rows columns
tableau arrangement grouping group attractively arranged
tablefork fork cutlery eating utensil
tablet slab block stone wood suitable bearing inscription
tabletop work surface horizontal table
tableware ware article articles table
tabor tabour drum membranophone tympan
taboret tabouret stool seat shape
tabour tabor drum membranophone tympan
tabouret taboret stool seat shape
tabulation information info message subject tabular
tabulator counter calculator calculating machine
tabun organophosphate nerve agent gas
tach tachometer measuring instrument system
tacheometer tachymeter theodolite transit surveying
tachistoscope scientific instrument psychologists
tachograph tachometer tach measuring instrument
tachometer tach measuring instrument system
tachymeter tacheometer theodolite transit surveying
tackle undertake confront face set about accept challenge
tackler football player footballer athlete
tact tactfulness consideration considerateness thoughtfulness kindness dealing others avoiding giving offense
tactic tactics maneuver manoeuvre plan action program programme attaining particular goal
tactics military science discipline subject area branch dealing detailed maneuvers
tadpole polliwog pollywog larva animal animate beast larval frog toad
taffrail railing rail barrier around
taffy candy confect sweet confection chewy sugar syrup boiled until
tag label mark attach connect link tie
tahiti island south pacific
tail process outgrowth appendage body posterior vertebrate elongated extending beyond
tailback back football player footballer plays
tailboard tailgate gate movable barrier
tailcoat tails formalwear eveningwear evening
tailfin stabilizer airfoil aerofoil control
tailgate tailboard gate movable barrier rear vehicle
taillight lamp source illumination
tailor orient adapt accommodate alter vary adjust specific need market
tailplane airfoil aerofoil control surface
tails tailcoat formalwear eveningwear evening
tailstock support device movable lathe
taint contamination impurity impureness status contaminated
taiwan china government island established chiang shek after
take carry
takeoff departure going away leaving
takeover coup putsch action deed human sudden decisive change government illegally
takings return issue take income financial gain profit arising transactions sale
tale narrative narration story message subject substance tells particulars occurrence course
talent endowment gift natural ability aptitude abilities qualities
talk speak communicate intercommunicate interact exchange thoughts
talking talk conversation speech spoken exchange ideas
talks negotiation dialogue discussion word speech intended produce agreement
tallboy highboy chest drawers bureau
tallith tallis shawl cloak ritually
tallow animal oil obtained suet soap candles lubricants
tally run score success baseball runner touching four bases
tam tammy cap headdress headgear
tambour framework frame supporting structure
tambourine drum membranophone tympan percussion
tamp tamper tool implement tamping
tamper tamp tool implement tamping
tampering meddling altering secretly improperly
tampion tompion plug stopper stopple
tampon plug stopper stopple blockage
tan suntan sunburn burn hyperpigmentation physical physiological browning skin resulting exposure
tandoor oven kitchen appliance clay
tang nip piquance piquancy spiciness spice spicery taste property tart spicy
tangent straight line plane touches curve curved
tangle twisted tangled mass highly interwoven
tango ballroom dancing dance social latin american origin
tangram puzzle game chinese square
tank military vehicle enclosed armored
tankard drinking vessel handle
tanker oiler cargo ship vessel designed carry crude bulk
tannoy loudspeaker speaker system
tantrum fit scene conniption bad temper ill anger choler display
tap cut separate disunite divide female screw thread
tape strip slip artefact long thin piece cloth paper binding
tapeline tape measuring instrument system
tapestry complexity complexness quality resembles intricacy
taphouse pub saloon pothouse tavern
taping tape recording memory device
tapping sound occurrence occurrent natural light blow knock
taproom barroom bar saloon room
tar pitch bitumen hydrocarbon dark heavy viscid substances obtained residue
tarboosh fez cap headdress headgear
target mark reference point indicator shoot
tariff duty indirect tax taxation revenue enhancement government imports exports
tarpaulin tarp canvas canvass fabric cloth waterproofed
task undertaking project labor work piece undertaken attempted
taste sensation esthesis aesthesis sense experience results buds tongue throat convey
taunt tease razz rag mock bemock treat handle harass persistent criticism
tauromachy bullfighting blood sport athletics
tavern building edifice structure construction licensed sell alcoholic drinks
tawse strap whip leather punishing
tax taxation levy charge against citizen property activity support
taxi cab hack taxicab car auto automobile machine driven whose take
taxicab cab hack taxi car
taxidriver taximan cabdriver cabman driver operator manipulator drives taxi living
taximeter meter measuring instrument system
taxpayer payer remunerator money handler dealer pays taxes
tea beverage drink drinkable potable steeping leaves water
teacart serving cart handcart pushcart light refreshments
teach learn instruct inform communicate intercommunicate impart skills knowledge
teacher instructor educator pedagogue pedagog professional whose occupation teaching
teaching instruction pedagogy education profession teacher
teahouse teashop tearoom restaurant eating
teakettle kettle boiler pot boiling water
teakwood teak wood plant material substance hard strong durable yellowish brown
team squad social organization organisation cooperative unit
teammate mate associate peer equal match fellow member team
teamster driver worker team horses doing hauling
teapot pot cooking utensil cookware
tear rupture snap bust separate disunite divide displace abruptly
teargas lacrimator lachrymator gas fluid
tearoom teashop teahouse restaurant eating
tears crying weeping bodily process body function organic shedding
tease badger pester bug torment rag bedevil crucify annoy persistently
teashop teahouse tearoom restaurant eating
teasing tease ribbing tantalization harassment molestation mistreatment harassing playfully maliciously
teaspoonful teaspoon containerful indefinite quantity much will hold
teat nipple mammilla mamilla reproductive organ sex projection mammary gland
technical pickup truck motortruck mounted
technician skilled worker trained workman whose occupation involves training specific technical
technique method practical applied particular task
technology application practical use usage knowledge tools
tee site land tract starting place hole golf course
teenager adolescent stripling teen juvenile individual someone onset puberty maturity
teens time life period ages
teepee tepee tipi tent collapsible
teetotaler teetotaller teetotalist abstainer abstinent nondrinker individual total
telamon atlas column pillar upright
telegram wire message transmitted telegraph
telegraph telegraphy apparatus setup equipment communicate distance wire
telegrapher telegraphist operator manipulator causal agent cause transmits messages telegraph
telegraphy telecommunication telecom medium communicating distance electric transmission wire
telemeter scientific instrument observing events
telepathy psychic psychical anomalous apparent communication mind another using sensory
telephone phone electronic equipment converts sound electrical signals
teleprinter teletypewriter telex character printer
teleprocessing data processing functions performed
telerobotics robotics artificial intelligence area
telescope scope magnifier scientific instrument
telethermometer thermometer measuring instrument system
teletypewriter teleprinter telex character printer
television telecasting video broadcasting telecommunication telecom visual images stationary moving objects
telex teletypewriter teleprinter character printer
tell say express verbalize verbalise utter words
telly television receiver receiving system
temerity audacity audaciousness boldness daring hardiness hardihood fearless
temper pique irritation annoyance chafe vexation anger sudden outburst
temperament disposition nature trait your usual mood
temperature fundamental quantity amount degree hotness coldness body environment
tempest storm disturbance disruption commotion flutter violent
temple place worship house prayer god edifice deity
tempo pacing musical time speed composition played
tempt allure invite bid request dispose incline entice
temptation enticement influence determinant determiner determinative seduces seduce
ten tenner large integer number cardinal nine
tenacity doggedness perseverance persistence determination purpose resoluteness firmness persistent
tenancy occupancy residency residence abidance deed tenant occupant
tenant renter payer remunerator money handler dealer pays rent land building
tend lean incline run tendency disposition
tendency inclination disposition attitude mental knowledge noesis mind favors alternative others
tenderness affectionateness fondness lovingness warmth tendency express warm affectionate feeling
tending care attention aid work providing treatment attending
tendon sinew connective tissue animal cord band inelastic connecting muscle
tenement apartment building house edifice down barely meeting minimal
tenet dogma religious doctrine church gospel creed proclaimed true proof
tennessee east central united states
tennis court game athletic played rackets four players ball
tenon projection structure construction piece
tenor singing voice vocalization vocalisation adult male above baritone
tenoroon bassoon instrument double reed
tenpin bowling pin equipment bottle
tense grammatical category syntactic class verbs express distinctions
tensimeter manometer pressure gauge gage
tensiometer measuring instrument system device
tension tenseness stress strain mental nervous nervousness emotional suspense
tent shelter structure construction portable
tentacle grip grasp influence like ability hold
tenter framework frame supporting structure
tenterhook hook claw mechanical device
tenth common fraction simple
tenting camping encampment bivouacking inhabitancy inhabitation habitation occupancy encamping living tents
tenure incumbency term time period during position held
tepee tipi teepee tent collapsible
tequila liquor spirits booze hard
term word language linguistic expression particular
terminal terminus depot station facility installation transport vehicles load unload passengers
terminate end alter modify bring halt
termination expiration expiry end ending point time coming contract period
terminology nomenclature language word linguistic system words name particular discipline
terms footing status position respect relations groups
terrace patio area structure construction paved outdoor adjoining residence
terrain tract land ground parcel piece specific characteristics military potential
terrarium vivarium enclosure selected living
terrier hunting dog domestic canis familiaris short bodied breeds originally trained
territory district dominion region marked administrative purposes
terror panic affright fear fearfulness fright emotion overwhelming feeling anxiety
terrorist radical individual someone somebody employs terror political weapon
terrycloth terry fabric cloth material textile pile
test prove try examine evaluate pass judgment judge think give experimental
testament creed credo doctrine philosophy profession belief
testicle testis orchis ball male reproductive gland organ sex glands produce
testify attest declare say tell give testimony court
testimonial testimony evidence indication indicant serves
testimony evidence information info solemn statement oath
testing experiment experimentation scientific research project subjecting experimental test order determine
tether leash lead restraint constraint
tetherball athletic game sport athletics
tetrode tube vacuum thermionic four
texan american inhabitant habitant dweller native resident texas
texas second largest
text writing written material words
textile fabric cloth material artefact artifact weaving felting knitting crocheting natural
texture tactile property feel surface fabric
thailand siam country southeastern asia extends southward along
thamnophis reptile genus garter snakes
thank convey impart leave give express gratitude show appreciation
thankfulness gratefulness appreciativeness gratitude feeling warm friendly feelings
thanks acknowledgment acknowledgement message subject appreciation
thanksgiving legal holiday national public fourth thursday november united states
thatch hairdo hairstyle hair style coiffure resembling thatched roofing material
thaw dissolve unfreeze unthaw liquefy flux liquify integrity soft liquid
thawing thaw melt melting heating warming temperature process whereby heat changes
theater theatre house building edifice structure construction theatrical performances motion picture
theatre theater house building edifice structure construction theatrical performances motion picture
theatregoer playgoer theatergoer spectator witness viewer watcher attends theater
theme subject topic message substance matter conversation discussion
then point time quantity amount
theodolite transit surveying instrument measuring
theologian theologist theologizer theologiser scholar scholarly bookman student learned theology speculates
theology divinity discipline subject area field rational systematic study religion influences
theorem proposition statement deducible basic postulates
theorist theoretician theorizer theoriser intellectual intellect individual someone theorizes
theory explanation thinking thought process well substantiated aspect natural world
therapist healer expert individual someone somebody skilled particular therapy
therapy medical care aid treatment intervention caring medication remedial training
theremin electronic instrument musical
thermel thermometer measuring instrument system
thermistor semiconductor device conductor materials whose resistance varies
thermocouple thermometer measuring instrument system device wires different metals joined ends
thermodynamics physics natural philosophy science branch concerned conversion different forms
thermograph medical instrument uses infrared
thermogravimeter thermohydrometer hydrometer gravimeter measuring
thermohydrometer thermogravimeter hydrometer gravimeter measuring
thermometer measuring instrument system device temperature
thermometrograph thermograph thermometer measuring instrument
thermometry measurement measuring mensuration temperature
thermopile thermometer measuring instrument system device heat radiation
thermoregulator thermostat regulator control controller
thermos vacuum flask bottle preserves
thermostat thermoregulator regulator control controller automatically regulating temperature starting stopping
thermostatics thermodynamics physics natural philosophy aspect concerned thermal equilibrium
thesis premise premiss assumption postulate unproved statement forward argument
thiamin thiamine aneurin vitamin complex prevents beriberi
thick midst inside interior region location surrounded
thicket brush brushwood coppice vegetation flora botany collection dense growth bushes
thickness dimension magnitude object opposed length width
thief stealer criminal felon crook outlaw takes property belonging else intention
thieving larceny theft thievery felony crime criminal offense offence taking unlawfully
thigh limb extremity appendage member knee
thighbone femur femoris leg bone long longum longest thickest human skeleton
thill shaft rod shafts extending body cart carriage either
thing situation affairs special
things property belongings holding possession movable
think believe consider conceive evaluate pass judgment judge regard
thinker mind intellectual intellect individual someone important
thinking thought cerebration intellection higher cognitive process mental using your mind
thinness tenuity slenderness dimension magnitude relatively object opposed length width
thiocyanate salt compound chemical thiocyanic acid
thiouracil organic compound chemical depresses function thyroid gland
third tierce common fraction simple three equal divisible whole
thirst thirstiness drive physical physiological need drink
thirteen xiii large integer number cardinal twelve
thirties time life period
thirty xxx large integer number cardinal product three
thole peg pin tholepin holder
tholepin peg pin thole holder
thong lash leather strip implement forms flexible whip
thoreau united states writer social critic
thorn irritant annoyance bother botheration pain causes irritation
thoroughfare road route way public place another
thoroughness conscientiousness painstakingness carefulness performing aspects task
thought idea cognitive mental knowledge noesis content cognition
thousand large integer number cardinal product
thrasher thresher farm machine separating
thread weave wind meander travel locomote move sinuous spiral circular course
threader bodkin hand tool blunt
threads togs duds clothing article
threat menace danger causal agent cause agency source
threaten endanger jeopardize jeopardise exist pose threat
three iii trio digit figure integer number cardinal
thresher thrasher farm machine separating
threshing separation sorting grain seeds husks straw
threshold beginning commencement first outset starting point experience
thriftshop shop store mercantile establishment
thrill bang boot charge exhilaration excitement joy joyousness swift release store
thriller adventure story heroic tale suspenseful play movie
throat pharynx tubular cavity bodily cavum passage stomach lungs
throbbing throb pounding pulse pulsation heartbeat beat instance rapid strong
throe agony suffering excruciation pain severe spasm
thrombosis occlusion attack formation presence thrombus
thrombus clot coagulum ball clod blood formed within vessel
throne chair monarch bishop
throng multitude concourse gathering assemblage
throstle spinning machine textile formerly
throttle accelerator valve control controller regulates supply fuel engine
throw propel impel displace
thrust push force displace forcefully
thruway expressway freeway motorway highway main road route broad designed high
thud thump thumping clump sound occurrence occurrent natural heavy dull
thuggee murder slaying execution homicide robbery thugs
thumb pollex finger digit dactyl thick short innermost forelimb
thumbnail fingernail nail thumb
thumbscrew instrument torture punishment crushes
thumbtack pushpin tack nail attaching
thump beat pound move rhythmically
thumping thump clump clunk sound occurrence occurrent natural heavy dull
thunder boom roar roaring noise sound deep prolonged loud
thurible censer vessel container burning
thursday weekday day the week fifth
thwack blow stroke hard flat object
thwart queer spoil scotch prevent forestall foreclose preclude hinder
thyroglobulin iodoprotein iodinated protein iodine containing obtained thyroid gland
thyroid endocrine gland ductless located near base neck
thyronine amino acid aminoalkanoic organic compound phenolic thyroxine derivative
thyrotrophin thyrotropin tsh hormone endocrine internal secretion anterior pituitary stimulates function
thyroxine thyroxin tetraiodothyronine thyroid hormone endocrine internal secretion produced glands regulate
tiara jewelled headdress jeweled headgear
tibet thibet xizang sitsang autonomous region peoples republic china
tibetan himalayish language spoken tibet
tick ticking sound occurrence occurrent natural metallic tapping
ticket commercial document instrument written showing holder entitled
tidbit titbit dainty delicacy goody kickshaw tasty food
tide periodic recurrent occurrence occurrent rise fall level gravitational pull
tidemark indicator device line highwater
tidewater coastal plain land dry earth lying drained tidal streams
tidings news intelligence word information info message subject recent important events
tidy receptacle container holds odds
tie bind fasten fix secure attach rope string cord
tieback pullback holding device
tiepin scarfpin pin jewelry jewellery
tiger individual someone somebody mortal fierce audacious
tighten fasten alter modify tight tighter
tightening alteration modification adjustment tighter
tights leotards hosiery hose footwear
tile slab block flat thin rectangular
tilt lean tip slant bend flex shape form incline vertical position
tilter rival challenger competitor competition
tilth status aggregation soil condition supporting plant growth
timber lumber building material artefact wood trees prepared
timbre timber quality tone sound property distinctive complex voice noise
timbrel drum membranophone tympan percussion
time clip case instance example occurrence single occasion event
timeliness seasonableness timing temporal arrangement order right
timepiece timekeeper horologe measuring instrument system device keeping
timer timepiece timekeeper horologe measuring instrument measures interval signals
times time period fundamental quantity less definite previously present
timetable schedule list listing events times will take
timidity timidness timorousness fear fearfulness fright emotion unknown unfamiliar decisions
timing temporal arrangement order property happens
timpani kettle kettledrum tympanum percussion
tin metallic element metal chemical silvery malleable resists corrosion
tine prong projection fork pitchfork antler
tinkle ting sound occurrence occurrent natural light clear metallic bell
tinsnips snips shears scissors pair
tint shade tincture tone color colour coloring colouring given differs slightly
tintack tack nail tinned iron
tintometer colorimeter measuring instrument system
tip end terminal extremity extreme
tipi tepee teepee tent collapsible
tippet cape mantle cloak woman
tire tyre hoop ring band covers wheel
tirolean tyrolean hat chapeau lid
tisane herb tea herbal infusion
tissue body organism aggregate cells similar structure function
tit breast bosom knocker mammary gland mamma exocrine either soft fleshy
titer titre concentration property solution determined titration
titfer hat chapeau lid headdress
title rubric heading header head line names statute legislative bill
titration volumetric analysis quantitative chemical measured amount solution unknown concentration added
toad frog anuran batrachian amphibian vertebrate craniate tailless stout bodied amphibians
toast crispen crisp heat alter modify brown heating
toastrack rack framework frame holding
tobacco baccy plant product material substance leaves dried prepared smoking ingestion
toboggan sled sledge sleigh vehicle
tobogganing sledding sport athletics riding
tobogganist sledder athlete jock rides
toby mug drinking vessel shape
today present nowadays time
toddy mixed drink alcohol alcoholic beverage liquor water sugar spices
toe digit dactyl extremity appendage digits foot
toffee brittle toffy candy confect sweet confection caramelized sugar cooled thin
toga cloak overgarment outer garment
toggle instruction command statement program
togs threads duds clothing article
toilet lavatory lav can room area building equipped toilets
tokamak chamber enclosure doughnut shaped
token item symbol signal signaling sign individual instance
tokyo tokio yeddo yedo capital largest city japan
tolbooth tollbooth tollhouse booth cubicle
tolerance endurance strength power capacity organism tolerate unfavorable environmental
tolerate digest endure stomach permit allow let countenance somebody unpleasant
toll fee fixed charge cost costs levied roads bridges
tollbar tollgate gate movable barrier
tollbooth tolbooth tollhouse booth cubicle
tollgate tollbar gate movable barrier across toll bridge road
tollhouse tollbooth tolbooth booth cubicle stall kiosk tollgate toll collector collects
tomahawk hatchet weapon arm system
tomato solanaceous vegetable veggie veg mildly acid yellow pulpy fruit eaten
tomb grave topographic point place spot burial corpse
tombstone gravestone headstone stone building
tomorrow day hours hour period interval after today
tompion tampion plug stopper stopple
ton avoirdupois mass united states unit weight equivalent pounds
tone manner speaking speech delivery expressive style voice
tongs device instrumentation devices taking
tongue lingua glossa clapper organ body mobile mass muscular tissue covered
tonic soft drink beverage drinkable
tonight present nowadays time immediately coming night
tonometer measuring instrument system device
tons dozens heaps lots large indefinite quantity amount number
tool implement instrumentation practice vocation
toolbox chest box cabinet holding
toolhouse toolshed shed outbuilding storing
toolshed toolhouse shed outbuilding storing
tooth bone connective tissue hard bonelike structures jaws vertebrates
toothbrush brush implement
toothpaste dentifrice cleansing agent cleanser cleaner paste
toothpick pick hand tool strip
top region upper anything
topcoat greatcoat overcoat coat overgarment
tope stupa shrine place worship
topee topi sunhat sun hat
topi topee sunhat sun hat
topic subject theme message substance matter conversation discussion
topknot headdress headgear clothing article
topography shape form configuration contour surface relations among natural features
topsoil soil dirt earth ground layer surface
toque hat chapeau lid headdress
torch light source illumination carried hand
torment torture pain hurting symptom unbearable physical
tormentor tormenter persecutor oppressor unpleasant disagreeable torments
tornado twister cyclone windstorm localized violently destructive occurring land
toronto provincial capital largest city ontario
torpor torpidity physical physiological status motor mental inactivity partial suspension sensibility
torrent downpour cloudburst deluge rain rainfall precipitation downfall heavy
torso trunk body excluding head neck limbs
torture torment excruciate rack pain anguish hurt upset emotionally mentally
tory american inhabitant habitant dweller favored british side during
toss flip sky pitch fling throw light motion
total sum totality aggregate physical whole amount
totalisator totalizer totaliser totalizator computer
totaliser totalizer totalizator totalisator computer
totality entirety entireness integrality completeness integrity unity wholeness total complete
totalizator totalizer totaliser totalisator computer
totalizer totaliser totalizator totalisator computer
tote carryall holdall bag container
toter carrier bearer traveler traveller individual someone whose employment involves carrying
touch physical contact come
touchdown score success american football
touchscreen computer screen display crt
touchstone standard criterion system measurement metric quantity amount basis comparison
toughness stamina endurance strength enduring energy
toupe toupee hairpiece false hair
toupee toupe hairpiece false hair
tour circuit journey journeying travel traveling route around particular place area
tourist tourer holidaymaker traveler traveller individual someone travels pleasure
tournament tourney contest competition social sporting contestants play series games
tourney tournament contest competition social
tow towage draw haul haulage pull hauling
towboat tugboat tug tower boat vessel watercraft powerful designed pull push
towel cloth material rectangular piece absorbent
toweling towelling fabric cloth material textile fabrics
tower structure construction artefact taller diameter
town municipality urban area populated fixed boundary smaller city
townsman peer equal match compeer same town yourself
toxin poison toxicant poisonous substance produced during metabolism growth
toy plaything artefact artifact designed played
toyshop shop store mercantile establishment
trace follow analyze analyse study examine discover ascertain course development
trachea windpipe cartilaginous tube duct epithelial canal membranous rings conveys inhaled
tracing drawing draftsmanship drafting art plan diagram outline
track path course line route along travels moves
trackball electronic device rotatable ball
tract parcel geographical area geographic region extended land
tractarian christian religious follower tractarianism supporter oxford movement
tractor vehicle wheeled wheels
trade commerce commercialism mercantilism transaction commercial exchange
trademark hallmark earmark stylemark characteristic quality distinctive attribute
trader bargainer dealer monger merchant merchandiser businessperson bourgeois purchases maintains inventory
tradesman shopkeeper storekeeper merchant merchandiser businessperson bourgeois owns manages shop
trading commerce commercialism mercantilism transaction buying selling securities commodities
tradition cognitive mental knowledge noesis inherited pattern thought action
traditionalism traditionality orthodoxy unoriginality strict adherence traditional methods teachings
traditionalist diehard conservative conservativist adult grownup adheres traditional views
traffic collection aggregation accumulation assemblage
tragedian writer author communicator
tragedy calamity catastrophe disaster misfortune bad luck trouble event resulting great
trail drag lag dawdle fall back behind linger
train develop prepare educate teach learn instruct inform create training teaching
traineeship aid economic financial assistance enables trained specified
training preparation grooming deed human action activity leading skilled behavior
trainman railroader railwayman employee worker railroad
trait abstract distinguishing feature your personal nature
traitor treasonist criminal felon crook outlaw betrays country committing treason
tramcar tram wagon waggon wheeled
trammel fishnet fishing net three
tramp hike walk travel foot walking expedition
trample tread walk travel locomote stomp heavily roughly
trampling trample sound occurrence occurrent natural heavy treading stomping
trampoline gymnastic apparatus exerciser sports
trance enchantment spell psychological mental induced
tranquility repose quiet placidity composure calm calmness equanimity disposition free stress
tranquilizer tranquillizer tranquilliser ataractic psychotropic agent drug reduce stress tension reducing
transaction dealing dealings action deed human transacting within groups
transcription written language black and white copied medium another typewritten version
transducer electrical device converts energy another
transept structure construction artefact forming
transfer reassign delegate designate depute assign somebody different position location work
transform alter modify subject mathematical transformation
transformation transmutation shift alteration modification occurrence occurrent qualitative change
transformer electrical device alternating current voltage changed
transfusion insertion introduction intromission movement blood plasma vein artery
transgression evildoing wrongdoing wrongful conduct misconduct actus reus transgressing
transience transiency transitoriness impermanence impermanency duration length suggests inevitability ending dying
transistor semiconductor device conductor capable amplification
transit theodolite surveying instrument measuring horizontal vertical angles
transition passage passing place next
translate interpret render repeat reiterate ingeminate iterate restate
translation rendering version written record account communication second language same meaning
translucence translucency semitransparency clearness clarity uncloudedness quality allowing light pass diffusely
transmission transmittal transmitting sending causing causation message
transmit convey communicate transfer displace another
transmitting transmission transmittal sending causing causation message
transmutation transubstantiation conversion changes character substance
transom fanlight window framework frame
transpiration natural process action passage gases fine tubes because differences
transponder electrical device designed receive
transport displace move somebody around
transportation transit facility installation artefact means equipment necessary movement passengers
transporter truck motortruck motor vehicle
transvestitism transvestism practice pattern adopting clothes manner sexual role
trap device instrumentation
trapeze swing mechanical device circus
trapper hunter huntsman skilled worker trained sets traps animals
trapping caparison housing stable gear saddlery tack decorated covering horse
trappings furnishing accessory accoutrement accouterment
trave traverse crossbeam crosspiece beam
travel locomote change location
traveler traveller individual someone somebody mortal changes location
traveller traveler individual someone somebody mortal changes location
travelogue travelog attraction show film illustrated lecture traveling
traverse track cover cross pass travel locomote across
tray receptacle container open holding displaying serving articles
treachery perfidy perfidiousness disloyalty infidelity unfaithfulness betrayal trust
tread step travel locomote down press foot place
treadmill exercise device endless belt walk changing
treadwheel treadmill mill grinder milling
treason crime criminal offense offence undermines offender government
treasure wealth riches material resource accumulated money jewels
treasurer money handler dealer individual someone officer charged receiving disbursing funds
treasury exchequer funds finances monetary resource cash hand government institution individual
treat handle interact certain
treatment intervention care attention aid tending provided improve situation
treaty pact accord written agreement understanding states sovereigns
trebuchet catapult arbalest arbalist engine
trebucket catapult arbalest arbalist engine
tree woody plant ligneous vascular tracheophyte tall perennial main trunk
treenail trenail trunnel peg nog
treetop crown top region upper branches leaves tree plant
treillage trellis lattice latticework fretwork
trellis treillage lattice latticework fretwork
trembling shaking shakiness quiver motion shaky
tremor shudder vibration quiver quivering motion involuntary
trenail treenail trunnel peg nog
trench ditch excavation fortification parapet excavated earth
trend tendency direction way path route general tends move
trepan trephine surgical instrument medical
trephine trepan surgical instrument medical
trepidation apprehension apprehensiveness dread fear feeling alarm
trestle supporting tower support bridge
trestlework structure construction artefact supporting
trews trousers pair pant garment
trial test run attempt effort endeavor endeavour testing
triamcinolone aristocort aristopak kenalog corticosteroid corticoid adrenal cortical steroid hormone synthetic
triangle trigon trilateral polygon polygonal shape plane figure three sided
tribunal court judicature assembly gathering assemblage
tribute testimonial approval commendation message subject given done expression esteem
trick device gimmick twist maneuver cunning deceitful action
triclinium dining room
tricorn tricorne cocked hat chapeau
tricorne tricorn cocked hat chapeau
tricycle trike velocipede wheeled vehicle
trident spear lance shaft weapon
trigger lever bar activates firing mechanism
trike tricycle velocipede wheeled vehicle
trill shake note musical tone notation alternates rapidly another semitone
trim pare cut separate disunite divide remove edges down desired size
trimaran sailboat sailing boat vessel
trimming decoration adding
trinket bangle bauble gaud adornment decoration ornament ornamentation cheap showy jewelry
trio three iii digit figure integer number cardinal
triode tube vacuum thermionic three
trip journey journeying travel traveling purpose
triphammer hammer power tool massive
triple treble multiply manifold increase threefold
tripod rack stand support three legged
trireme galley vessel watercraft ancient
triumph victory ending conclusion finish occurrence successful struggle contest
trivet base pedestal stand support
triviality pettiness slightness puniness unimportance value unimportant petty frivolous
troika carriage equipage rig vehicle russian pulled three horses abreast
troll mythical monster creature supernatural either dwarf giant supposed
trolley streetcar tram tramcar vehicle
trolling troll angling fishing sportfishing
trombone brass instrument wind long
troop army military force group soldiers
trooper cavalryman soldier enlisted motorized army unit
troops soldiery force personnel organization organisation soldiers collectively
troopship ship vessel watercraft transporting
tropidoclonion reptile genus lined snakes
trot jog clip run travel rapidly speed hurry moderately swift pace
trouble problem difficulty cognitive factor source
troubleshooter repairman maintenance man service mender worker whose locate sources trouble
trough natural depression geological formation narrow
troupe company organization organisation performers associated personnel
trouser garment clothing article vesture
trousers pant garment clothing article vesture extending waist knee ankle covering
trousseau outfit getup rig turnout
trowel hand tool handle flat
truck motortruck motor vehicle automotive suitable hauling
trucking hauling truckage transportation shipping transport commercial enterprise activity transporting goods
truckle trundle bed bedroom furniture
truculence truculency aggressiveness belligerence pugnacity disagreeableness obstreperous defiant
trudge slog footslog plod walk travel locomote heavily firmly weary
trumpet cornet horn trump brass instrument wind musical brilliant tone
trumpeter cornetist musician instrumentalist player performer plays trumpet cornet
trundle truckle bed bedroom furniture
trunk bole stalk stem plant organ main tree
trunks shorts trousers pair pant
trunnel treenail trenail peg nog
trust believe accept confidence faith
trustee fiduciary individual someone somebody
truth fact information verified
truthfulness honesty honestness righteousness truthful
try seek attempt essay effort
tsh thyrotropin thyrotrophin hormone endocrine internal secretion anterior pituitary stimulates function
tsunami calamity catastrophe disaster tragedy cataclysm resulting destructive wave caused earthquake
tub bathtub vessel container relatively open fill water wash
tuba sousaphone brass instrument wind
tube tubing conduit passage long hollow object
tuberculosis infectious disease communicable infection transmitted inhalation ingestion tubercle bacilli
tubing tube conduit passage long hollow object
tubule tube structure anatomical
tuck insert enclose close inclose shut snugly
tudor dynasty family line folk english descended henry
tudung scarf garment worn around
tuesday tues weekday day the week third
tuffet footstool footrest ottoman stool
tuft tussock bunch clump cluster clustering hair feathers growing grass
tug attract pull draw hard
tugboat tug towboat tower boat
tuition fee fixed charge cost costs paid instruction
tularemia tularaemia yatobyo zoonosis zoonotic disease animal highly infectious rodents
tulip liliaceous plant bulbous numerous perennial herbs linear broadly
tumble topple descend fall down come collapsing
tumbler gymnast athlete jock performs rolls somersaults twists
tumbling acrobatics gymnastics gymnastic exercise sport athletics moves acrobat
tumbrel tumbril dumpcart cart farm
tumbril tumbrel dumpcart cart farm
tumor tumour neoplasm growth illness unwellness malady abnormal mass tissue serves
tumour tumor neoplasm growth illness unwellness malady abnormal mass tissue serves
tumult tumultuousness uproar garboil disturbance disruption commotion flutter noise confusion
tumulus barrow mound hill structure
tun barrel cask vessel holding
tune melody air strain music auditory succession notes forming distinctive sequence
tungsten wolfram metallic element metal chemical heavy grey white
tuning calibration standardization standardisation calibrating instrument electronic circuit standard frequency
tunisia republic northwestern africa mediterranean coast
tunnel passageway passage underground
tupek tupik tent collapsible shelter
tupik tupek tent collapsible shelter
turban headdress headgear clothing article traditional muslim long scarf wrapped
turbinate turbinal bone connective tissue scrolled spongy bones nasal passages vertebrates
turbine rotary engine ice kinetic energy moving fluid
turbofan fanjet turbojet jet plane
turbogenerator generator engine steam turbine
turbojet fanjet turbofan jet plane
turboprop propjet propeller plane airplane
turbulence turbulency physical phenomenon natural unstable flow liquid
tureen serving dish deep cover
turf sod sward greensward land ground soil physical surface layer containing
turkey domestic fowl poultry gallinaceous bird shaped tail
turmoil convulsion upheaval disturbance disruption commotion flutter violent
turn change orientation direction abstract sense
turnbuckle coupling coupler mechanical device
turning turn course direction reorientation changing reversing
turnover ratio magnitude quantitative number workers replaced given period
turnpike gate movable barrier gates across road prevent passage until
turnspit spit skewer roasting turned
turnstile gate movable barrier post
turntable platform horizontal surface level circular rotates phonograph record
turret tower structure construction extending
turtle turtleneck sweater jumper garment
turtleneck turtle sweater jumper garment
tutor coach teacher instructor educator pedagogue gives private instruction
tutorial session conference discussion intensive tuition given tutor individual
tux tuxedo formalwear eveningwear evening
tuxedo tux formalwear eveningwear evening
tweed fabric cloth material textile thick woolen clothing
tweeter loudspeaker speaker system reproduces
tweezer pincer hand tool holding
twelve xii dozen large integer number cardinal eleven
twenties time life period
twentieth rank status position countable series
twenty large integer number cardinal nineteen
twig branchlet sprig branch stalk stem division
twilight dusk gloaming gloam hour time day clock immediately following sunset
twin sibling sib relative either offspring born same pregnancy
twine intertwine entwine enlace twist distort shape spin wind together
twinge pang stab feeling sudden sharp
twinjet jet plane airplane propelled
twinkling flash heartbeat instant moment minute second short
twirler performer performing artist entertainer twirls baton
twist writhe wrestle wriggle move twisting contorted motion
twisting distortion overrefinement straining falsification misrepresentation wrongdoing wrongful conduct distorting seems
twitch jerk involuntarily reflexively uncontrolled short jerky motion
two deuce digit figure integer number cardinal numeral representing
tympan drum membranophone percussion instrument
tympani kettle kettledrum tympanum percussion
type kind sort form variety subdivision particular
typewriter character printer serial hand operated printing written
typewriting typing writing written language black and white done typewriter
typhoid infectious disease communicable serious infection marked intestinal inflammation ulceration
typhus rickettsial disease rickettsiosis infectious transmitted body lice skin
typing typewriting writing written language black and white done typewriter
typography trade craft occupation business composing printing
tyranny dictatorship absolutism authoritarianism autocracy autarchy political system form government ruler
tyrant autocrat despot dictator potentate ruler swayer cruel oppressive
tyrosine amino acid aminoalkanoic organic compound found proteins
ubermensch demigod superman leader individual someone somebody great powers abilities
udometer pluviometer gauge gage measuring
ugliness appearance visual aspect quality qualities give pleasure senses
uke ukulele guitar stringed instrument
ukrainian slavic language slavonic spoken ukraine
ukulele uke guitar stringed instrument
ulcer ulceration lesion pathology circumscribed inflammatory suppurating skin internal
ulceration ulcer lesion pathology circumscribed inflammatory suppurating skin internal
ultimatum demand request petition postulation final peremptory
ultracentrifuge centrifuge extractor separator apparatus high speed determine relative molecular
ultramicroscope light microscope uses scattered
ultraviolet actinic radiation ray electromagnetic wave lying range
umbrella canopy shelter lightweight handheld collapsible
unambiguity unequivocalness clarity lucidity lucidness pellucidity achieved avoidance ambiguity
unawareness unknowingness unconsciousness cognitive mind resulting lack knowledge attention
unbalance imbalance instability disequilibrium situation affairs lack balance
uncertainty uncertainness precariousness quality unsettled doubt dependent chance
uncle kinsman relative brother your father mother
unconcern nonchalance indifference carefreeness irresponsibility irresponsibleness trait remaining calm seeming care
unconfessed people grouping confessed
unconscious mind head brain psyche wherein psychic activity takes place
underachievement performance accomplishment achievement poorer expected
underachiever underperformer nonachiever student pupil educatee enrollee does perform well expected
underbodice camisole undergarment unmentionable garment
underbrush undergrowth underwood brush brushwood coppice copse
undercarriage framework frame supporting structure
underclothes underwear underclothing undergarment unmentionable
underclothing underwear underclothes undergarment unmentionable
undercurrent undertone meaning substance idea thought subdued emotional underlying utterance
underdrawers drawers shorts boxers underpants
underframe skeleton frame supporting structure
undergarment unmentionable garment clothing article
undergraduate undergrad collegian college man boy student university received first degree
underlie base
underline underscore emphasize emphasise stress punctuate give extra weight
underling subordinate subsidiary assistant helper help supporter subject authority control another
undermine sabotage countermine counteract disobey refuse decline destroy property hinder normal
underpants undergarment unmentionable garment covers
undersecretary secretary head chief top dog immediately subordinate department government
undershirt singlet vest undergarment unmentionable garment collarless upper body
underside bottom undersurface side face surface lower anything
underskirt petticoat undergarment unmentionable garment
understand know comprehend nature meaning
understanding apprehension discernment savvy knowing higher cognitive process condition understands
understatement statement message subject substance restrained ironic contrast what might
understructure foundation base fundament support
undertake attempt initiate pioneer cause enter upon activity enterprise
undertaker mortician skilled worker trained workman whose business management funerals
undertaking project task labor work piece undertaken attempted
underwear underclothes underclothing undergarment unmentionable garment worn next skin outer garments
underworld class stratum social criminal
undies lingerie intimate apparel underwear
undoing reversal policy makes previous effect
uneasiness edginess inquietude disquietude anxiety emotion feelings tense irritable
unemployment unemployed
unfold blossom develop grow come promising stage
unfolding flowering development evolution process physical developmental
unfortunate individual someone somebody mortal suffers misfortune
unhappiness sadness feeling emotions experienced well
unicycle monocycle wheeled vehicle single
unification fusion merger union occurrence occurrent natural involves production
uniform clothing article vesture wear distinctive design worn members particular
uniformity regularity quality condition everything regular unvarying
unify unite merge integrate turn
uninitiate people grouping introduced mysteries field activity
union brotherhood organization organisation employees formed bargain employer
uniqueness singularity individuality individualism individuation trait
unit definite quantity amount division accepted standard measurement exchange
unitard leotard garment clothing article
unitarian disciple adherent follower unitarianism
unite unify join fall get together concert common purpose belief
unity integrity wholeness undivided unbroken completeness totality nothing wanting
universality catholicity generality quality universal
universe existence creation world everything exists anywhere
university body faculty students
unknown region unexplored
unloading handling manual labor labour taking load vehicle ship container
unlock open lock
unmentionable undergarment garment clothing article
unpredictability capriciousness inconstancy changefulness changeableness changeability guided sudden unpredictable impulses
unrealism abstractionism representation mental internal cognitive reference concrete objects specific examples
unreality immateriality incorporeality quality possessed unreal
unreason irrationality insanity mental illness disease psychopathy irrational
unrest agitation ferment fermentation turbulence upheaval sturm und drang disorder turbulent
unselfishness generosity generousness kindness putting yourself first willing give your
untruth falsehood falsity statement message subject substance false
unwillingness involuntariness disposition temperament nature trait unwilling
update information info message subject
upheaval turbulence disorder violent disturbance
uphold continue preserve keep maintain hold unaltered condition
upkeep care maintenance repair fix fixing fixture activity involved maintaining good
uplifting rise rising ascent ascension
upper berth bunk built bed
uppercut blow stroke swinging directed upward
upright vertical structural member support
uprising rebellion insurrection revolt conflict struggle battle action organized opposition authority
uproar tumult tumultuousness garboil disturbance disruption commotion flutter noise confusion
upset touch disturb alter modify balance stability
upsetter winner victor contestant unexpected
upshot consequence effect outcome phenomenon process physical follows caused previous
uptake consumption ingestion intake bodily process body function organic taking food
uptown residential district area community town away central commercial
urceole vessel container holds water
urchin child kid youngster minor poor mischievous city
urge press exhort rede advise counsel hash out force impel indicated
urgency necessity need demand urgent
urging goad goading prod encouragement approval commendation verbalization encourages attempt
urine piss pee piddle body waste excretion excreta excrement liquid excretory
urn vase jar pedestal feet
usage use utilization utilisation deed human action using
use utilize utilise apply service
usefulness utility quality practical
uselessness inutility unusefulness quality practical
user individual someone somebody mortal makes
ussr russia former communist country eastern europe northern
utah western united states
utensil implement instrumentation practical
utility service company performs public
utilization use usage utilisation deed human action using
utilize use utilise apply service
utmost uttermost maximum limit bound boundary extent greatest possible degree
utopia book written thomas
utopian reformer reformist crusader social idealistic
utopianism political orientation ideology theory utopian believes impossibly idealistic
utter express verbalize verbalise articulate
utterance vocalization auditory uttered sounds communication
vacancy emptiness status unoccupied
vacation holiday leisure time off away work devoted rest pleasure
vacationing leisure rest ease repose taking vacation
vaccinating inoculating protection protecting against disease introducing vaccine body
vaccination inoculation immunization immunisation protection taking vaccine precaution against contracting disease
vaccine vaccinum immunogen immunizing agent antigen suspension weakened dead pathogenic cells
vacuolization vacuolisation vacuolation status filled vacuoles
vacuum vacuity emptiness status absence matter
vagabond physical anything resembles fixed place
vagueness unclearness incomprehensibility virtue poorly expressed coherent meaning
valance cornice pelmet framework frame
valet gentleman man manservant servant retainer personal attendant employer
validation proof substantiation determination finding discovery find validating
validity cogency rigor rigour credibility credibleness believability quality valid rigorous
valise overnighter overnight bag case
valley vale natural depression geological formation long surface land contains river
valor heroism gallantry valour courage courageousness bravery braveness qualities hero heroine
valuation evaluation rating appraisal assessment classification categorization value
value numerical quantity measured assigned computed
values belief cognitive mental beliefs social group emotional investment
valve structure anatomical complex body bodily hollow organ
vandal destroyer ruiner undoer waster willfully destroys defaces property
vandalism hooliganism mischief mischievousness deviltry willful wanton malicious destruction property others
vane weathervane mechanical device mechanism
vanguard van army military force leading units moving head
vanish disappear lost warning explanation
vanity conceit pride pridefulness feeling feelings excessive
vapor vapour suspension mixture visible particles substance
vaporiser vaporizer device instrumentation puts
vaporization vaporisation annihilation obliteration destruction devastation vaporizing
vaporizer vaporiser device instrumentation puts
vaquero buckaroo buckeroo cowboy cowpuncher puncher cowman local names
variability variableness variance changeableness changeability quality subject variation
variable physical likely vary
variant discrepancy variance deviation divergence departure difference event departs expectations
variation fluctuation alteration modification occurrence occurrent instance change
varietal wine vino alcohol alcoholic
variety assortment mixture miscellany collection aggregation accumulation assemblage containing sorts
variometer measuring instrument system device
vary alter different particular permanently losing former characteristics
vase jar vessel open glass porcelain ornament hold flowers
vatican residence catholic pope city
vaudeville variety show songs comic
vault burial chamber sepulcher sepulchre sepulture
vaulter athlete jock contestant jumps
vaulting structure construction artefact vaulted
vector variable quantity resolved components
veer swerve sheer curve turn sharply
vegetable veggie veg produce green goods groceries garden truck edible seeds
vegetation flora botany collection aggregation accumulation assemblage plant life particular region
vehemence emphasis intensity intensiveness degree grade forcefulness expression
vehicle conveyance transport instrumentation transports objects
veil hide conceal obscure
vein vena blood vessel vas carries capillaries toward
vellum writing paper heavy creamy colored resembling parchment
velocipede bicycle bike wheel cycle
velocity speed rate magnitude quantitative distance travelled unit
velour velours fabric cloth material textile heavy resembles velvet
velours velour fabric cloth material textile heavy resembles velvet
velvet fabric cloth material textile silky densely piled plain back
vending peddling hawking vendition selling merchandising marketing commerce goods living
vendor seller marketer vender merchant merchandiser businessperson bourgeois promotes exchanges goods
venezuela republic northern south america caribbean
vengeance retribution payback retaliation revenge return paying back taking
venice venezia provincial capital veneto
vent venthole blowhole hole opening escape
ventail camail aventail hood headdress
ventilation airing improvement supplying fresh getting foul
ventilator device instrumentation
venture embark proceed somewhere despite risk possible dangers
venus second nearest planet
veracity truthfulness honesty honestness unwillingness tell lies
veranda verandah gallery porch structure construction along outside building
verandah veranda gallery porch structure construction along outside building
verb major form class speech word serves predicate sentence
verbena vervain flower angiosperm flowering plant numerous tropical subtropical american plants
verdict finding judgment judgement judicial decision findings jury issues fact submitted
verge brink threshold boundary edge bound line region marking
verification confirmation check substantiation proof cogent evidence grounds additional believed
verify confirm corroborate sustain substantiate truth
verisimilitude semblance gloss color colour appearance truth
vermont england
vermouth wine vino alcohol alcoholic drink white wines flavored aromatic herbs
versatility skillfulness wide variety skills
verse poetry poesy writing style literary genre expressive literature metrical
version interpretation explanation account matter particular viewpoint
vertebrate craniate chordate animal animate beast animals bony cartilaginous skeleton segmented
vertex intersection point lines opposite base
vertigo dizziness giddiness lightheadedness symptom evidence grounds reeling sensation
verve vitality energy muscularity vigor vigour energetic style
vessel vas tube structure anatomical body fluid circulates
vest invest enthrone install instal provide power authority
vestibule anteroom antechamber hall room area entrance reception
vestige trace tincture shadow indication indicant present
vestiture clothing article vesture wear
vestment gown robe outerwear overclothes
vet veterinarian veterinary doctor doc physician practices medicine
veteran serviceman military man personnel seen considerable active service
veto vote ballot voting balloting blocks decision
vexation annoyance chafe anger choler ire emotion produced annoying irritation
viability property capable normal growth development
viaduct bridge span structure construction
vial phial ampule ampul bottle
viand dish nutriment nourishment nutrition choice delicious
vibes vibraphone vibraharp percussion instrument
vibraharp vibraphone vibes percussion instrument
vibrancy plangency resonance reverberance timbre timber quality tone character loud deep
vibraphone vibraharp vibes percussion instrument
vibration quiver quivering motion movement motility vibrating
vibrator mechanical device mechanism vibrates
vicar priest clergyman reverend man the cloth roman catholic another higher
vicarage parsonage rectory residence house
vice frailty evil evilness immorality moral weakness
vicinity locality neighborhood neighbourhood section area country surrounding nearby region
victim unfortunate individual someone suffers adverse circumstance
victor master superior combatant battler belligerent fighter able defeat rivals
victory triumph ending conclusion finish occurrence successful struggle contest
victrola gramophone acoustic record player phonograph brand
video picture visual visible television transmission
videocassette cassette container videotape
videodisc videodisk dvd optical disk
videodisk videodisc dvd optical disk
videotape tape recording taping video
vienna capital largest city austria
vientiane capital largest city laos
view position perspective orientation attitude mental regarding situations topics
viewer spectator witness watcher perceiver percipient observer beholder close
viewers audience multitude masses mass reached television
viewfinder finder optical device helps
viewpoint stand standpoint position stance posture attitude mental viewed
vigilance watchfulness wakefulness alertness attention faculty mental module process paying close
vigilantism law enforcement actions vigilance committee trying enforce laws
vignette sketch description speech brief literary
vigor energy vigour zip force forcefulness strength intensity forceful exertion
village settlement community gathering assemblage smaller town
villager inhabitant habitant dweller denizen lived village life
villain scoundrel unwelcome persona non grata individual someone wicked evil
vindication exoneration clearing liberation release freeing vindicating defending against criticism censure
vine vascular plant tracheophyte flora weak stem derives support climbing
vinegar acetum condiment flavorer flavourer flavoring sour tasting liquid produced oxidation
vineyard vinery farm workplace work grapevines wine grapes produced
vino wine alcohol alcoholic drink
vintage wine vino alcohol alcoholic drink season yield vineyard
vinyl radical chemical building block univalent derived ethylene
viol bowed stringed instrument string
violate break fail agree
violation misdemeanor misdemeanour infraction crime criminal offense offence less serious felony
violence force aggression hostility action
violet viola herb herbaceous plant numerous growing violas flowers
violin fiddle bowed stringed instrument string highest member family
violinist fiddler musician instrumentalist player performer plays violin
violoncello cello bowed stringed instrument
virgin innocent inexperienced individual someone never
virginal harpsichord cembalo clavier klavier
virginia eastern united states
virginian american inhabitant habitant dweller native resident virginia
virginity status condition virgin
virtue virtuousness good goodness morality doing what right avoiding wrong
virtuoso ace adept champion expert individual someone somebody dazzlingly skilled field
virulence virulency harmfulness injuriousness destructiveness extreme
virus microorganism ultramicroscopic infectious agent replicates itself within
visage countenance physiognomy phiz face human external body
viscometer viscosimeter measuring instrument system device viscosity
viscosimeter viscometer measuring instrument system
viscosity viscousness consistency consistence substance body resistance liquid shear forces
vise holding device attached workbench
visibility visibleness perceptibility physical property fact degree visible
vision imagination imaging imagery mental vivid image
visit see tour travel journey place entertainment
visitor visitant traveler traveller individual someone visits
vista view aspect prospect visual percept image perception region
visualization visualisation image mental representation similar visual perception
vitality verve energy muscularity vigor vigour energetic style
vitals organ body bodily essential life
vitamin nutriment nourishment nutrition sustenance group organic substances essential quantities normal
vitrine case showcase container instrumentation
vivarium enclosure area indoor keeping
vividness color colour interest interestingness power powerfulness variety intensity
viyella fabric cloth material textile twilled mixture cotton wool
vocabulary wordbook reference book work listing words enterprise
vocalist singer vocalizer vocaliser musician instrumentalist player performer sings
vocation career calling occupation business job line work particular trained
vodka liquor spirits booze hard
vogue trend style taste appreciation discernment perceptiveness popular given
voice sound property distinctive pitch condition speech
volary aviary building edifice structure
volcano vent crack cleft crevice fissure earth crust
volition will faculty mental module ability capability conscious choice decision intention
volley fusillade salvo burst fire firing attack onslaught rapid simultaneous discharge
volleyball court game athletic teams inflated ball high using
voltage emf electrical phenomenon physical rate energy drawn source produces flow
voltaire arouet french writer embodiment century enlightenment
voltmeter meter measuring instrument system device measures potential difference points
volume quantity amount abstract dimensional space occupied object
volumeter meter measuring instrument system
volunteer inform communicate intercommunicate tell voluntarily
volvelle slide chart graph circular
vomiting vomit emesis regurgitation reflex response action instinctive ejecting contents stomach
voodoo juju hoodoo fetish charm good luck physical superstitiously believed embody
vote choose take select pick out express preference candidate measure resolution
voter elector citizen national subject legal right vote
voting vote ballot balloting choice selection option pick counting number favor
vouge pike weapon arm system
voussoir building block material wedge
vowel phone speech sound language vocal tract open
voyage water travel seafaring traveling
voyager traveler traveller individual someone distant land
vulnerability exposure danger status vulnerable exposed
vulture bird prey raptor raptorial diurnal birds naked heads weak
wads tons dozens heaps large indefinite quantity amount number
wafer paste library adhesive material agent disk
waffle cake baked goods pancake batter iron
wag waggle jiggle joggle wiggle shake move side
wage pay earnings remuneration regular payment remunerates
wager bet gambling gaming play diversion
wages reward payoff consequence aftermath result resultant recompense worthy retribution wrongdoing
waggon wagon wheeled vehicle kinds
wagon waggon wheeled vehicle kinds vehicles drawn animal tractor
wail howl ululate roar shout out cry call emit long loud
wailing bawling crying weeping tears bodily process loud cries
wainscoting wainscotting wall partition divider
wainscotting wainscoting wall partition divider
waist waistline area region body narrowing ribs hips
waistcoat vest garment clothing article
wait stay place anticipate expect
waiter server attendant restaurant employee whose occupation serve table
waiting wait inactivity deed human action
waitress waiter server attendant restaurant woman
wake awake alert there
wakefulness waking consciousness periodic during conscious aware world
walk travel locomote feet advance
walkout strike work stoppage job action workers walk
walkover acrobatic stunt feat backbends combined handstands
wall partition divider structure construction architectural height length greater thickness
wallet billfold notecase pocketbook case container pocket size holding papers paper
wallflower flower angiosperm flowering plant numerous plants genus erysimum fragrant yellow
wallop whack wham whop hit touch hard
wallow indulge devote oneself entirely
wallpaper paper material stuff decorative walls rooms
walnut edible nut trees wrinkled lobed seed hard shell
walrus seahorse pinniped mammal pinnatiped aquatic either northern marine mammals ivory
wand rod implement magician water diviner
wander roll swan stray travel locomote move aimlessly destination search food
wanderer roamer rover traveler traveller individual someone leads wandering unsettled life
waning decrease lessening alteration gradual magnitude extent
want desire feel
war warfare military action waging armed conflict against enemy
ward individual someone somebody mortal protection custody another
wardrobe closet press furniture article furnishing tall piece provides storage space
wardroom military quarters living dining recreation officers warship
warehouse storehouse depot entrepot storage goods merchandise
warehousing repositing reposition storage deposit deposition buildup depositing warehouse
warfare war military action waging armed conflict against enemy
warhorse work art fine
warmer heater device instrumentation heats
warmongering hawkishness political orientation ideology theory policy advocating
warmth heat temperature somesthesia somaesthesia somatesthesia sensation caused energy
warn inform communicate intercommunicate notify danger potential harm risk
warning informing making known speech message danger
warplane craft aircraft designed combat
warrant justify vindicate uphold maintain provide adequate grounds
warrior individual someone somebody mortal engaged experienced warfare
warsaw warszawa capital largest city poland
warship ship vessel watercraft government
wart bulge bump hump swelling rounded protuberance
wash rinse serve process swear out deliver clean chemical
washables laundry wash washing garment
washbasin basin washbowl washstand sink plumbing fixture bathroom permanently installed connected
washboard device instrumentation corrugated surface
washbowl washbasin basin washstand sink plumbing fixture bathroom permanently installed connected
washing wash lavation work cleansing
washington capital united states district columbia tourist
washroom toilet lavatory lav can
washstand furniture article furnishing table
washtub tub vat vessel clothes
washup bathing wash washing lavation work yourself
wassail punch mixed drink sweetened
waste blow squander use expend spend thoughtlessly
wastebasket container instrumentation open
wastebin ashcan ashbin bin container
wasteland barren waste wilderness wild geographical area geographic uninhabited worthless cultivation
wastewater effluent waste material product water mixed matter
watch look attentively
watcher spectator witness viewer perceiver percipient observer beholder close
watching observation observance look looking sensing observing
watchmaker horologist horologer maker shaper creator makes repairs watches
watchman watcher guard defender guardian protector keeps watch
watchtower tower structure construction observation
water binary compound chemical occurs room temperature clear
watercolor watercolour painting picture graphic art produced watercolors
watercolorist watercolourist painter artist creative paints watercolors
waterfall falls body water steep descent river
waterfront city district territory territorial dominion area
watermark line marking level reached body water
waterproofing sealing protection treating repel water
watershed divide line ridge land separates adjacent river systems
waterskin skin bag container holding
waterway body water navigable
waterwheel wheel machine simple buckets
watt power electromagnetic emu unit equal joule second
wattle lappet caruncle caruncula process outgrowth fleshy wrinkled brightly colored fold
wattmeter measuring instrument system device
wave movement motion occurrence occurrent series ridges moves across surface liquid
waveguide conductor device hollow metal
wavelength distance spacing spatial arrangement
waver hesitate waffle pause hold back uncertainty unwillingness
wax lipid lipide lipoid macromolecule substances either mineral origin plant animal
waxing application coating covering manual labor surface
way manner mode style property done happens
ways shipway slipway structure construction artefact sloping down water place ships
wayside roadside edge limit demarcation line road path
weaken alter modify lessen strength
weakening transformation transmutation shift alteration becoming weaker
weakness failing imperfection imperfectness flaw weak point
wealth wealthiness financial status rich affluent
weaning ablactation substitution exchange commutation substituting food mother milk diet child
weapon arm instrument device instrumentality fighting hunting
wear dressed
wearable clothing vesture wear covering
wearer user individual someone somebody wears carries displays body covering accessory
weariness fatigue tiredness temporary loss strength energy resulting hard
weather conditions atmospheric phenomenon physical comprise atmosphere terms temperature
weatherboard clapboard weatherboarding siding building
weatherboarding clapboard weatherboard siding building
weathercock weathervane weather vane wind
weatherglass barometer measuring instrument system
weathervane vane mechanical device mechanism
weave interweave twist twine distort shape interlace weaving
web physical intricate network suggesting formed weaving interweaving
webcam digital camera photographic designed
website site computer computing machine
wedding nuptials hymeneals ceremony ceremonial occasion observance social event marriage performed
wedge cuneus triangle trigon trilateral polygon shape triangular cross section
wednesday midweek wed weekday day the week fourth
weed vascular plant tracheophyte flora crowds cultivated plants
weeds garment clothing article vesture black
week hebdomad time period fundamental quantity seven consecutive days
weekday day the week calendar civil except sunday
weekend time period fundamental quantity extending friday night sunday
weekly series serial publication periodical published every week
weep cry express emotion feelings shed tears because sadness rage pain
weeping crying tears bodily process body function organic shedding
weigh certain weight
weighbridge scale weighing machine measuring
weight physical property vertical force exerted mass result gravity
weighting weight coefficient constant assigned elements frequency distribution order
weightlessness lightness weight physical property comparatively
weightlift weightlifting bodybuilding anaerobic exercise
weightlifter lifter athlete jock contestant
weightlifting weightlift bodybuilding anaerobic exercise
weir dam dike dyke barrier built across stream raise level divert
welcome accept take have get gladly
weldment assembly machine welded together
welfare aid economic financial assistance governmental provision persons need
well excavation artefact deep hole shaft drilled obtain water
weltanschauung position view perspective orientation comprehensive world human life
welter clutter jumble muddle disorderliness disorder status confused multitude
west occident countries
western feature film movie life united states during period
westerner inhabitant habitant dweller denizen western area
wet alter modify
wetness status condition containing covered liquid
whale giant hulk heavyweight large individual someone somebody
whaleboat sea boat long narrow
wharf pier wharfage dock platform horizontal surface level built shore water
wheat cereal grass annual biennial erect flower spikes
wheel machine simple mechanical device circular frame spokes
wheelbarrow barrow handcart pushcart cart
wheelchair chair seat movable mounted wheels
wheelhouse pilothouse compartment room enclosed
wheelwork mechanical device mechanism including
wheeze breathing external respiration ventilation husky whistling sound
whereabouts physical general location
wherry barge flatboat hoy lighter
whetstone stone building material flat
whiff puff gust blast blow wind short light
whiffer batter hitter slugger batsman
whig englishman english member political party urged social reform
while spell patch time period indeterminate length
whim caprice impulse desire feeling sudden
whip flog welt lather beat work over severely
whipping tanning flogging lashing beating thrashing licking drubbing whip strap rope
whipsaw saw hand tool handles
whir whirr whirring birr sound occurrence occurrent natural rapid motion
whirl twirl swirl twiddle revolve around rotate turn twisting spinning motion
whirlybird helicopter chopper eggbeater craft
whirring whir whirr birr sound occurrence occurrent natural rapid motion
whisk mixer kitchen utensil incorporating
whiskers beard facial hair growing lower face
whiskey whisky liquor spirits booze hard drink fermented mash grain
whisky whiskey liquor spirits booze hard drink fermented mash grain
whisper talk speak utter mouth softly
whistle sound cause perceived whistling sounds
whistling whistle sound occurrence occurrent natural moving rapidly steam coming aperture
whit shred scintilla iota small indefinite quantity amount tiny scarcely detectable
white caucasian individual someone somebody mortal
whiteface hereford beef cattle cows hardy english breed raised extensively
whiteness white achromatic color colour greatest lightness
whiz ace adept champion expert individual someone somebody dazzlingly skilled field
whodunit mystery story fiction crime
whole concept conception construct idea including component elements
wholesaler jobber middleman distributor distributer supplier provider buys quantities goods resells
whore prostitute cocotte harlot woman adult female engages sexual intercourse money
whorehouse brothel bordello bagnio building
whorl coil roll curl round shape form formed series concentric circles
wickedness evil immorality iniquity transgression evildoing wrongdoing wrongful conduct morally objectionable
wicker wood plant material substance slender flexible branches twigs
wicket cricket equipment sports three
wickiup wikiup lodge indian dwelling
widen increase magnitude broader wider extensive
widow woman adult female whose husband dead remarried
widower widowman man adult male whose wife dead remarried
widowhood time life period woman widow
width breadth dimension magnitude extent side
wield exert maintain have got hold exercise
wife woman adult female married
wig hairpiece false hair postiche attire covering head real synthetic
wiggle jiggle joggle shake agitate move
wigmaker maker shaper creator makes sells wigs
wigwam lodge indian dwelling home
wikiup wickiup lodge indian dwelling
wildcat oil well oiler exploratory drilled land known field
wildcatter oilman businessman man affairs drills exploratory wells territory known
wildlife life living animate
wildness abandon passion passionateness feeling extreme emotional intensity
wile trickery chicanery chicane deception deceit dissembling dissimulation tricks deceive
will volition faculty mental module ability capability conscious choice decision intention
willing volition choice selection option pick
willingness disposition temperament nature cheerful compliance
willow tree woody plant ligneous numerous deciduous trees shrubs genus salix
willowware chinaware china crockery dishware
willpower possession resoluteness firmness purpose resolve trait resolutely controlling your behavior
wimble auger gimlet drill tool
wimple headdress headgear clothing article
win winner contest competition
winch windlass lifting device horizontal
wind weather conditions atmospheric moving
windbag gasbag bore dullard unpleasant disagreeable boring talks great deal uninteresting
windbreak shelterbelt hedge hedgerow fence fencing trees designed lessen force
windbreaker parka windcheater anorak jacket
windcheater parka windbreaker anorak jacket
windjammer sailing vessel ship watercraft
windlass winch lifting device horizontal
windmill mill grinder milling machinery powered wind
window framework frame supporting structure wood metal contains glass windowpane
windowpane window pane glass plate
windowsill sill structural member window
windshield windscreen screen protective covering cover protection transparent
wine vino alcohol alcoholic drink beverage intoxicant fermented juice
wineglass glass drinking container stem wine served
winepress press mechanical machine extract
winery establishment structure construction wine
wineskin skin bag animal
wing organ body movable flying
wingback back football player footballer plays
winger athlete jock contestant player
wingman pilot airplane aviator aeronaut positions aircraft outside behind
wings means agency way implementation flight ascent
wink gesticulate gesture motion communicate signal winking
winner victor contestant individual someone somebody wins contest
winning success attainment succeeding great difficulty
winnipeg capital largest city manitoba
winter wintertime season time year period coldest
wintertime winter season time year period coldest
wipe rub guide run draw circular motion
wire ligament attachment bond metal fasten cages fences
wiring circuit electrical electric device
wisdom cognitive mental knowledge noesis accumulated erudition enlightenment
wise manner mode style way doing
wisenheimer wiseacre weisenheimer upstart unpleasant disagreeable makes conceited sardonic insolent comments
wish desire want hope
wishing wish want desire feeling specific
wisp tuft tussock bunch clump lock
wit humor humour witticism message subject substance whose ingenuity verbal skill
witch enchantress occultist individual someone somebody female sorcerer magician
withdraw retreat recede retire travel locomote pull back move away backward
withdrawal backdown retraction abjuration recantation disavowal previously held position
withe band restraint constraint rope twisted twigs stems
withhold deny refuse keep hold back
withholding subtraction deduction decrease diminution deducting employee salary
withstand defy hold resist out stand firm confront resistance
witness watch
wizard ace adept champion expert individual someone somebody dazzlingly skilled field
wobble coggle move unsteadily
woe suffering misery wretchedness miserableness resulting affliction
wok pan cooking utensil cookware
wolf canine canid carnivore predatory carnivorous mammals north america
woman female individual someone adult
womb uterus female internal reproductive organ sex hollow muscular pelvic cavity
wonder inquire enquire question query ask wish desire know
wonderfulness admirability admirableness excellence quality admirable
wood plant material substance stuff hard fibrous lignified bark trees
woodcarver carver woodworker woodsman woodman craftsman makes decorative wooden panels
woodgrain woodiness grain texture produced fibers wood
woodgraining graining grain texture like wood
woodpecker peckerwood pecker piciform bird strong claws stiff tail adapted
woods forest wood vegetation flora botany collection trees plants densely wooded
woodscrew screw fastener fastening holdfast
woodshed shed outbuilding storing firewood garden tools
woodwind wood wind instrument musical
woodwork work product production wood
woofer loudspeaker speaker system reproduces
wool woolen woollen fabric cloth material textile hair sheep
woolen wool woollen fabric cloth material textile hair sheep
word language linguistic portion component unit native speakers identify
wording diction phrasing phraseology formulation expression expressive style manner expressed words
wordnet lexical database electronic computer
words speech spoken language
wordsworth romantic english poet whose work inspired
work exert oneself doing mental physical purpose
workbag workbasket workbox container instrumentation
workbasket workbox workbag container instrumentation
workbench bench worktable work table strong carpenter mechanic
workboard board sheet flat solid horizontal provides supported surface manual
workbox workbasket workbag container instrumentation
worker individual someone somebody mortal works specific occupation
workhorse machine device performs dependably
workhouse poorhouse establishment able bodied
workings works mechanism device internal
workman workingman employee worker performs manual industrial labor
workout exercise exercising effort elbow grease exertion travail activity exerting your
workroom room area work done
works plant building complex structure construction buildings carrying industrial labor
worksheet sheet paper multiple columns
workshop shop workplace work geographic point geographical handcrafts manufacturing done
workstation digital computer computing machine
worktable table furniture article designed particular task
workwear apparel wearing dress clothes
workweek week work time period hours days calendar
world universe existence creation everything exists anywhere
worm invertebrate animal animate beast numerous relatively elongated soft bodied animals
worriment troublesomeness inconvenience difficulty difficultness quality causes anxiety
worry worried concerned anxious troubled uneasy
worse bad badness quality inferior condition effect
worship deed human action activity worshipping
worshipper believer worshiper religious individual someone somebody faith
worst result resultant final outcome least favorable
worsted fabric cloth material textile woolen hard textured surface
worth indefinite quantity amount specified value
worthlessness ineptitude quality qualities would render valuable useful
wound lesion injury hurt harm trauma living tissue
wounded maimed people grouping
wrack seaweed alga algae dried cast ashore
wrangle brawl quarrel dispute scrap argufy noisily angrily disruptively
wrap cover arrange fold protection
wraparound garment clothing article vesture
wrapper negligee neglige peignoir clothing article vesture loose dressing gown women
wrath fury rage madness anger intense
wreath garland coronal chaplet flower arrangement floral circular band foliage flowers
wreck wrack destroy ruin smash break forcefully
wreckage portion physical remaining wrecked
wrench twist pull force violently suddenly remove
wrestler grappler matman combatant battler belligerent fighter tries throw opponent ground
wrestling wrestle grapple grappling struggle effort elbow grease exertion engaging close
wretch reprobate miscreant wrongdoer offender performs wicked deed
wretchedness misery miserableness adversity hardship hard knocks affliction misfortune
wringer clothes dryer drier rollers
wrinkle furrow crease crinkle depression impression imprint concave shape slight fold
wrist carpus gliding joint articulatio plana synovial synovialis distal radius proximal
wristwatch watch ticker timepiece timekeeper
writ legal document instrument official issued court judicial officer
write compose pen indite create verbally make produce literary work
writer author communicator individual someone somebody writes
writhe wrestle wriggle worm move twisting contorted motion
writing authorship composition penning verbal creation creating mental acts written works
writings hagiographa ketubim third three divisions hebrew scriptures
wrong wrongfulness injustice unjustness unrighteousness contrary principles justice
wrongdoing error evil evilness immorality departure what ethically acceptable
wyoming western united states
xenon chemical element substance colorless odorless inert gaseous occurring
xylem vascular tissue plant woody plants supporting water conducting
xylophone marimba percussion instrument percussive musical wooden bars tuned produce
yacht vessel watercraft craft expensive propelled sail power cruising
yagi directional antenna aerial transmitting
yale university connecticut
yank yankee northerner american inhabitant habitant dweller lives north
yankee yank northerner american inhabitant habitant dweller lives north
yard pace linear measurement unit length equal feet
yardage distance spacing spatial arrangement measured aggregate number yards
yardstick standard criterion touchstone system measurement measure comparison
yarmelke yarmulke yarmulka skullcap cap
yarmulka yarmulke yarmelke skullcap cap
yarmulke yarmulka yarmelke skullcap cap
yashmac yashmak head covering veil
yashmak yashmac head covering veil
yataghan knife weapon arm system
yawl small boat ship
yawn breathe take breath respire suspire utter lack oxygen tired
yaws frambesia framboesia infectious disease communicable tropical resembling syphilis early
year twelvemonth time period fundamental quantity containing
yearning longing hungriness desire feeling prolonged unfulfilled need
years age eld geezerhood time life period late
yell shout cry call utter emit let out loose sudden loud
yelling shouting cry outcry call yell uttering loud inarticulate pain excitement
yellow yellowness chromatic color colour spectral pigment
yelp yip yap bark utter emit let out high pitched tone
yelping yip yelp cry sound sharp high pitched
yen hankering longing yearning hungriness desire
yes affirmative avowal avouchment affirmation
yesterday day hours hour period interval immediately before today
yesteryear past time elapsed
yield give afford supply provide render furnish source
yoga discipline training preparation grooming aimed consciousness perfect spiritual
yoke fabric cloth material textile comprising fitted garment
yokel rube hick yahoo rustic commoner common man intelligent interested culture
yokuts mariposan penutian amerind amerindian language spoken joaquin valley
young offspring animal animate beast brute immature
youngster child kid minor juvenile individual someone young either
youth younker juvenile individual someone young
yucca shrub bush woody plant ligneous evergreen plants genus tall stout
yugoslavia jugoslavija mountainous republic southeastern europe bordering adriatic
yurt dwelling home domicile abode
zapper electrical device injure kill
zarf holder holding device ornamental
zeal ardor ardour elan eagerness avidity avidness keenness feeling strong
zenith celestial point above observer directly opposite nadir
zero nothing nil nix relative quantity amount importance
zest gusto relish zestfulness enjoyment pleasure pleasance vigorous enthusiastic
ziggurat zikkurat zikurat temple building
zikkurat ziggurat zikurat temple building
zikurat ziggurat zikkurat temple building
zill cymbal percussion instrument percussive
zinc metallic element metal chemical bluish white lustrous
zionism policy argumentation logical argument establishing developing national homeland jews
zionist jew hebrew israelite individual jewish supporter zionism
zipper zip fastener fastening holdfast
zither cither zithern stringed instrument
zithern zither cither stringed instrument
zloty polish monetary basic unit money poland
zombie zombi dead soul deceased body brought back life supernatural
zone topographic point place spot locally circumscribed distinctive features
zoning division partition partitioning segmentation dividing area zones sections reserved different
zoo menagerie facility installation artefact wild animals housed exhibition
`
