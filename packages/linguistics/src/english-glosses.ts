/*
 * English words that texts use, and rarer harsh ones, in order, each with its usual meanings. Written by
 * `bench/write-english.ts` from WordNet 3.1, Copyright 2011 by Princeton University, used under its licence:
 * permission to use, copy, modify and distribute for any purpose and without fee, provided that this notice stays;
 * provided "as is", without warranty.
 */
export const englishGlosses = `
aardwolf striped hyena of southeast Africa that feeds
abandon forsake, leave behind; leave behind empty
abandonment the act of giving something up; withdrawing support or help despite allegiance
abbot the superior of an abbey of monks
abdomen the region of the body of a vertebrate between; the cavity containing the major viscera
abdominal of or relating to or near the abdomen; the muscles of the abdomen
abduction the criminal act of capturing and carrying away; moving of a body part away from the central axis
aberration a state or condition markedly different; an optical phenomenon resulting from the failure
abet assist or encourage, usually in some wrongdoing
abhorrent offensive to the mind
abide dwell; put up with something or somebody unpleasant
abiding lasting a long time
ability the quality of being able to perform; possession of the qualities required to do
abject of the most contemptible kind; most unfortunate or miserable
ablation surgical removal of a body part or tissue; the erosive process that reduces the size
able having the necessary means or skill or know-how; have the skills and qualifications to do things
abode housing that someone is living in; any address at which you dwell more than
abolish do away with
abolitionist a reformer who favors abolishing slavery
abortion termination of pregnancy; failure of a plan
abound be abundant or plentiful; be in a state of movement or action
above appearing earlier in the same text; an earlier section of a written text
abroad in a foreign country
abrupt marked by sudden changes in subject and sharp; exceedingly sudden and unexpected
abscess symptom consisting of a localized collection
absence the state of being absent; failure to be present
absent not being in a specified place; go away or leave
absentminded lost in thought
absolute perfect or complete or pure; complete and without restriction
absorb become imbued; take up mentally
absorbed giving or marked by complete attention to; retained without reflection
absorption a process in which one substance permeates; the process in which incident radiated energy
abstain choose not to consume; refrain from voting
abstract consider a concept without thinking; existing only in the mind
abstraction a concept or idea not associated with any; the act of withdrawing or removing something
absurd inconsistent with reason or logic or common; so unreasonable as to invite derision
absurdity a message whose content is at variance; a ludicrous folly
abundance the property of a more than adequate quantity; the ratio of the total mass of an element
abuse treat badly; change the inherent purpose or function
abusive characterized by physical or psychological; expressing offensive reproach
abyss a bottomless gulf or pit
academic associated with academia or an academy; hypothetical or theoretical and not expected
academy a secondary school; an institution for the advancement of art
acaracide a chemical agent used to kill mites
acaricide a chemical agent used to kill mites
acarophobia a morbid fear of small insects and mites
acataphasia a disorder in which a lesion to the central
accelerate move faster; cause to move faster
acceleration the act of accelerating; an increase in rate of change
accelerator a pedal that controls the throttle valve; a valve that regulates the supply of fuel
accent distinctive manner of oral expression; special importance or significance
accentuate to stress, single out as important; put stress on
accept consider or hold as true; receive willingly something given or offered
acceptable worthy of acceptance or satisfactory; adequate for the purpose
acceptance the mental attitude that something is believable; the act of accepting with approval
accepted generally approved or compelling recognition
accepting tolerating without protest
access a way of entering or leaving; the right to enter
accessary someone who helps another person commit a crime; aiding and abetting in a crime
accessory a supplementary component that improves; clothing that is worn or carried, but not part
accident an unfortunate mishap; anything that happens suddenly or by chance
acclaim praise vociferously; enthusiastic approval
accommodate make fit for, or change to suit a new purpose; be agreeable or acceptable to
accompany be present or associated with an event or entity; go or travel along with
accomplish put in effect; to gain with effort
accomplished successfully completed or brought to an end; highly skilled
accord go together; allow to have
accordance concurrence of opinion; the act of granting rights
accost speak to someone; approach with an offer of sexual favors
account a record or narrative description of past events; a short account of the news
accounting the occupation of maintaining and auditing; a system that provides quantitative information
accredit grant credentials to; ascribe an achievement to
accretion an increase by natural growth or addition; an increase in a beneficiary's share
accrue grow by addition; come into the possession of
accumulate collect or gather; get or gather together
accumulation an increase by natural growth or addition; the act of accumulating
accuracy the quality of being near to the true value; the number of significant figures given
accurate conforming exactly or almost exactly to fact; characterized by perfect conformity to fact
accusation a formal charge of wrongdoing brought against; an assertion that someone is guilty of a fault
accusatorial specifically indicating a form of prosecution
accuse bring an accusation against; blame for, make a claim of wrongdoing
accused a defendant in a criminal proceeding
accusing containing or expressing accusation
accustom make psychologically or physically used
ace the smallest whole number or a numeral; one of four playing cards in a deck having
acetone the simplest ketone
acetonemia an abnormal increase of ketone bodies
acetonuria excessive amounts of ketone bodies in the urine
ache have a desire for something or someone who; feel physical pain
acheron a river in Hades across which the souls
acherontia death's-head moth
achieve to gain with effort
achievement the action of accomplishing something
aching causing a dull and steady pain; a dull persistent pain
achy causing a dull and steady pain
acid any of various water-soluble compounds having; harsh or corrosive in tone
acidemia a blood disorder characterized by an increased
ackee red pear-shaped tropical fruit with poisonous
acknowledge declare to be true or admit the existence; report the receipt of
acne an inflammatory disease involving the sebaceous
aconite any of various usually poisonous plants
aconitum genus of poisonous plants of temperate regions
acquaint cause to come to know personally; make familiar or conversant with
acquaintance personal knowledge or information about someone; a person with whom you are acquainted
acquiesce to agree or express agreement
acquiescence acceptance without protest; agreement with a statement or proposal to do
acquire come into the possession of something concrete; take on a certain form, attribute, or aspect
acquisition the act of contracting or assuming or acquiring; an ability that has been acquired by training
acquit pronounce not guilty of criminal charges; behave in a certain manner
acquitted declared not guilty of a specific offense
acre a unit of area used in English-speaking; a town and port in northwestern Israel
acreage an area of ground used for some particular
acres extensive landed property retained by the owner
act a legal document codifying the result; perform an action, or work out or perform
acting the performance of a part or role in a drama; serving temporarily especially as a substitute
actinomyces soil-inhabiting saprophytes
action something done; the state of being active
activate put in motion or move to act; make active or more active
activated treated with aeration and bacteria to aid; rendered active
active chemical agent capable of activity; tending to become more severe or wider in scope
activism a policy of taking direct action to achieve
activity any specific behavior; the state of being active
actor a theatrical performer; a person who acts and gets things done
actress a female actor
actual presently existing in fact and not merely; taking place in reality
actuality the state of actually existing objectively
actuate put in motion or move to act; give an incentive for action
aculea small spiny outgrowth on the wings of certain
aculeus a sharp-pointed process especially a sting; a stiff sharp-pointed plant process
acupuncture treatment of pain or disease by inserting
acute having or experiencing a rapid onset and short; extremely sharp or severe
adam in Judeo-Christian mythology; street names for methylenedioxymethamphetamine
adamant impervious to pleas, persuasion, requests; very hard native crystalline carbon valued
adapt make fit for, or change to suit a new purpose; adapt or conform oneself to new or different
add make an addition; state or say further
addict someone who is physiologically dependent; someone who is so ardently devoted to something
addiction a formal award by a magistrate of a thing; an abnormally strong craving
addition the act of adding one thing to another; a component that is added to something
additive something added to enhance food or gasoline; characterized or produced by addition
addlebrained stupid and confused
addlepated stupid and confused
address the code that identifies where a piece; speak to
adelgid any of various insects that feed and form galls
adenitis inflammation of a gland or lymph node
adenopathy a glandular disease or enlargement of glandular
adenosis a disorder of the glands of the body
adequacy the quality of being able to meet a need; the quality of being sufficient for the end
adequate having the requisite qualities or resources; sufficient for the purpose
adhere be compatible or in accordance with; follow through or carry out a plan without
adherence faithful support for a cause or political party; the property of sticking together or the joining
adherent someone who believes and helps to spread; sticking fast
adhesive a substance that unites or bonds surfaces; tending to adhere
aditi a Hindu goddess who releases from sin or disease
adjacent nearest in space or position; having a common boundary or edge
adjectival of or relating to or functioning as an adjective
adjective a word that expresses an attribute of something; the word class that qualifies nouns
adjoin lie adjacent to another or share a boundary; attach or add
adjourn close at the end of a session; break from a meeting or gathering
adjournment the termination of a meeting; the act of postponing to another time or place
adjunct something added to another thing but not; a construction that can be used to extend
adjust alter or regulate so as to achieve accuracy; adapt or conform oneself to new or different
adjusted altered to accommodate to certain requirements; adjusted to demands of daily living
adjustment making or becoming suitable; the act of making something different
administer work in an administrative capacity; perform ritually
admirable deserving of the highest esteem or admiration; inspiring admiration or approval
admiration a feeling of delighted approval and liking; the feeling aroused by something strange
admire feel admiration for; look at with admiration
admission the act of admitting someone to enter; an acknowledgment of the truth of something
admit declare to be true or admit the existence; allow to enter
admonition cautionary advice about something imminent; a firm rebuke
adolescence the time period between the beginning of puberty; in the state that someone is in between puberty
adolescent a juvenile between the onset of puberty; relating to or peculiar to or suggestive
adopt choose and follow; take up and practice as one's own
adopted acquired as your own by free choice
adoption the act of accepting with approval; the appropriation from another source
adorn make more attractive by adding ornament, colour; furnish with power or authority
adult any mature animal; a fully developed person from maturity onward
adulterate corrupt, debase, or make impure by adding; mixed with impurities
adulterer someone who commits adultery or fornication
advance a movement forward; move forward, also in the metaphorical sense
advanced farther along in physical or mental development; comparatively late in a course of development
advantage the quality of having a superior or more; benefit resulting from some event or action
adventure a wild and exciting undertaking; take a risk in the hope of a favorable outcome
adverb the word class that qualifies verbs or clauses; a word that modifies something other than a noun
adverse contrary to your interests or welfare; in an opposing direction
advertise call attention to; make publicity for
advertising a public promotion of some product or service; the business of drawing public attention
advice a proposal for an appropriate course of action
advil a nonsteroidal anti-inflammatory and analgesic
advise give advice to; inform of something
advocate push for something; a person who pleads for a cause or propounds
adynamia lack of strength or vigor
aegean an arm of the Mediterranean between Greece; of or relating to or characteristic
aerated treated by having air passed or bubbled through; supplied with carbon dioxide
aeration the process of exposing to air; the act of charging a liquid with a gas making
aerator an apparatus for exposing something to the air
aeroembolism obstruction of the circulatory system caused; pain resulting from rapid change in pressure
aerosol a cloud of solid or liquid particles in a gas; a dispenser that holds a substance under
aerosolize disperse as an aerosol; become dispersed as an aerosol
aesthetic relating to or dealing with the subject; concerning or characterized by an appreciation
aethusa fool's parsley
aetiologic relating to the etiology of a disease; of or relating to the philosophical study
aetiological relating to the etiology of a disease; of or relating to the philosophical study
aetiology the philosophical study of causation; the cause of a disease
affair a vaguely specified concern; a usually secretive or illicit sexual
affaire a usually secretive or illicit sexual
affairs matters of personal concern; transactions of professional or public interest
affect have an effect upon; act physically on
affected acted upon; speaking or behaving in an artificial way
affection a positive feeling of liking
affectionate having or displaying warmth or affection
affiliation the act of becoming formally connected or joined; a social or business relationship
affirm establish or strengthen as with new evidence; to declare or affirm solemnly and formally
affix attach to; add to the very end
affixed firmly attached
afflict cause physical pain or suffering in; cause great unhappiness for
afflicted grievously affected especially by disease; mentally or physically unfit
afflictive causing misery or pain or distress
affluence abundant wealth
afford be able to spare or give up; be the cause or source of
affront a deliberately offensive act or something; treat, mention, or speak to rudely
aflame keenly excited or indicating excitement; lighted up by or as by fire or flame
aflare lighted up by or as by fire or flame; streaming or flapping or spreading wide as if
aflaxen a nonsteroidal anti-inflammatory drug
aforesaid being the one previously mentioned or spoken of
afraid filled with fear or apprehension; filled with regret or concern
africa the second largest continent
african of or relating to the nations of Africa or their; a native or inhabitant of Africa
afterlife life after death
afternoon the part of the day between noon and evening; a conventional expression of greeting
agalactia a condition in which milk is not secreted
agalactosis a condition in which milk is not secreted
agape with the mouth wide open as in wonder or awe; a religious meal shared as a sign of love
age how long something has existed; an era of history having some distinctive
aged advanced in years; people who are old collectively
agency an administrative unit of government; a business or organization that provides
agenda a temporally organized plan for matters to be; a list of matters to be taken up
agent an active and efficient cause; a representative who acts on behalf of other
agglomerate form into one cluster; a collection of objects laid on top of each
agglutinin an antibody that causes agglutination
aggravate make worse; exasperate or irritate
aggravation unfriendly behavior that causes anger; action that makes a problem or a disease worse
aggravator an unpleasant person who is annoying
aggregate formed of separate units gathered into a mass; the whole amount
aggress take the initiative and go on the offensive
aggression a disposition to behave aggressively; violent action that is hostile and usually
aggressive having or showing determination and energetic; characteristic of an enemy or one eager to fight
aggressor someone who attacks; a confident assertive person who acts
aghast struck with fear, dread, or consternation
agitate try to stir up public opinion; cause to be agitated, excited, or roused
agitated troubled emotionally and usually deeply; physically disturbed or set in motion
agonal pertaining to or associated with agony
agonised expressing pain or agony
agonized expressing pain or agony
agony intense feelings of suffering; a state of acute pain
agranulosis an acute blood disorder characterized by severe
agree be in accord; consent or assent to a condition, or agree to do
agreement the statement of an exchange of promises; compatibility of observations
agricultural relating to or used in or promoting agriculture; relating to farming or agriculture
agriculture a large-scale farming enterprise; the practice of cultivating the land or raising
agrippina granddaughter of Augustus and mother of Caligula; wife who poisoned Claudius after her son Nero
aid give help or assistance; a person or thing that is a resource that helps
aide an officer who acts as military assistant; someone who acts as assistant
aids a serious disease of the immune system
ailing somewhat ill or prone to illness
ailment an often persistent bodily disorder or disease
aim an anticipated outcome that is intended; point or cause to go towards
aimless aimlessly drifting; continually changing especially as from one
air a mixture of gases required for breathing; the region above the ground
airborne moved or conveyed by or through air
aircraft a vehicle that can fly
airhead a bridgehead seized by airborne troops; a flighty scatterbrained simpleton
airing the act of supplying fresh air and getting rid; a short excursion in the open air
airplane an aircraft that has a fixed wing and is powered
airport an airfield equipped with control tower
airs affected manners intended to impress others
airspeed the speed of an aircraft relative to the air
airway a duct that provides ventilation; a commercial enterprise that provides scheduled
airy open to or abounding in fresh air; characterized by lightness and insubstantiality
aisle passageway between seating areas; a long narrow passage
akee red pear-shaped tropical fruit with poisonous; widely cultivated in tropical and subtropical
akin similar in quality or character; related by blood
ala a wing of an insect; a flat wing-shaped process or winglike part
alabama a state in the southeastern United States; the Muskhogean language of the Alabama
alabaster a compact fine-textured, usually white gypsum; a very light white
alarm fear resulting from the awareness of danger; a device that signals the occurrence of some
alaska a state in northwestern North America
alate having winglike extensions
alated having winglike extensions
albany state capital of New York; a town in southwest Georgia
album one or more recordings issued together; a book of blank pages with pockets or envelopes
albumin a simple water-soluble protein found in many
albuminuria the presence of excessive protein in the urine
alcaptonuria a rare recessive metabolic anomaly marked
alcohol a liquor or brew containing alcohol; any of a series of volatile hydroxyl compounds
alderfly dark-colored insect having predaceous aquatic
alert warn or arouse to a sense of danger or call; engaged in or accustomed to close observation
alertness the process of paying close and continuous; lively attentiveness
aleve a nonsteroidal anti-inflammatory drug
algae primitive chlorophyll-containing mainly aquatic
algerian of or relating to or characteristic of Algeria; a native or inhabitant of Algeria
algolagnia sexual pleasure derived from inflicting
algometer device for measuring pain caused by pressure
algometry measuring sensitivity to pain or pressure
algophilia sexual pleasure derived from inflicting
algophobia a morbid fear of pain
alibi a defense by an accused person purporting; a defense of some offensive behavior or some
alien not contained in or deriving from the essential; a person who comes from a foreign country
alienate arouse hostility or indifference in where there; make withdrawn or isolated or emotionally
alienation the feeling of being alienated from other people; the action of alienating
alienator an unpleasant person who causes friendly people
alienism the quality of being alien; an obsolete term for the study and treatment
alienist a psychiatrist and specialist in the legal
align place in a line or arrange so as to be parallel; align oneself with a group or a way of thinking
alignment the spatial property possessed by an arrangement; an organization of people involved in a pact
alike having the same or similar characteristics
alive possessing life; full of life and spirit
alkalemia a blood disorder characterized by a lower
alkali any of various water-soluble compounds capable; a mixture of soluble salts found in arid soils
alkaline relating to or containing an alkali
alkalinuria a condition in which the urine is alkaline
alkaluria a condition in which the urine is alkaline
alkaptonuria a rare recessive metabolic anomaly marked
all used with either mass or count nouns to indicate; completely given to or absorbed by
allegation a formal accusation against somebody; statements affirming or denying certain matters
allege report or maintain
alleged declared but not proved; doubtful or suspect
allegory a short moral story; an expressive style that uses fictional
alleviant remedy that alleviates pain without curing
alleviate provide physical relief, as from pain; make easier
alleviated made easier to bear
alleviation the act of reducing something unpleasant; the feeling that comes when something burdensome
alleviative moderating pain or sorrow by making it easier
alleviator remedy that alleviates pain without curing; a therapist who makes suffering more endurable
alleviatory moderating pain or sorrow by making it easier
alligator either of two amphibious reptiles related; leather made from alligator's hide
allocable capable of being distributed
allocate distribute according to a plan or set apart
allocation the act of distributing by allotting; a share set aside for a specific purpose
allopathy the usual method of treating disease
allot give out; allow to have
allotment a share set aside for a specific purpose; the act of distributing by allotting
allow make it possible through a specific action; consent to, give permission
allowable deductible according to the tax laws; that may be permitted especially as according
allowance an amount allowed or granted; a permissible difference
alloyed blended to obtain a desired property; debased by mixture with an inferior element
allusion passing reference or indirect mention
ally a friendly nation; an associate who provides cooperation
aloes a purgative made from the leaves of aloe
alone isolated from others; lacking companions or companionship
alter cause to change; become different in some particular way, without
alteration an event that occurs when something passes; the act of making something different
altercation noisy quarrel
alternate go back and forth; every second one of a series
alternative one of a number of things from which only one; serving or used in place of another
altitude elevation especially above sea level or above; angular distance above the horizon
aluminum a silvery ductile metallic element found
alveolar pertaining to the tiny air sacs of the lungs; a consonant articulated with the tip
alveolitis inflammation of the alveoli in the lungs caused; inflammation in the socket of a tooth
alveolus a tiny sac for holding air in the lungs; a bony socket in the alveolar ridge that holds
amanita genus of widely distributed agarics that have
amateur someone who pursues a study or sport; engaged in as a pastime
amativeness the arousal of feelings of sexual desire
amatory expressive of or exciting sexual love or romance
amaze affect with wonder; be a mystery or bewildering to
amazed filled with the emotional impact of overwhelming
amazement the feeling that accompanies something extremely
amazing inspiring awe or admiration or wonder; surprising greatly
amazon mainly green tropical American parrots; a major South American river
ambassador a diplomat of the highest rank; an informal representative
amber of a medium to dark brownish yellow color; a deep yellow color
ambiguity an expression whose meaning cannot be determined; unclearness by virtue of having more than one
ambiguous open to two or more interpretations; having more than one possible meaning
ambition a cherished desire; a strong drive for success
ambitious having a strong desire for success; requiring full use of your abilities
amble walk leisurely; a leisurely walk
ambulance a vehicle that takes people
ambush the act of concealing yourself and lying in wait; wait in hiding to attack
amebiasis infection by a disease-causing ameba
amebiosis infection by a disease-causing ameba
amend make amendments to; to make better
amended of legislation; modified for the better
amendment the act of amending or correcting; a statement that is added to or revises
amerciable of a crime or misdemeanor
america North American republic containing 50 states -; North America and South America and Central
american of or relating to the United States of America; a native or inhabitant of the United States
americana any artifact that is distinctive of America
amiable diffusing warmth and friendliness; disposed to please
amianthum one species
aminobenzine oily poisonous liquid amine obtained
ammo projectiles to be fired from a gun
ammoniuria excessive ammonia in the urine
ammunition projectiles to be fired from a gun; information that can be used to attack or defend
amoebiasis infection by a disease-causing ameba
amoebiosis infection by a disease-causing ameba
amorous inclined toward or displaying love; expressive of or exciting sexual love or romance
amorousness a feeling of love or fondness; the arousal of feelings of sexual desire
amorphous having no definite form or distinct shape; lacking the system or structure characteristic
amount a quantity of money; the relative magnitude of something
amour a usually secretive or illicit sexual
amp the basic unit of electric current adopted under; a nucleotide found in muscle cells and important
amphimixis union of sperm and egg in sexual reproduction; reproduction involving the union or fusion
ample more than enough in size or scope or capacity; affording an abundant supply
amplify increase in size, volume or significance; increase the volume of
amplitude the maximum displacement of a periodic wave; greatness of magnitude
amputate remove surgically
amrinone a drug used intravenously in heart failure
amsterdam an industrial center and the nominal capital
amulet a trinket or piece of jewelry usually hung about
amuse occupy in an agreeable, entertaining or pleasant; make laugh
amusement a feeling of delight at being entertained; an activity that is diverting and that holds
amyloidosis a disorder characterized by deposit of amyloid
anabaptist adherent of Anabaptism
anachronism an artifact that belongs to another time; something located at a time when it could not
anaconda large arboreal boa of tropical South America
analeptic stimulating the central nervous system; a medication used as a stimulant to the central
analgesia absence of the sense of pain without loss
analgesic a medicine used to relieve pain; capable of relieving pain
analgetic capable of relieving pain
analogous similar or equivalent in some respects though; corresponding in function but not
analogy drawing a comparison in order to show; an inference that if things agree in some
analyse consider in detail and subject to an analysis; make a mathematical, chemical, or grammatical
analysis an investigation of the component parts; the abstract separation of a whole into
analyst someone who is skilled at analyzing data; a licensed practitioner of psychoanalysis
analytic using or subjected to a methodology using; using or skilled in using analysis
analyze consider in detail and subject to an analysis; make a mathematical, chemical, or grammatical
ananias a habitual liar
anaphrodisia decline or absence of sexual desire
anaplasmosis a disease of cattle that is transmitted
anaprox a nonsteroidal anti-inflammatory drug
anarchy a state of lawlessness and disorder
anastomosis a natural or surgical joining of parts
anatomical of or relating to the structure of the body; an expression that relates to anatomy
anatomy the branch of morphology that deals; alternative names for the body of a human being
anatoxin a bacterial toxin that has been weakened until
ancestor someone from whom you are descended
ancestral inherited or inheritable by established rules; of or belonging to or inherited from an ancestor
ancestry the descendants of one individual; inherited properties shared with others of your
anchor a mechanical device that prevents a vessel; secure a vessel with an anchor
ancient very old; belonging to times long past especially
andrena a bee that is a member of the genus Andrena
androgen male sex hormone that is produced in the testes
androgenesis male parthenogenesis in which the embryo
androgeny male parthenogenesis in which the embryo
androgyne one having both male and female sexual
anecdote short account of an incident
anemia a deficiency of red blood cells; genus of terrestrial or lithophytic ferns having
anestrum applies to nonhuman mammals
anestrus applies to nonhuman mammals
aneurism a cardiovascular disease characterized
aneurysm a cardiovascular disease characterized
angel spiritual being attendant upon God; the highest waterfall
angelic marked by utter benignity; of or relating to angels
anger a strong emotion; the state of being angry
angiitis inflammation of a blood vessel or lymph duct
angina any disease of the throat or fauces marked; a heart condition marked by paroxysms of chest
anginal of or related to the pain of angina pectoris
anginose of or related to the pain of angina pectoris
anginous of or related to the pain of angina pectoris
angiopathy any disease of the blood vessels or lymph ducts
angle the space between two lines or planes; a biased way of looking at or presenting
anglican of or pertaining to or characteristic; a Protestant who is a follower of Anglicanism
angry feeling or showing anger; as if showing violent anger
angst an acute but unspecific feeling of anxiety
anguish extreme mental distress; extreme distress of body or mind
anguished experiencing intense pain especially mental pain
angular having angles or an angular shape; measured by an angle or by the rate of change
anhidrosis failure of the sweat glands
anhydrosis failure of the sweat glands
aniline oily poisonous liquid amine obtained
animal a living organism characterized by voluntary; marked by the appetites and passions of the body
animate heighten or intensify; belonging to the class of nouns that denote
animated having life or vigor or spirit; made to appear to move as living creatures do
anion a negatively charged ion
anionic a class of synthetic detergents; of or relating to anions
anisogametic relating to either of a pair of dissimilar
anisogamic relating to a type of sexual reproduction
anisogamous relating to a type of sexual reproduction
ankle a gliding joint between the distal ends
annihilate kill in large numbers
annihilation destruction by annihilating something; total destruction
anniversary the date on which an event occurred in some
announce make known; announce publicly or officially
announcement a formal public statement; a public statement containing information about
annoy cause annoyance in
annoyance the psychological state of being irritated; anger produced by some annoying irritation
annoyed aroused to impatience or anger; troubled persistently especially with petty
anode a positively charged electrode; the negatively charged terminal of a voltaic
anodyne a medicine used to relieve pain; capable of relieving pain
anoestrum applies to nonhuman mammals
anoestrus applies to nonhuman mammals
anonymous having no known name or identity or known source; not known or lacking marked individuality
anorexia a prolonged disorder of eating due to loss
anorgasmia absence of an orgasm in sexual relations
another any of various alternatives
answer react verbally; a statement that is made to reply to a question
ant social insect living in organized colonies
antagonist someone who offers opposition; a drug that neutralizes or counteracts
antagonistic characterized by antagonism or antipathy; indicating opposition or resistance
antagonize provoke the hostility of; act in opposition to
antecedent a preceding occurrence or cause or event; someone from whom you are descended
antelope graceful Old World ruminant with long legs
antemortem preceding death
antenna an electrical device that sends or receives; sensitivity similar to that of a receptor organ
anterior of or near the head end or toward the front; a tooth situated at the front of the mouth
anthracosis lung disease caused by inhaling coal dust
anthrax a highly infectious animal disease; a disease of humans that is not communicable
anthropology the social science that studies the origins
anti not in favor of; a person who is opposed
antibiotic of or relating to antibiotic drugs; a chemical substance derivable from a mold
antibody any of a large variety of proteins normally
anticipate regard something as probable or likely; act in advance of
anticipated expected hopefully
anticipation something expected; an expectation
antidiuretic a drug that limits the formation of urine
antidotal counteracting the effects of a poison
antidote a remedy that stops or controls the effects
antigen any substance that stimulates an immune response
antigone the daughter of King Oedipus who disobeyed her
antimicrobic an agent that destroys microorganisms that might; capable of destroying or inhibiting the growth
antipathy a feeling of intense dislike; the object of a feeling of intense aversion
antique made in or typical of earlier times and valued; out of fashion
antiseptic thoroughly clean and free of or destructive; clean and honest
antiserum blood serum containing antibodies against
antithyroid having the effect of counteracting excessive
antitoxic counteracting a toxin or poison
antivenene an antitoxin that counteracts the effects
antivenin an antitoxin that counteracts the effects
antlion winged insect resembling a dragonfly; the larva of any of several insects
anxiety a relatively permanent state of worry; a vague unpleasant emotion that is experienced
anxious eagerly desirous; causing or fraught with or showing anxiety
any one or some or every or all without
aorta the large trunk artery that carries blood
aortitis inflammation of the aorta
apache any member of Athapaskan tribes that migrated; the language of the Apache
apartment a suite of rooms usually on one floor
apex the highest point; the point on the celestial sphere toward
aphid any of various small plant-sucking insects
aphonia a disorder of the vocal organs that results
aphonic being without sound through injury or illness
aphrodisiac a drug or other agent that stimulates sexual; stimulating sexual desire
aplasia failure of some tissue or organ to develop
apologize acknowledge faults or shortcomings or failing; defend, explain, clear away, or make excuses
apology an expression of regret at having caused trouble; a poor example
apophysis a natural outgrowth or projection on an organ; a natural swelling or enlargement
apoptosis a type of cell death in which the cell uses
apostolic of or relating to or deriving from the Apostles; proceeding from or ordered by or subject
apothecary a health professional trained in the art
appalling causing consternation; an experience that appalls
apparatchik a communist who was a member; a humorous but derogatory term for an official
apparatus equipment designed to serve a specific function; a group of body parts that work together
apparent clearly revealed to the mind or the senses; appearing as such but not necessarily so
appeal earnest or urgent request; a legal proceeding in which the appellant
appealing able to attract interest or draw favorable; evoking empathic or sympathetic feelings
appear give a certain impression or have a certain; come into sight or view
appearance outward or visible aspect of a person or thing; the event of coming into sight
appease cause to be more favorably inclined; make peace with
appendicitis inflammation of the vermiform appendix
appendix supplementary material that is collected; a vestigial process that extends from the lower
appetite a feeling of craving something
applaud clap one's hands or shout after performances; express approval of
applause a demonstration of approval by clapping
applesauce nonsensical talk or writing; puree of stewed apples usually sweetened
applicable capable of being applied
applicant a person who requests or seeks something such
application the act of bringing something to bear; a verbal or written request for assistance
apply put into service; be pertinent or relevant or applicable
appoint create and charge with a task or function; assign a duty, responsibility or obligation to
appointed subject to appointment; selected for a job
appointee an official who is appointed; a person who is appointed to a job or position
appointment the act of putting a person into a non-elective; furnishings and equipment
apportion distribute according to a plan or set apart; give out as one's portion or share
appraise evaluate or estimate the nature, quality; consider in a comprehensive way
appreciable enough to be estimated or measured
appreciate recognize with gratitude; be fully aware of
appreciation understanding of the nature or meaning; delicate discrimination
apprehend get the meaning of something; take into custody
apprehension fearful expectation or anticipation; the cognitive condition of someone who
apprentice works for an expert to learn a trade; be or work as an apprentice
approach move towards; ideas or actions intended to deal with a problem
appropriate suitable for a particular person or place; give or assign a resource to a particular person
approval the formal act of approving; a feeling of liking something or someone good
approve give sanction to; judge to be right or commendable
approved established by authority
approximate be close or similar; not quite exact or correct
apractic having uncoordinated muscular movements
apraxic having uncoordinated muscular movements
april the month following March and preceding May
apron a garment of cloth or leather or plastic; a paved surface where aircraft stand while not
apt naturally disposed toward; being of striking appropriateness and pertinence
apteral having columns at one or both ends but not along; without wings
apterous without wings
aptitude inherent ability
aqueous similar to or containing or dissolved in water; produced by the action of water
arbitrary based on or subject to individual discretion
arc electrical conduction through a gas; a continuous portion of a circle
arch form an arch or curve; a curved bony structure supporting or enclosing
archbishop a bishop of highest rank
arched constructed with or in the form of an arch; forming or resembling an arch
archerfish any of several small freshwater fishes
architect someone who creates plans to be used in making
architecture an architectural product or work; the profession of designing buildings
arctic the regions to the north of the Arctic Circle; of or relating to the Arctic
ardor a feeling of strong eagerness; intense feeling of love
area a particular geographical region of indefinite; a subject of study
areola small circular area such as that around; small space in a tissue or body part such
argon a colorless and odorless inert gas
argue present reasons and arguments; have an argument about something
argument a fact or assertion offered as evidence; a contentious speech act
arianist an adherent of Arianism
arise come into existence; originate or come into being
aristocracy a privileged class holding hereditary titles; the most powerful members of a society
aristotle one of the greatest of the ancient Athenian
arithmetic the branch of pure mathematics dealing; relating to or involving arithmetic
arkansas a state in south central United States; a river that rises in the Rocky Mountains
arm a human limb; prepare oneself for a military confrontation
armadillo burrowing chiefly nocturnal mammal with body
armchair chair with a support on each side for arms
armed characterized by having or bearing arms; furnished with bristles and thorns
armor protective covering made of metal and used; tough more-or-less rigid protective covering
armored protected by armor; used of animals
armpit the hollow under the arm where it is joined
arms weapons considered collectively; the official symbols of a family, state, etc.
army a permanent organization of the military land; a large number of people united for some
aroma any property detected by the olfactory system; a distinctive odor that is pleasant
aromatic of or relating to or containing one or more; having a strong pleasant odor
aromatise fill or impregnate with an odor
aromatize fill or impregnate with an odor
arousal the act of arousing; mutual sexual fondling prior to sexual
arouse call forth; stop sleeping
aroused aroused to action; emotionally aroused
arraign accuse of a wrong or an inadequacy; call before a court to answer an indictment
arrange put into a proper or systematic order; make arrangements for
arranged disposed or placed in a particular kind of order; deliberately arranged for effect
arrangement the thing arranged or agreed to; an organized structure for arranging
array an orderly arrangement; an impressive display
arrest take into custody; the act of apprehending
arrival accomplishment of an objective; the act of arriving at a certain place
arrive reach a destination; succeed in a big way
arrow a mark to indicate a direction or relation; a projectile with a straight thin shaft
arroyo a stream or brook
arse vulgar slang for anus; the fleshy part of the human body that you sit
arsehole vulgar slang for anus
arsenic a white powdered poisonous trioxide of arsenic; a very poisonous metallic element that has three
arsine a poisonous colorless flammable gas used
arsonist a criminal who illegally sets fire to property
art the products of human creativity; the creation of beautiful or significant things
arterial of or involving or contained in the arteries
arteriolar of or relating to or involving arterioles
arteriole one of the small thin-walled arteries that end
arteritis inflammation of an artery
artery a blood vessel that carries blood from the heart; a major thoroughfare that bears important
arthralgia pain in a joint or joints
arthritis inflammation of a joint or joints
article nonfictional prose forming an independent part; one of a class of artifacts
articulate speak, pronounce, or utter in a certain way; put into words or an expression
artificial contrived by art rather than nature; artificially formal
artillery large but transportable armament; an army unit that uses big guns
artist a person whose creative work shows sensitivity
artistic relating to or characteristic of art or artists; satisfying aesthetic standards and sensibilities
arts studies intended to provide general knowledge
asbestosis lung disease caused by inhaling asbestos
ascend travel up; slope upwards
ascending moving or going or growing upward; the act of changing location in an upward
ascertain establish after a calculation, investigation; be careful or certain to do something
ascribe attribute or credit to
ascus saclike structure in which ascospores are formed
ash the residue that remains when something; any of various deciduous pinnate-leaved
ashamed feeling shame or guilt or embarrassment
ashen anemic looking from illness or emotion; made of wood of the ash tree
asia the largest continent with 60% of the earth's; the nations of the Asian continent collectively
asinine extremely silly or stupid
ask make a request or demand for something; direct or put
asleep in a state of sleep; dead
asp of southern Europe; cobra used by the Pharaohs as a symbol of their
aspect a distinct feature or element in a problem; a characteristic to be considered
aspersion an abusive attack on a person's character; the act of sprinkling water in baptism
aspiration a will to succeed; the act of inhaling
aspire have an ambitious plan or a lofty goal
ass the fleshy part of the human body that you sit; a pompous fool
assail attack someone physically or emotionally; attack in speech or writing
assassin a murderer who kills by a surprise attack; a member of a secret order of Muslims who
assault attack someone physically or emotionally; close fighting during the culmination
assay an appraisal of the state of affairs; analyze
assemblage a group of persons together in one place; the social act of assembling
assemble create by putting components or members together; collect in one place
assembly the act of constructing something; a group of machine parts that fit together
assent agreement with a statement or proposal to do; to agree or express agreement
assert state categorically; to declare or affirm solemnly and formally
assertion a declaration that is made emphatically; the act of affirming or asserting or stating
assess evaluate or estimate the nature, quality; estimate the value of for taxation
assessment the classification of someone or something; the act of judging or assessing a person
assessor an official who evaluates property
asshole vulgar slang for anus; insulting terms of address for people who are
assign give out; give an assignment to to a post, or assign
assignee the party to whom something is assigned
assignment a duty that you are assigned to perform; the instrument by which a claim or right
assimilate become similar to one's environment; take up mentally
assist give help or assistance; act as an assistant in a subordinate
assistance the activity of contributing to the fulfillment; a person or thing that is a resource that helps
assistant a person who contributes to the fulfillment; of or relating to a person who is subordinate
associate make a logical or causal connection; a person who joins with others in some activity
association a formal organization of people or groups; the act of consorting with or joining
assoil pronounce not guilty of criminal charges
assuage provide physical relief, as from pain; satisfy
assume take to be the case or to be true; take on a certain form, attribute, or aspect
assumption a statement that is assumed to be true; a hypothesis that is taken for granted
assurance freedom from doubt; a statement intended to inspire confidence
assure make certain of; inform positively and with certainty
assured marked by assurance; characterized by certainty or security
assyrian the language of modern Iraq; an inhabitant of ancient Assyria
asterisk a star-shaped character * used in printing; mark with an asterisk
asthma respiratory disorder characterized by wheezing
astonished filled with the emotional impact of overwhelming
astonishing surprising greatly; so surprisingly impressive as to stun
astonishment the feeling that accompanies something extremely
astound affect with wonder
astronomical relating or belonging to the science; inconceivably large
asymmetric characterized by asymmetry in the spatial
asymptomatic having no symptoms of illness or disease
asynchrony the relation that exists when things occur
ate goddess of criminal rashness and its punishment
athabascan a group of Amerindian languages; a member of any of the North American Indian
athlete a person trained to compete in sports
athletic relating to or befitting athletics or athletes; vigorously active
atlanta state capital and largest city of Georgia; a siege in which Federal troops under Sherman
atlantic the 2nd largest ocean; relating to or bordering the Atlantic Ocean
atmosphere a particular environment or surrounding; the mass of air surrounding the Earth
atom the smallest component of an element having; a tiny piece of anything
atomic of or relating to or comprising atoms; deriving destructive energy from the release
atoxic not producing or resulting from poison
atrophic relating to or characterized by atrophy
atrophied diminished in size or strength as a result
atrophy a decrease in size of an organ caused by disease; any weakening or degeneration
atropine a poisonous crystalline alkaloid extracted
attach cause to be attached; be attached
attached being joined in close association; associated in an exclusive sexual relationship
attachment a supplementary part or accessory; a feeling of affection for a person
attack launch an attack or assault on; an offensive against an enemy
attacker someone who attacks
attain to gain with effort; reach a point in time, or a certain state
attainment the act of achieving an aim; arrival at a new stage
attempt make an effort or attempt; earnest and conscientious activity intended
attempted tried unsuccessfully
attend be present at , etc.; take charge of or deal with
attendance the act of being present; the number of people that are present
attendant someone who waits on or tends to or attends; an event or situation that happens at the same
attention the process whereby a person concentrates; the work of providing treatment for or attending
attentive giving care or attention; taking heed
attest provide evidence for; authenticate, affirm to be true, genuine
attic floor consisting of open space at the top; of or relating to Attica or its inhabitants
attire clothing of a distinctive style; put on special clothes to appear particularly
attitude a complex mental state involving beliefs; the arrangement of the body and its limbs
attorney a professional person authorized to practice law
attract direct toward itself or oneself by means of some; be attractive to
attraction the force by which one object attracts another; the quality of arousing interest
attractive pleasing to the eye or mind especially through; having power to arouse interest
attributable capable of being attributed
attribute attribute or credit to; a construct whereby objects or individuals can
audacity fearless daring; aggressive boldness or unmitigated effrontery
audible heard or perceptible by the ear; a football play is changed orally after both
audience a gathering of spectators or listeners; the part of the general public interested
audit an inspection of the accounting procedures; examine carefully for accuracy with the intent
audition perform in order to get a role; a test of the suitability of a performer
auditorium the area of a theater or concert hall where
aug the month following July and preceding September
augment enlarge or increase; grow or intensify
august the month following July and preceding September; profoundly honored
aunt the sister of your father or mother
aureomycin a yellow crystalline antibiotic used to treat
austin state capital of Texas on the Colorado River
australia a nation occupying the whole of the Australian; the smallest continent
authentic not counterfeit or copied; conforming to fact and therefore worthy
authenticity undisputed credibility
author writes professionally; someone who originates or causes or initiates
authorities the organization that is the governing authority
authority the power or right to give orders or make; persons who exercise control over others
authorize grant authorization or clearance for; give or delegate power or authority to
auto a motor vehicle with four wheels
autoerotism using you own body as a sexual object
automatic operating with minimal human intervention; resembling the unthinking functioning
automation the act of implementing the control of equipment; equipment used to achieve automatic control
automobile a motor vehicle with four wheels; travel in an automobile
automotive of or relating to motor vehicles; containing within itself the means of propulsion
autonomic relating to or controlled by the autonomic
autopsy an examination and dissection of a dead body; perform an autopsy on a dead body
autumn the season when the leaves fall from the trees
auxiliary someone who acts as assistant; functioning in a supporting capacity
avail use to one's advantage; a means of serving
availability the quality of being at hand when needed
available obtainable or accessible and ready for use; convenient for use or disposal
average approximating the statistical norm or average; amount to or come to an average, without loss
avert prevent the occurrence of; turn away or aside
avocado a pear-shaped tropical fruit with green; tropical American tree bearing large pulpy green
avoid stay clear from; prevent the occurrence of
avoidance deliberately avoiding
await look forward to the probable occurrence of
awake not in a state of sleep; stop sleeping
awaken cause to become awake or conscious; stop sleeping
awakened aroused or activated; having been waked up
award a grant made by a law court; a tangible symbol signifying approval
aware having or showing knowledge or understanding; bearing in mind
awareness having knowledge of; state of elementary or undifferentiated
awe an overwhelming feeling of wonder or admiration; inspire awe in
awed inspired by a feeling of fearful wonderment; having or showing a feeling of mixed reverence
awestruck having or showing a feeling of mixed reverence
awful exceptionally bad or displeasing; causing fear or dread or terror
awkward causing inconvenience; lacking grace or skill in manner or movement
axe an edge tool with a heavy bladed head mounted; terminate
axis a straight line through a body or figure; the center around which something rotates
axletree a dead axle on a carriage or wagon that has
azoimide a colorless explosive liquid that is volatile
azotaemia accumulation in the blood of nitrogenous waste
azotemia accumulation in the blood of nitrogenous waste
azotemic of or involving excess nitrogenous waste
azoturia excess of urea in the urine
babble utter meaningless sounds, like a baby, or utter; to talk foolishly
babbler any of various insectivorous Old World birds; an obnoxious and foolish and loquacious talker
babe a very young child who has not yet begun to walk
baby a very young child who has not yet begun to walk; the youngest member of a group
bacchanal a wild gathering involving excessive drinking; someone who engages in drinking bouts
bacchanalian used of riotously drunken merrymaking
bacchant a priest or votary of Bacchus; a drunken reveller
bacchic used of riotously drunken merrymaking
bachelor a man who has never been married; a knight of the lowest order
back the posterior part of a human body from the neck; related to or located at the back
backbend an acrobatic feat in which the trunk is bent
backbone fortitude and determination; a central cohesive source of support
backer invests in a theatrical production
backfield the offensive football players who line up
background a person's social heritage; the part of a scene that lies behind objects
backing the act of providing approval and support; something forming a back that is added
backseat a seat at the back of a vehicle; a secondary or inferior position or status
backsliding a failure to maintain a higher state
backstage a stage area out of sight of the audience; concealed from public view or attention
backstitch do backstitches; an overlapping stitch made by starting the next
backswimmer predaceous aquatic insect that swims on its back
backward directed or facing toward the back or rear; marked by a retiring nature
backwoods a remote and undeveloped area
backyard the grounds in back of a house
bacon back and sides of a hog salted and dried; English statesman and philosopher
bacteria single-celled or noncellular spherical or spiral
bacterial relating to or caused by bacteria
bactericidal preventing infection by inhibiting the growth
bacteriology the branch of medical science that studies
bad having undesirable or negative qualities; very intense
baddie the principal bad character in a film or work
badge an emblem that signifies your status; any feature that is regarded as a sign of status
badger annoy persistently; sturdy carnivorous burrowing mammal with strong
badness that which is below standard or expectations; used of the degree of something undesirable e.g.
bafflement confusion resulting from failure to understand
bag a flexible container with a single opening; a container used for carrying money and small
baggage cases used to carry belongings when traveling; the portable equipment and supplies of an army
bagnio a building where prostitutes are available; a building containing public baths
bail the legal system that allows an accused person; money that must be forfeited by the bondsman if
bait anything that serves as an enticement; harass with persistent criticism or carping
bake cook and make edible by putting in a hot oven; heat by a natural force
baked cooked by dry heat; dried out by heat or excessive exposure
balance a state of equilibrium; bring into balance or equilibrium
balanced being in a state of proper equilibrium
balancer either of the rudimentary hind wings; an acrobat who balances himself in difficult
balanitis inflammation of the head of the penis
bald lacking hair on all or most of the scalp; with no effort to conceal
balk refuse to comply; an illegal pitching motion while runners are
balkanize divide a territory into small, hostile states
ball round object that is hit or thrown or kicked; a solid projectile that is shot by a musket
ballad a narrative song with a recurrent refrain; a narrative poem of popular origin
ballet a theatrical representation of a story; music written for a ballet
balloon large tough nonrigid bag filled with gas; small thin inflatable rubber bag with narrow
ballot a document listing the alternatives that is used; a choice that is made by counting the number
ballplayer an athlete who plays baseball
ballroom large room used mainly for dancing
baloney pretentious or silly talk or writing
baltimore the largest city in Maryland
balustrade a railing at the side of a staircase or balcony
ban prohibit especially by legal means or social; forbid the public distribution of
banana elongated crescent-shaped yellow fruit with soft; any of several tropical and subtropical treelike
band an unofficial association of people or groups; instrumentalists not including string players
bandage a piece of soft material that covers; dress by covering or binding
bandaged covered or wrapped with a bandage
bandeau an undergarment worn by women to support their
bandit an armed thief who is a member of a band
bane something causing misery or death
baneberry a plant of the genus Actaea having acrid; a poisonous berry of a plant of the genus Actaea
bang strike violently; a sudden very loud noise
banging the act of subjecting to strong attack; a continuing very loud noise
banish expel from a community or group; drive away
banister a railing at the side of a staircase or balcony
bank sloping land; a financial institution that accepts deposits
banker a financier who owns or is an executive; the person in charge of the bank in a gambling
bankrupt reduce to bankruptcy; financially ruined
bankruptcy inability to discharge all your debts as they; a state of complete lack of some abstract
banner long strip of cloth or paper used for decoration; any distinctive flag
banquet a ceremonial dinner party for many people; a meal that is well prepared and greatly enjoyed
banshee a female spirit who wails to warn of impending
banshie a female spirit who wails to warn of impending
banter light teasing repartee; be silly or tease one another
baptist follower of Baptistic doctrines
baptize administer baptism to
bar a room or establishment where alcoholic drinks; prevent from entering
barbaric without civilizing influences; unrestrained and crudely rich
barbarous able or disposed to inflict pain or suffering; primitive in customs and culture
barbecue cook outdoors on a barbecue grill; a rack to hold meat for cooking over hot
barbell a bar to which heavy discs are attached at each
bare lacking in magnitude or quantity; completely unclothed
barefoot without shoes
bargain an agreement between parties fixing obligations; negotiate the terms of an exchange
barge a flatbottom boat for carrying heavy loads; push one's way
bark tough protective covering of the woody stems; a sailing ship with 3 masts
barley a grain of barley; cultivated since prehistoric times
barn an outlying farm building for storing grain; a unit of nuclear cross section
barnyard a yard adjoining a barn
barrage the rapid and continuous delivery of linguistic; the heavy fire of artillery to saturate an area
barratry the offense of vexatiously persisting; a fraudulent breach of duty by the master
barrel a tube through which a bullet travels when a gun; a cylindrical container that holds liquids
barren an uninhabited wilderness that is worthless; providing no shelter or sustenance
barricade a barrier set up by police to stop traffic; a barrier to impede the advance of an enemy
barrier a structure or object that impedes free movement; any condition that makes it difficult to make
bartender an employee who mixes and serves alcoholic
base use as a basis for; serving as or forming a base
baseball a ball game played with a bat and ball between; a ball used in playing baseball
based having a base; having a base of operations
basement the lowermost portion of a structure partly; the ground floor facade or interior
basic pertaining to or constituting a base or basis; reduced to the simplest and most significant
basilisk small crested arboreal lizard able to run; ancient brass cannon
basin a bowl-shaped vessel; a bathroom sink that is permanently installed
basis a relation that provides the foundation; the fundamental assumptions from which something
bask derive or receive pleasure from; be exposed
basket a container that is usually woven and has; the quantity contained in a basket
basketball a game played on a court by two opposing teams; an inflated ball used in playing basketball
basophilic staining readily with basic dyes
bass the lowest part of the musical range; the lowest part in polyphonic music
bastard insulting terms of address for people who are; derogatory term for a variation that is not
baste cover with liquid before cooking; a loose temporary sewing stitch to hold layers
basuco low-grade cocaine mixed with coca paste
bat strike with, or as if with a baseball bat; nocturnal mouselike mammal with forelimbs
bath a vessel containing liquid in which something; a soaking and washing in a bathtub
bathe cleanse the entire body; suffuse or envelope with something
bathing immersing the body in water or sunshine; the act of washing yourself
bathrobe a loose-fitting robe of towelling
bathroom a room containing a bathtub or shower; a room or building equipped with one or more
bathtub a relatively large open container that you fill
baton a thin tapered rod used by a conductor to lead; a hollow cylinder passed from runner to runner
battalion an army unit usually consisting; a large indefinite number
batter strike against forcefully; a ballplayer who is batting
battered damaged by blows or hard usage; damaged especially by hard usage
battery group of guns or missile launchers operated; a device that produces electricity
batting the batter's attempt to get on base; stuffing made of rolls or sheets of cotton wool
battle a hostile meeting of opposing military forces; an energetic attempt to achieve something
battlefield a region where a battle is being fought
battleful having or showing a ready disposition to fight
bavaria a state in southern Germany famous for its beer
bawd a woman who engages in sexual intercourse
bawdiness the trait of behaving in an obscene manner
bawdry lewd or obscene talk or writing
bawdy humorously vulgar; lewd or obscene talk or writing
bawdyhouse a building where prostitutes are available
bawl shout loudly and without restraint; cry loudly
bay an indentation of a shoreline larger than a cove; the sound of a hound on the scent
bayonet a knife that can be fixed to the end of a rifle; stab or kill someone with a bayonet
beach an area of sand sloping down to the water; land on a beach
beachhead a bridgehead on the enemy's shoreline seized; an initial accomplishment that opens the way
beak horny projecting mouth of a bird; beaklike mouth of animals other than birds
beam long thick piece of wood or metal or concrete; a signal transmitted along a narrow path
bean any of various edible seeds of plants; informal terms for a human head
bear have; cause to be born
bearable capable of being borne though unpleasant
beard the hair growing on the lower part of a man's; go along the rim, like a beard around the chin
bearded having hair on the cheeks and chin; having a growth of hairlike awns
bearer someone whose employment involves carrying; a messenger who bears or presents
bearing dignified manner or conduct; the direction or path along which something
beast a living organism characterized by voluntary; a cruelly rapacious person
beastliness unpleasant nastiness; the quality of being deliberately mean
beastly resembling a beast; very unpleasant
beat come out better in a competition, race; give a beating to
beatify declare to be blessed; make blessedly happy
beaujolais dry fruity light red wine drunk within a few
beautiful delighting the senses or exciting intellectual; highly enjoyable
beauty the qualities that give pleasure to the senses; an outstanding example of its kind
beckon signal with the hands or nod; appear inviting
become enter or assume a certain state or condition; undergo a change or development
bed a piece of furniture that provides a place; a plot of ground in which plants are growing
bedding coverings that are used on a bed; material used to provide a bed for animals
bedfast confined to bed
bedlam pejorative terms for an insane asylum; a state of extreme confusion and disorder
bedraggle make wet and dirty, as from rain
bedraggled limp and soiled as if dragged in the mud; in deplorable condition
bedrid confined to bed
bedridden confined to bed
bedroom a room used primarily for sleeping
bee any of numerous hairy-bodied insects including; a social gathering to carry out some communal
beebread a mixture of nectar and pollen prepared
beech any of several large deciduous trees; wood of any of various beech trees
beef cattle that are reared for their meat; meat from an adult domestic bovine
beer a general name for alcoholic beverages made
beetle insect having biting mouthparts and front wings; a tool resembling a hammer but with a large head
befall become of; happen, occur, or be the case in the course
befit accord or comport with
befool fool or hoax; make a fool or dupe of
befooling derision of someone or something as foolish
befouled made dirty or foul
befuddle be confusing or perplexing to; make stupid with alcohol
befuddlement confusion resulting from failure to understand
beg call upon in supplication; make a solicitation or entreaty for something
beget make by reproduction
begin take the first step or steps in carrying out; have a beginning, in a temporal, spatial
beginning the event consisting of the start of something; the time at which something is supposed to begin
begrime make soiled, filthy, or dirty
begrimed thickly covered with ingrained dirt or soot
beguile attract; influence by slyness
behalf as the agent of or on someone's part; for someone's benefit
behave behave in a certain manner
behavior manner of acting or controlling yourself; the way a person behaves toward other people
behind the fleshy part of the human body that you sit; having the lower score or lagging position
behold see with attention
being the state or fact of existing; a living thing that has the ability to act
belabor attack verbally with harsh criticism; to work at or to absurd length
belch a reflex that expels gas noisily; expel gas from the stomach
belching a reflex that expels gas noisily; the forceful expulsion of something from inside
beldam a woman of advanced age; an ugly evil-looking old woman
beldame a woman of advanced age; an ugly evil-looking old woman
belgian of or relating to or characteristic of Belgium; a native or inhabitant of Belgium
belie be in contradiction with; represent falsely
belief any cognitive content held as true; a vague idea in which some confidence is placed
believe accept as true; judge or regard
believer a person who has religious faith; a supporter who accepts something as true
bell a hollow device made of metal that makes; a push button at an outer door that gives
belladonna an alkaloidal extract or tincture; perennial Eurasian herb with reddish bell-shaped
belligerent characteristic of an enemy or one eager to fight; someone who fights
bellow shout loudly and without restraint; a very loud utterance
belly the region of the body of a vertebrate between; a protruding abdomen
belong be owned by; be suitable or acceptable
beloved dearly loved; a beloved person
belowground under the level of the ground; underneath the ground
belt a band to tie or buckle around the body; endless loop of flexible material between two
bemire make soiled, filthy, or dirty
bemoan regret strongly
bemusement confusion resulting from failure to understand
bench a long seat for more than one person; take out of a game
bend form a curve; change direction
bended used of the back and knees
bends pain resulting from rapid change in pressure
beneficial promoting or enhancing well-being
beneficiary the recipient of funds or other benefits; the semantic role of the intended recipient who
benefit financial assistance in time of need; something that aids or promotes well-being
bennie a form of amphetamine
bent a relatively permanent inclination to react; a special way of doing something
benzedrine a form of amphetamine
bequeath leave or give by will after one's death
bequest a gift of personal property by will
berate censure severely or angrily
bereave deprive through death
bereaved a person who has suffered the death of someone; sorrowful through loss or deprivation
bereavement state of sorrow over the death or departure
berk a stupid person who is easy to take advantage of
berlin capital of Germany located in eastern Germany; a limousine with a glass partition between
bern the capital of Switzerland
berry any of numerous small and pulpy edible fruits; United States rock singer
berserk one of the ancient Norse warriors legendary; wildly frenzied and out of control
berserker one of the ancient Norse warriors legendary
berth a job in an organization; a bed on a ship or train
beseech ask for or request earnestly
beset annoy continually or chronically; assail or attack on all sides
besiege surround so as to force to give up; harass, as with questions or requests
besieger an enemy who lays siege to your position; an energetic petitioner
besmirch charge falsely or with malicious intent; smear so as to make dirty or stained
besot make dull or stupid or muddle with drunkenness
besotted very drunk
bespectacled wearing, or having the face adorned
best having the most positive qualities; the supreme effort one can make
bestiality sexual activity between a person and an animal; the stupid brutal quality of a beast
bestow present; give as a gift
bet maintain with or as if with a bet; the money risked on a gamble
bethink cause oneself to consider something; consider or ponder something carefully
betise a stupid mistake
betray reveal unintentionally; deliver to an enemy by treachery
betrayal an act of deliberate betrayal; the quality of aiding an enemy
better superior to another in excellence or quality; changed for the better in health or fitness
bevel cut a bevel on; a hand tool consisting of two rules that are
beverage any liquid suitable for drinking
bevy a large gathering of people of a particular type; a flock of birds
beware be on one's guard
bewhiskered having hair on the cheeks and chin
bewilder be a mystery or bewildering to; cause to be confused emotionally
bewildered perplexed by many conflicting situations
bewilderment confusion resulting from failure to understand
bextra a Cox-2 inhibitor that relieves pain
bible the sacred writings of the Christian religions; a book regarded as authoritative in its field
biblical of or pertaining to or contained; in keeping with the nature of the Bible
bibliography a list of writings with time and place
biceps any skeletal muscle having two origins
bicycle a wheeled vehicle that has two wheels; ride a bicycle
bid propose a payment; invoke upon
bidet a basin for washing genitals and anal area
biennial a plant having a life cycle that normally takes; having a life cycle lasting two seasons
bier a stand to support a corpse or a coffin prior; a coffin along with its stand
big above average in size or number or quantity; significant
bigger large or big relative to something else
bilgewater pretentious or silly talk or writing
bilharzia an infestation with or a resulting infection
bilharziasis an infestation with or a resulting infection
bilious relating to or containing bile; irritable as if suffering from indigestion
biliousness a disposition to exhibit uncontrolled anger; gastric distress caused by a disorder
bilk cheat somebody out of what is due, especially; escape, either physically or mentally
bill a statute in draft before it becomes law; an itemized statement of money owed for goods
billingsgate foul-mouthed or obscene abuse
billion denoting a quantity consisting of one thousand; the number that is represented as a one followed
billowing characterized by great swelling waves or surges
billowy characterized by great swelling waves or surges
bin a container; an identification number consisting
bind stick to firmly; make fast
binding the capacity to attract and hold something; the act of applying a bandage
binger someone addicted to crack cocaine
binomial of or relating to or consisting of two terms; a quantity expressed as a sum or difference
bioassay appraisal of the biological activity; subject to a bio-assay
biography an account of the series of events making up
biological pertaining to biology or to life and living; related by blood
biology the science that studies living organisms; all the plant and animal life of a particular
biomass the total mass of living matter in a given unit; plant materials and animal waste used as fuel
biomedicine the branch of medical science that applies; the branch of medical science that studies
biopsy examination of tissues or liquids
bipolar having two poles; of, pertaining to, or occurring in both polar
bird warm-blooded egg-laying vertebrates; the flesh of a bird or fowl used as food
birdie shoot in one stroke under par; badminton equipment consisting of a ball of cork
birmingham a city in central England; the largest city in Alabama
birth the time when something begins; the event of being born
birthday an anniversary of the day on which a person was; the date on which a person was born
biscuit small round bread leavened with baking-powder; any of various small flat sweet cakes
bisexual a person who is sexually attracted to both sexes; sexually attracted to both sexes
bisexuality sexual activity with both men and women; showing characteristics of both sexes
bishop a senior member of the Christian clergy having; a piece that can be moved diagonally over
bit a small piece or quantity of something; a small fragment of something broken off
bitch female of any member of the dog family; informal terms for objecting
bite to grip, cut off, or tear with or as if; cause a sharp or stinging pain or discomfort
biting capable of wounding; causing a sharply painful or stinging sensation
bittacidae a family of predacious tropical insects
bitter marked by strong resentment or cynicism; very difficult to accept or bear
bitterness a feeling of deep and bitter anger and ill-will; a rough and bitter manner
bittersweet tinged with sadness; twining shrub of North America having yellow
bizarre conspicuously or grossly unconventional
bja the bureau in the Department of Justice
bjs the agency in the Department of Justice
black being of the achromatic color of maximum; the quality or state of the achromatic color
blackberry large sweet black or very dark purple edible; bramble with sweet edible black or dark purple
blackboard sheet of slate
blacken make or become black; burn slightly and superficially so as to affect
blackened darkened by smoke; made black especially as with suffused blood
blackguard someone who is morally reprehensible; use foul or abusive language towards
blackmailer a criminal who extorts money from someone
blackness the quality or state of the achromatic color; total absence of light
blackout darkness resulting from the extinction of lights; a suspension of radio or tv broadcasting
blackwater any of several human or animal diseases
blade especially a leaf of grass or the broad portion; a cutting or thrusting weapon that has a long
blain an inflammatory swelling or sore
blame put or pin the blame on; harass with constant criticism
blanched anemic looking from illness or emotion; developed without chlorophyll by being deprived
blanket bedding that keeps a person warm in bed; anything that covers
blare a loud harsh or strident noise; make a strident sound
blast make a strident sound; a very long fly ball
blatancy the property of being both obvious and offensive
blatant conspicuously and offensively loud; without any attempt at concealment
blather foolish gibberish; to talk foolishly
blatherskite foolish gibberish
blaze shine brightly and intensively; a strong flame that burns brightly
blazing shining intensely; a strong flame that burns brightly
bleach the whiteness that results from removing; remove color from
bleak offering little or no hope; providing no shelter or sustenance
bleat the sound of sheep or goats; cry plaintively
bleed lose blood from one's body; draw blood
blend combine into one; an occurrence of thorough mixing
blepharitis inflammation of the eyelids characterized
bless give a benediction to; make the sign of the cross over someone in order
blessed highly favored or fortunate; expletives used informally as intensifiers
blether idle or foolish and irrelevant talk; to talk foolishly
blight a state or condition being blighted; cause to suffer a blight
blind unable to see; people who have severe visual impairments
blindness the state of being blind or lacking sight
blink briefly shut the eyes; keep back by blinking
blister get blistered; an elevation of the skin filled with serous
blistering hot enough to raise blisters; harsh or corrosive in tone
blithe lacking or showing a lack of due concern; carefree and happy and lighthearted
blitz a swift and violent military offensive; defensive players try to break through
blitzkrieg a swift and violent military offensive; fight a quick and surprising war
blizzard a storm with widespread snowfall accompanied; a series of unexpected and unpleasant
bloat swelling of the rumen or intestinal tract; become bloated or swollen or puff up
blob an indistinct shapeless form; make a spot or mark onto
block a solid piece of something; render unsuitable for passage
blockade a war measure that isolates some area; prevents access or progress
blockading blocking entrance to and exit from seaports
blocker a class of drugs that inhibit some biological; a football player whose responsibility
blockhead a stupid person
blockheaded stupid
blond being or having light colored skin and hair; a light grayish yellow to near white
blonde a person with fair skin and hair; being or having light colored skin and hair
blood the fluid that is pumped through the body; temperament or disposition
bloodhound a breed of large powerful hound of European
bloodless destitute of blood or apparently so; free from blood or bloodshed
bloodshed the shedding of blood resulting in murder; indiscriminate slaughter
bloodstream the blood flowing through the circulatory system
bloody having or covered with or accompanied by blood; cover with blood
bloom produce or yield flowers; the organic process of bearing flowers
blooming the organic process of bearing flowers; informal intensifiers
blossom reproductive organ of angiosperm plants; produce or yield flowers
blot a blemish made by dirt; an act that brings discredit to the person who
blotto very drunk
blow a powerful stroke with the fist or a weapon; an impact
blower a device that produces a current of air; large aquatic carnivorous mammal with fin-like
blowfish delicacy that is highly dangerous because; any of numerous marine fishes whose elongated
blowing processing that involves blowing a gas
blowjob slang for fellatio
bludgeon a club used as a weapon; strike with a club or a bludgeon
blue of the color intermediate between green; used to signify the Union forces in the American
blues a type of folksong that originated among Black; a state of depression
bluetongue a viral disease of sheep and cattle
bluff a high steep bank; pretense that your position is stronger than it
blunder an embarrassing mistake; commit a faux pas or a fault or make a serious
blunt make less intense; characterized by directness in manner or speech
blur a hazy or indistinct representation; become glassy
blurred indistinct or hazy in outline; unclear in form or expression
blush turn red, as if in embarrassment or shame; sudden reddening of the face
bluster noisy confusion and turbulence; a swaggering show of courage
board a committee having supervisory powers; a stout length of sawn timber
boarding the act of passengers and crew getting aboard; a structure of boards
boast show off; wear or display in an ostentatious or proud
boat a small vessel for travel on water; a dish for serving gravy or sauce
boating water travel for pleasure
boatswain a petty officer on a merchant ship who controls
bob move up and down repeatedly; a short abrupt inclination
bocce Italian bowling played on a long narrow dirt
bocci Italian bowling played on a long narrow dirt
boccie Italian bowling played on a long narrow dirt
boche offensive term for a person of German descent
body the entire physical structure of an organism; a group of persons associated by some common tie
bodybuilder someone who does special exercises to develop
boffin a scientist or technician engaged in military
bog wet spongy ground of decomposing vegetation; cause to slow down or get stuck
bogey to shoot in one stroke over par; an evil spirit
bogus fraudulent
boil immerse or be immersed in a boiling liquid; come to the boiling point and change
boilersuit a loose protective coverall or smock worn over
bold fearless and daring; clear and distinct
boloney pretentious or silly talk or writing
bolshy emotionally charged terms used to refer; obstreperous
bolster support and strengthen; a pillow that is often put across a bed
bolt a discharge of lightning accompanied by thunder; secure or lock with a bolt
bomb an explosive device fused to explode under; throw bombs at or attack with bombs
bomber a military aircraft that drops bombs during; a large sandwich made of a long crusty roll
bombing an attack by dropping bombs; the use of bombs for sabotage
bombproof a chamber reinforced against bombing; make safe against bombings
bombus bumblebees
bond an electrical force linking atoms; a certificate of debt that is issued
bondage sexual practice that involves physically; the state of being under the control of another
bone rigid connective tissue that makes up; the porous calcified substance from which bones
bonehead a stupid person
boneheaded stupid
bonfire a large outdoor fire that is lighted as a signal
boniness extreme leanness
bonk hit hard; have sexual intercourse with
bonnet a hat tied under the chin; protective covering consisting of a metal part
bony being very thin; having bones especially many or prominent bones
bonyness extreme leanness
boob either of two soft fleshy milk-secreting; an ignorant or foolish person
booby an ignorant or foolish person; small tropical gannet having a bright bill
book a written work or composition that has been; physical objects consisting of a number of pages
bookcase a piece of furniture with shelves for storing
booker someone who engages a person or company
booking employment for performers or performing groups; the act of reserving or engaging the services of
booklouse minute wingless psocopterous insects injurious
bookshelf a shelf on which to keep books
boom make a resonant sound, like artillery; a deep prolonged loud noise
boon a desirable state; very close and convivial
boondoggle work of little or no value done merely to look; do useless, wasteful, or trivial work
boorish ill-mannered and coarse and contemptible
boost the act of giving hope or support to someone; increase
boot footwear that covers the whole foot and lower; compartment in an automobile that carries
booth small area set off by walls for special use; a table surrounded by two high-backed benches
bootlegger someone who makes or sells illegal liquor
bordello a building where prostitutes are available
border a line that indicates a boundary; extend on all sides of simultaneously
bore cause to be bored; make a hole, especially with a pointed power
bored tired of the world; uninterested because of frequent exposure
boredom the feeling of being bored by something tedious
borer any of various insects or larvae or mollusks; a drill for penetrating rock
boring so lacking in interest as to cause mental; the act of drilling a hole in the earth
born brought into existence; British nuclear physicist honored for his
borough one of the administrative divisions of a large; an English town that forms the constituency
borrow get temporarily; take up and practice as one's own
bosh pretentious or silly talk or writing
bosom a close affectionate and protective acceptance; cloth that covers the chest or breasts
boss a person who exercises control over workers; a person responsible for hiring workers
boston state capital and largest city of Massachusetts
both two considered together
bother take the trouble to do something; cause annoyance in
bottle a glass or plastic vessel used for storing; the quantity contained in a bottle
bottom the lower side of anything; the lowest part of anything
bough any of the larger branches of a tree
bounce spring back; hit something so that it bounces
bouncing rebounding from an impact; vigorously healthy
bound move forward by leaps and bounds; confined by bonds
boundary the line or plane indicating the limit or extent; a line determining the limits of an area
bounded having the limits or boundaries established
bouquet an arrangement of flowers that is usually given; a pleasingly sweet olfactory property
bourbon a reactionary politician in the United States; whiskey distilled from a mash of corn and malt
bout a division during which one team; an occasion for excessive eating or drinking
bovine of or relating to or belonging to the genus Bos; any of various members of the genus Bos
bow bend one's knee or body, or lower one's head; a knot with two loops and loose ends
bowdleriser a person who edits a text by removing obscene
bowdlerizer a person who edits a text by removing obscene
bowl a round vessel that is open at the top; a dish that is round and open at the top
box a container; private area in a theater or grandstand where
boxcar a freight car with roof and sliding doors
boy a youthful male person; a friendly informal reference to a grown man
boycott refuse to sponsor; a group's refusal to have commercial dealings
boyhood the childhood of a boy
boyish befitting or characteristic of a young boy
bozo an informal term for a youth or man; a man who is a stupid incompetent fool
bra an undergarment worn by women to support their
brace support or hold steady and make steadfast; prepare for something unpleasant or difficult
bracing a structural member used to stiffen a framework; imparting vitality and energy
brackish slightly salty; distasteful and unpleasant
brag show off; an instance of boastful talk
braid a hairdo formed by braiding or twisting the hair; make by braiding or interlacing
brain that part of the central nervous system; mental ability
brake a restraint used to slow or stop a vehicle; anything that slows or hinders a process
brakes a braking device consisting of a combination
braless having the breasts uncovered or featuring such
bramble any of various rough thorny shrubs or vines
branch a division of some larger or more complex; a division of a stem, or secondary stem arising
brand a name given to a product or service; a recognizable kind
brandish move or swing back and forth; exhibit aggressively
brandy distilled from wine or fermented fruit juice
brass an alloy of copper and zinc; a wind instrument that consists of a brass tube
brassiere an undergarment worn by women to support their
bravado a swaggering show of courage
brave possessing or displaying courage; face and withstand with courage
braveness a quality of spirit that enables you to face
bravery a quality of spirit that enables you to face; feeling no fear
brazen unrestrained by convention or propriety; face with defiance or impudence
brazil the largest Latin American country; three-sided tropical American nut with white
brazilian of or relating to or characteristic of Brazil; a native or inhabitant of Brazil
breach a failure to perform some promised act; make an opening or gap in
bread food made from dough of flour or meal; informal terms for money
breadth the extent of something from side to side; the capacity to understand a broad range
break terminate; become separated into pieces or fragments
breakdown the act of disrupting an established order so it; an analysis into mutually exclusive categories
breakfast the first meal of the day; eat an early morning meal
breakthrough making an important discovery; a productive insight
breakup the termination or disintegration; coming apart
breakwater a protective structure of stone or concrete
breast the front of the trunk from the neck; either of two soft fleshy milk-secreting
breasted having a breast or breasts
breastless without a breast
breath the process of taking in and expelling air; the air that is inhaled and exhaled
breathe draw air into, and expel out of, the lungs; impart as if by breathing
breathing the bodily process of inhalation and exhalation; passing or able to pass air in and out
breathless not breathing or able to breathe except; tending to cause suspension of regular breathing
breed a special variety of domesticated animals within; copulate with a female, used especially
breeding elegance by virtue of fineness of manner; producing offspring or set aside especially
breeze a slight wind; any undertaking that is easy to do
brevity the attribute of being brief or fleeting; the use of brief expressions
bribe payment made to a person in a position of trust; make illegal payments to in exchange for favors
brick rectangular block of clay baked by the sun; a good fellow
bricklaying the craft of laying bricks
bride a woman who has recently been married; a woman participant in her own marriage ceremony
bridge a structure that allows people or vehicles; a circuit consisting of two branches across
bridle headgear for a horse; the act of restraining power or action
brief of short duration or distance; concise and succinct
briefcase a case with a handle
brier tangled mass of prickly plants; evergreen treelike Mediterranean shrub having
brigade army unit smaller than a division; form or unite into a brigade
brigadier a general officer ranking below a major general
bright emitting or reflecting light readily or in large; having strong or striking color
brightness the location of a visual perception along; the quality of being luminous
brilliance a light within the field of vision; the quality of being magnificent or splendid
brilliant of surpassing excellence; having or marked by unusual and impressive
brindle having a grey or brown streak or a pattern
bring take something or somebody with oneself; cause to come into a particular state
brisk quick and energetic; imparting vitality and energy
brisket a cut of meat from the breast or lower chest
bristle a stiff fiber; be in a state of movement or action
bristletail small wingless insect with a long bristlelike
britain a monarchy in northwestern Europe occupying most
british of or relating to or characteristic of Great; the people of Great Britain
brittle having little elasticity; caramelized sugar cooled in thin sheets
broad having great extent from one side to the other; broad in scope or content
broadcast message that is transmitted by radio; broadcast over the airwaves, as in radio
broadcasting a medium that disseminates via; taking part in a radio or tv program
broaden make broader; become broader
broadening the act of making something wider; the action of making broader
broadway a street in Manhattan that passes through Times
broil cook under a broiler; heat by a natural force
broke lacking funds
broken physically and forcibly separated into pieces; not continuous in space, time, or sequence
bronc an unbroken or imperfectly broken mustang
bronchial relating to or associated with the bronchi
bronchiole any of the smallest bronchial ducts
bronchitis inflammation of the membranes lining
bronchus either of the two main branches of the trachea
bronze an alloy of copper and tin and sometimes other; of the color of bronze
bronzed having a tan color from exposure to the sun
brood the young of an animal cared for at one time; think moodily or anxiously about something
brooding deeply or seriously thoughtful; persistent morbid meditation on a problem
brook a natural stream of water smaller than a river; put up with something or somebody unpleasant
brooklyn a borough of New York City
broom a cleaning implement for sweeping; any of various shrubs of the genera Cytisus
brothel a building where prostitutes are available
brother a male with the same parents as someone else; a male person who is a fellow member
brotherhood the feeling that men should treat one another; people engaged in a particular occupation
brow the part of the face above the eyes; the arch of hair above each eye
brown of a color similar to that of wood or earth; an orange of low brightness and saturation
brucellosis infectious bacterial disease of human beings; an infectious disease of domestic animals often
brucine a bitter alkaloid poison resembling strychnine
bruise injure the underlying soft tissue or bone of; an injury that doesn't break the skin but
brush a dense growth of bushes; rub with a brush, or as if with a brush
brushed groomed with a brush; touched lightly in passing
brushing the act of brushing your teeth; the act of brushing your hair
brushy covered with or consisting of bushes or thickets
brutal able or disposed to inflict pain or suffering; disagreeably direct and precise
brutality a brutal barbarous savage act; the trait of extreme cruelty
brute a cruelly rapacious person; resembling a beast
bse a fatal disease of cattle that affects
bubble a hollow globule of gas; form, produce, or emit bubbles
buck to strive with determination; a gymnastic horse without pommels and with one
buckboard an open horse-drawn carriage with four wheels
bucket a roughly cylindrical vessel that is open; the quantity contained in a bucket
buckle fastener that fastens together two ends; bend out of shape, as under pressure
buckskin horse of a light yellowish dun color with dark; a soft yellowish suede leather originally
bud a partially opened flower; a swelling on a plant stem consisting
buddha founder of Buddhism; one who has achieved a state of perfect
buddhist one who follows the teachings of Buddha; of or relating to or supporting Buddhism
buddy a close friend who accompanies his buddies
budge move very slightly; United States tennis player who in 1938 was
budget a sum of money allocated for a particular; a summary of intended expenditures along
buff an ardent follower and admirer; strike, beat repeatedly
buffalo large shaggy-haired brown bison of North; any of several Old World animals resembling oxen
buffer an ionic compound that resists changes in its pH; add a buffer
buffet strike against forcefully; a piece of furniture that stands at the side
buffoon a rude or vulgar fool; a person who amuses others by ridiculous
bug general term for any insect or similar creeping; annoy persistently
bugbane a plant of the genus Cimicifuga having flowers; North American plant having large leaves
buggy a small lightweight carriage; infested with bugs
bugle a brass instrument without valves; a tubular glass or plastic bead sewn onto
bugleweed any of various low-growing annual or perennial; a mildly narcotic and astringent aromatic herb
bugologist a zoologist who studies insects
bugology the branch of zoology that studies insects
build make by combining materials and parts; form or accumulate steadily
builder a substance added to soaps or detergents; someone who contracts for and supervises
building a structure that has a roof and walls and stands; the act of constructing something
buildup the act of building up an accumulation; highly favorable publicity and praise
built having a substance added to increase
bulb electric lamp consisting of a transparent; a modified bud consisting of a thickened
bulge something that bulges out or is protuberant; swell or protrude outwards
bulging curving or bulging outward; curving outward
bulimarexia a disorder of eating in which the person
bulimia pathologically insatiable hunger; a disorder of eating seen among young women who
bulk the property resulting from being or relating; stick out or up
bulky of large size for its weight
bull uncastrated adult male of domestic cattle; a serious and ludicrous blunder
bullet a projectile that is fired from a gun; a pitch thrown with maximum velocity
bulletin a brief report; make public by bulletin
bullfinch common European finch mostly black and white; United States architect who designed the Capitol
bullheaded obstinate and stupid
bullshit speak insincerely or without regard for facts; obscene words for unacceptable behavior
bully a cruel and brutal fellow; very good
bum a person who is deemed to be despicable; a vagrant
bumblebee robust hairy social bee of temperate regions
bump knock against with force or violence; dance erotically or dance with the pelvis thrust
bunch a grouping of a number of similar things; an informal body of friends
bunco a swindle in which you cheat at gambling; deprive of by deceit
bundle a package of several things tied together; a collection of things wrapped or boxed together
bunfight a grand formal party on an important occasion
bunghole a hole in a barrel or cask; vulgar slang for anus
bunion a painful swelling of the bursa of the first
bunk a long trough for feeding cattle; a bed on a ship or train
bunker a hazard on a golf course; hit a golf ball into a bunker
bunkmate someone who occupies the same sleeping quarters
bunko a swindle in which you cheat at gambling
bunt the act of hitting a baseball lightly without; fungus that destroys kernels of wheat
buoyant characterized by liveliness and lightheartedness; tending to float on a liquid or rise in air
burden an onerous or difficult concern; weight to be borne or conveyed
bureau an administrative unit of government; furniture with drawers for keeping clothes
bureaucracy nonelective government officials; a government that is administered primarily
bureaucratic of or relating to or resembling a bureaucrat
burgeon grow and flourish
burglar a thief who enters a building with intent
burglary entering a building unlawfully with intent
burial the ritual placing of a corpse in a grave; concealing something under the ground
burly muscular and heavily built
burma a mountainous republic in southeastern Asia
burn destroy by fire; shine intensely, as if with heat
burning the act of burning something; execution by electricity
burnup the amount of fuel used up; a high-speed motorcycle race on a public road
burr seed vessel having hooks or prickles; rough projection left on a workpiece after
burrow a hole made by an animal, usually for shelter; move through by or as by digging
bursitis inflammation of a bursa
burst come open suddenly and violently, as if; burst outward, usually with noise
bury cover from sight; place in a grave or tomb
bus a vehicle carrying many passengers; a car that is old and unreliable
busboy a restaurant attendant who sets tables
bush a low woody perennial plant usually having; dense vegetation consisting of stunted trees
bushel a United States dry measure equal to 4 pecks; a British imperial capacity measure equal to 4
bushwhacker a disparaging term for an unsophisticated person; a Confederate guerrilla during the American
business a commercial or industrial enterprise; the activity of providing goods and services
businessman a person engaged in commercial or industrial
bust ruin completely; an occasion for excessive eating or drinking
bustle move or cause to move energetically or busily; a rapid active commotion
bustling full of energetic and noisy activity
busy actively or fully engaged or occupied; keep busy with
busybodied intrusive in a meddling or offensive manner
butch a closely cropped haircut; offensive term for a lesbian who is noticeably
butcher kill usually for food consumption; a person who slaughters or dresses meat
butt lie adjacent to another or share a boundary; thick end of the handle
butter an edible emulsion of fat globules made; a fighter who strikes the opponent with his head
butterfly a swimming stroke in which the arms are thrown; diurnal insect typically having a slender body
butterwort any of numerous carnivorous bog plants
button a round fastener sewn to shirts and coats etc; an electrical switch operated by pressing
buy obtain by purchase; make illegal payments to in exchange for favors
buying the act of buying
buzz make a buzzing sound; fly low
buzzing noisy like the sound of a bee
bygone past events to be put aside; well in the past
bypass avoid something unpleasant or laborious; a highway that encircles an urban area so
cab a compartment at the front of a motor vehicle; a car driven by a person whose job is to take
cabana a small tent used as a dressing room beside
cabin small room on a ship or boat where people sleep; a small house built of wood
cabinet a piece of furniture resembling a cupboard; housing for electronic instruments, as radio
cable a telegram sent abroad; a very strong thick rope made of twisted hemp
cachet a seal on a letter; an indication of approved or superior status
cachexia any general reduction in vitality and strength
cachexy any general reduction in vitality and strength
cachou a scented lozenge used to sweeten the breath
cackle talk or utter in a cackling manner; emit a loud, unpleasant kind of laughing
cacodyl the univalent group derived from arsine; a poisonous oily liquid with a garlicky odor
cacophonic having an unpleasant sound
cacophonous having an unpleasant sound
cadaver the dead body of a human being
cadaveric of or relating to a cadaver or corpse
cadaverine a colorless toxic ptomaine with an unpleasant
cadaverous very thin especially from disease or hunger; of or relating to a cadaver or corpse
cadenza a brilliant solo passage occurring near the end
cadre a nucleus of military personnel capable; a small unit serving as part
cafe a small restaurant where drinks and snacks are
cafeteria a restaurant where you serve yourself and pay
caff informal British term for a cafe
caffer an offensive and insulting term for any Black
caffre an offensive and insulting term for any Black
cage an enclosure made or wire or metal bars; something that restricts freedom as a cage
cake a block of solid substance; baked goods made from or based on a mixture
calamity an event resulting in great loss and misfortune
calan a drug used as an oral or parenteral calcium
calcium a white metallic element that burns
calculate make a mathematical calculation or computation; judge to be probable
calculation the procedure of calculating; problem solving that involves numbers
calendar a list or register of events; a system of timekeeping that defines
calf young of domestic cattle; the muscular back part of the shank
caliber a degree or grade of excellence or worth; diameter of a tube or gun barrel
calibrate make fine adjustments or divide into marked; measure the caliber of
calibration the act of checking or adjusting the accuracy
california a state in the western United States
caliphate the office of a caliph; the territorial jurisdiction of a caliph
call assign a specified proper name to; ascribe a quality to or give a name of a common
caller a social or business visitor; the person initiating a telephone call
callipygian pertaining to or having finely developed
callipygous pertaining to or having finely developed
callous emotionally hardened; make insensitive or callous
calloused having calluses
calm not agitated; make calm or still
calmness steadiness of mind under stress; a feeling of calm
caltrop tropical annual procumbent poisonous subshrub; Mediterranean annual or biennial herb having
calving giving birth to a calf
camelpox a viral disease of camels closely related
camera equipment for taking photographs; television equipment consisting of a lens system
camp temporary living quarters specially built; a group of people living together in a camp
campaign a race between candidates for elective office; run, stand, or compete for an office
camper someone living temporarily in a tent or lodge; a recreational vehicle equipped for camping out
campfire a small outdoor fire for warmth or cooking
camping the act of encamping and living in tents
campus a field on which the buildings of a university
can airtight sealed metal container for food; preserve in a can or tin
canada a nation in northern North America
cancel postpone indefinitely or annul something; a notation cancelling a previous sharp or flat
cancellation the act of cancelling; the speech act of revoking or annulling
cancer any malignant growth or tumor caused by abnormal; type genus of the family Cancridae
candidate a politician who is running for public office; someone who is considered for something
candidiasis an infection caused by fungi of the genus
candle stick of wax with a wick in the middle; the basic unit of luminous intensity adopted
cane a stick that people can lean on to help them; beat with a cane
canker a pernicious and malign influence that is hard; an ulceration
cannon a large artillery gun that is usually on wheels; a shot in billiards in which the cue ball
canon a rule or especially body of rules or principles; a contrapuntal piece of music in which a melody
canonise declare to be a saint; treat as a sacred person
canonist pertaining to or characteristic of a body; a specialist in canon law
canonize declare to be a saint; treat as a sacred person
canteen a flask for carrying water; restaurant in a factory
canter a smooth three-beat gait; ride at a canter
canvas a heavy, closely woven fabric; an oil painting on canvas fabric
canvass get the opinions by asking specific questions; a heavy, closely woven fabric
canyon a ravine formed by a river in an area
cap a tight-fitting headdress; lie at the top of
capability the quality of being capable -- physically; an aptitude that may be developed
capable having capacity or ability; possibly accepting or permitting
capacitor an electrical device characterized
capacity capability to perform or produce; the susceptibility of something to a particular
cape a strip of land projecting into a body of water; a sleeveless garment like a cloak but shorter
caper jump about playfully; gay or light-hearted recreational activity
capillary a tube of small internal diameter; any of the minute blood vessels connecting
capital assets available for use in the production; a seat of government
capitalism an economic system based on private ownership
capitalist of or relating to capitalism or capitalists; a conservative advocate of capitalism
capitalize draw advantages from; convert into capital
capo the head of a branch of an organized crime
capsule a pill in the form of a small rounded gelatinous; a small container
captain an officer holding a rank below a major but; the naval officer in command of a military ship
captivate attract
captive a person who is confined; an animal that is confined
captivity the state of being imprisoned; the state of being a slave
capture succeed in representing or expressing something; succeed in catching or seizing, especially after
car a motor vehicle with four wheels; a wheeled vehicle adapted to the rails
carbamide the chief solid component of mammalian urine
carbine light automatic rifle
carbon an abundant nonmetallic tetravalent element; a copy made with carbon paper
carbonado a piece of meat that has been scored and broiled; an inferior dark diamond used in industry
carbuncle an infection larger than a boil and with several; deep-red cabochon garnet cut without facets
carcase the dead body of an animal especially one
carcass the dead body of an animal especially one
card one of a set of small pieces of stiff paper; a card certifying the identity of the bearer
cardinal serving as an essential component; one of a group of more than 100 prominent
cardiopathy a disease of the heart
carditis inflammation of the heart
cardizem a calcium blocker used in treating hypertension
care feel concern or interest; the work of providing treatment for or attending
career the particular occupation for which you are; the general progression of your working
carefree free of trouble and worry and care; cheerfully irresponsible
careful exercising caution or showing care or attention; cautiously attentive
caregiver a person who is responsible for attending; a person who helps in identifying or preventing
careless marked by lack of attention or consideration; effortless and unstudied
carelessness failure to act with the prudence; the quality of not being careful or taking pains
caress touch or stroke lightly in a loving or endearing; a gentle affectionate stroking
cargo goods carried by a large vehicle
carnal marked by the appetites and passions of the body; of or relating to the body or flesh
carnality feeling morbid sexual desire or a propensity
carouse revelry in drinking; engage in boisterous, drunken merrymaking
carousing used of riotously drunken merrymaking
carpenter a woodworker who makes or repairs wooden objects; work as a carpenter
carpentry the craft of a carpenter
carpet floor covering consisting of a piece of thick; a natural object that resembles or suggests
carpeted covered with or as if with carpeting
carriage a vehicle with wheels drawn by one or more; a railcar where passengers ride
carrier a large warship that carries planes and has; a self-propelled wheeled vehicle designed
carrion the dead and rotting body of an animal
carry move while supporting, either in a vehicle; have with oneself
cart a heavy open wagon usually having two wheels; wheeled vehicle that can be pushed by a person
cartoon a humorous or satirical drawing published; a film made by photographing a series of cartoon
cartoonist a person who draws cartoons
cartridge ammunition consisting of a cylindrical casing; an electro-acoustic transducer that is the part
cartwheel acrobatic revolutions with the body turned; a wheel that has wooden spokes and a metal rim
carve form by carving; engrave or cut by chipping away at a surface
carved made for or formed by carving
carvedilol beta blocker that can reduce the progression
carven made for or formed by carving
carving a sculpture created by removing material; creating figures or designs in three dimensions
casanova an Italian adventurer who wrote vivid accounts; any man noted for his amorous adventures
case an occurrence of something; a special set of circumstances
caseworm insect larva that constructs a protective case
cash money in the form of bills or coins; exchange for cash
casket small and often ornate box for holding jewels; box in which a corpse is buried or cremated
cast put or send forth; the actors in a play
caste in some social insects a physically distinct; a social class separated from others
castle a large and stately mansion; a large building formerly occupied by a ruler
castrated deprived of sexual capacity or sexual attributes
castration neutering a male animal by removing; surgical removal of the testes or ovaries
casual marked by blithe unconcern; appropriate for ordinary or routine occasions
cat feline mammal usually having thick soft fur; a method of examining body organs by scanning
catalepsy a trancelike state with loss of voluntary motion
catalog a book or pamphlet containing an enumeration; a complete list of things
catalogue a complete list of things; make an itemized list or catalog of
catamite a boy who submits to a sexual relationship
cataphasia a speech disorder in which the same word
catapult shoot forth or launch, as if from a catapult; hurl as if with a sling
cataract a large waterfall; an eye disease that involves the clouding
catarrh inflammation of the nose and throat
catastrophe an event resulting in great loss and misfortune; a state of extreme ruin and misfortune
catcall a cry expressing disapproval; utter catcalls at
catch discover or come upon accidentally, suddenly; perceive with the senses quickly, suddenly
catcher the person who plays the position of catcher; the position on a baseball team of the player
catchfly mostly perennial herbs with sticky stems; any plant of the genus Silene
catching playing the position of catcher on a baseball; the act of detecting something
category a collection of things sharing a common; a general concept that marks divisions
cater give what is desired or needed, especially; supply food ready to eat
caterpillar a wormlike and often brightly colored and hairy; a large tracked vehicle that is propelled by two
catharsis purging of emotional tensions; purging the body by the use of a cathartic
cathedral any large and important church; the principal Christian church building
catheter a thin flexible tube inserted into the body
cathode a negatively charged electrode; the positively charged terminal of a voltaic
catholic a member of a Catholic church; of or relating to or supporting Catholicism
catholicism the beliefs and practices of a Catholic Church
cathouse a building where prostitutes are available
catkin a cylindrical spikelike inflorescence
cattle domesticated bovine animals as a group
cattleman a man who raises cattle; a hired hand who tends cattle and performs other
causal involving or constituting a cause
causalgia a burning pain in a limb along the course
cause give rise to; cause to do
caution warn strongly; the trait of being cautious
cautious showing careful forethought; people who are fearful and cautious
cavalry troops trained to fight on horseback; a highly mobile army unit
cavalryman a soldier mounted on horseback; a soldier in a motorized army unit
cave a geological formation consisting; explore natural caves
cavern a large cave or a large chamber in a cave; any large dark enclosed space
cavort play boisterously
cease put an end to a state or an activity; have an end, in a temporal, spatial
ceaseless uninterrupted in time and indefinitely long
ceftriaxone a parenteral cephalosporin used for severe
ceiling the overhead upper surface of a covered space; altitude of the lowest layer of clouds
celebrant a person who is celebrating; an officiating priest celebrating the Eucharist
celebrate behave as expected during of holidays or rites; have a celebration
celebration a joyful occasion for special festivities; any joyous diversion
celebrex a Cox-2 inhibitor that relieves pain
celecoxib a Cox-2 inhibitor that relieves pain
celestial of or relating to the sky; relating to or inhabiting a divine heaven
celiac of or in or belonging to the cavity; belonging to or prescribed for celiac disease
celibacy abstaining from sexual relations; an unmarried status
celibate an unmarried person who has taken a religious; abstaining from sexual intercourse
cell any small compartment; the basic structural and functional unit of all
cellar the lowermost portion of a structure partly; storage space where wines are stored
cellulitis an inflammation of body tissue characterized
cellulose a polysaccharide that is the chief constituent
cement a building material that is a powder made; concrete pavement is sometimes referred
cemetery a tract of land used for burials
censor a person who is authorized to read publications; someone who censures or condemns
cent a fractional monetary unit of several countries; a coin worth one-hundredth of the value
center an area that is approximately central within; center upon
centered being or placed in the center
centerfield the piece of ground in the outfield directly; the fielding position of the player
centimeter a metric unit of length equal to one hundredth
central serving as an essential component; in or near a center or constituting a center
centralize make central
centralized drawn toward a center or brought under
centrifuge rotate at very high speed in order to separate; an apparatus that uses centrifugal force
century a period of 100 years; ten 10s
cephalalgia pain in the head caused by dilation of cerebral
cephalitis inflammation of the brain usually caused
cerebral involving intelligence rather than emotions; of or relating to the cerebrum or brain
cerement burial garment in which a corpse is wrapped
ceremony a formal event performed on a special occasion; any activity that is performed in an especially
cert an absolute certainty
certain definite but not specified or identified; having or feeling no doubt or uncertainty
certainty the state of being certain; something that is certain
certifiable capable of being guaranteed or certified; fit to be certified as insane
certificate a document attesting to the truth of certain; a formal declaration that documents a fact
certified endorsed authoritatively as having met certain; fit to be certified as insane
certify provide evidence for; guarantee payment on
certiorari a common law writ issued by a superior court
ceruse a poisonous white pigment that contains lead
cervicitis inflammation of the uterine cervix
ceylon an island in the Indian Ocean off; a republic on the island of Ceylon
chafe become or make sore by or as if by rubbing; anger produced by some annoying irritation
chafeweed weedy perennial of north temperate regions
chagrin strong feelings of embarrassment; cause to feel shame
chain a series of things depending on each other as if; a series of linked atoms
chair a seat for one person, with a support; the position of professor
chairman the officer who presides at the meetings; act or preside as chair, as of an academic
chalcid any of various tiny insects whose larvae are
chalcidfly any of various tiny insects whose larvae are
challenge take exception to; issue a challenge to
challenging requiring full use of your abilities; disturbingly provocative
chamber a natural or artificial enclosed space; a room where a judge transacts business
chambermaid a maid who is employed to clean and care
champagne a white sparkling wine either produced; a region of northeastern France
champion someone who has won first place in a competition; someone who fights for a cause
championship the status of being a champion; the act of providing approval and support
chance a possibility due to a favorable combination; an unknown and unpredictable phenomenon
chandelier branched lighting fixture
change cause to change; undergo a change
changed made or become different in nature or form; made or become different in some respect
changing marked by continuous change or effective action
channel a path over which electrical signals can pass; a passage for water to flow through
chant recite with musical intonation; utter monotonously and repetitively
chaos a state of extreme confusion and disorder; a dynamical system that is extremely sensitive
chaotic lacking a visible order or organization; completely unordered and unpredictable
chapel a place of worship that has its own altar; a service conducted in a place of worship
chapter a subdivision of a written work; a local branch of some fraternity or association
character an imaginary person represented in a work; a characteristic property that defines
characterize describe or portray the character; be characteristic of
charcoal a carbonaceous material obtained by heating wood; a stick of black carbon material used
charge an impetuous rush toward someone or something; to make a rush at or sudden attack upon
charged of a particle or body or system; fraught with great emotion
charger formerly a strong swift horse ridden into battle; a device that can hold a rechargeable battery
charitable relating to or characterized by charity; full of love and generosity
charity a foundation created to promote the public good; an activity or gift that benefits the public
charm attractiveness that interests or pleases; attract
charming pleasing or delighting; possessing or using or characteristic
charnel a vault or building where corpses or bones are; gruesomely indicative of death or the dead
charon the ferryman who brought the souls of the dead
chart a visual display of information; make a chart of
charter a document incorporating an institution; hold under a lease or rental agreement
chase go after with the intent to catch; the act of pursuing in an effort to overtake
chaste morally pure; abstaining from unlawful sexual intercourse
chastity abstaining from sexual relations; morality with respect to sexual relations
chat talk socially without exchanging too much; songbirds having a chattering call
chatter noisy talk; speak rapidly and incessantly
chatterbox an obnoxious and foolish and loquacious talker; orchid growing along streams or ponds of western
chatterer passerine bird of New World tropics; an obnoxious and foolish and loquacious talker
cheap relatively low in price or charging low prices; of very poor quality
cheapjack a peddler of inferior goods; made of inferior workmanship and materials
cheat defeat someone through trickery or deceit; deprive somebody of something by deceit
check examine so as to determine accuracy, quality; a written order directing a bank to pay money
checkbook a book issued to holders of checking accounts
checklist a list of items to be checked or consulted
cheek either side of the face below the eyes; impudent aggressiveness
cheer a cry or shout of approval; show approval or good wishes by shouting
cheerful being full of or promoting cheer; pleasantly optimistic
cheering encouragement in the form of cheers; providing freedom from worry
cheery bright and pleasant
cheese a solid food prepared from the pressed curd; erect or decumbent Old World perennial
cheilitis inflammation and cracking of the skin
cheilosis a disorder of the lips marked by scaling
chemical relating to or used in chemistry; material produced by or used in a reaction
chemist a scientist who specializes in chemistry; a health professional trained in the art
chemistry the science of matter; the way two individuals relate to each other
chemotherapy the use of chemical agents to treat or control
cherish be fond of
cherished characterized by feeling or showing fond
chest the part of the human torso between the neck; box with a lid
chew chew; biting and grinding food in your mouth so it
cheyenne the capital and largest city of Wyoming; the Algonquian language spoken by the Cheyenne
chicago largest city in Illinois; a gambling card game in which chips are placed
chick young bird especially of domestic fowl; informal terms for a woman
chicken the flesh of a chicken used for food; a domestic fowl bred for flesh or eggs
chickenpox an acute contagious disease caused by herpes
chide censure severely or angrily
chief most important element; a person who is in charge
chieftain the leader of a group of people; the head of a tribe or clan
chilblain inflammation of the hands and feet caused
chilblains inflammation of the hands and feet caused
child a young person of either sex; a human offspring of any age
childhood the time of person's life when they are a child; the state of a child between infancy
childish indicating a lack of maturity
childlike befitting a young child; exhibiting childlike simplicity and credulity
chill coldness due to a cold environment; an almost pleasurable sensation of fright
chilling provoking fear terror; the process of becoming cooler
chimney a vertical flue that provides a path through; a glass flue surrounding the wick of an oil lamp
chin the protruding part of the lower jaw; raise oneself while hanging from one's hands
china a communist nation that covers a vast territory; high quality porcelain originally made only
chinaman a ball bowled by a left-handed bowler; offensive term for a person of Chinese descent
chinese of or pertaining to China or its peoples; any of the Sino-Tibetan languages spoken
chink a short light metallic sound; a narrow opening as e.g. between planks
chinless having a receding chin
chip a triangular wooden float attached to the end; a small fragment of something broken off
chiralgia a pain in the hand that is not traumatic
chiropractic a method of treatment that manipulates body
chiropractor a therapist who practices chiropractic
chirp make high-pitched sounds; a sharp sound made by small birds or insects
chirpy characterized by or tending to chirp; characterized by liveliness and lightheartedness
chisel an edge tool with a flat steel blade; carve with a chisel
chiseled having a clean and distinct outline as if
chlamydia coccoid rickettsia infesting birds and mammals; a sexually transmitted infection caused
chlamydial of or pertaining to the sexually transmitted
chloride any compound containing a chlorine atom; any salt of hydrochloric acid
chlorine a common nonmetallic element belonging
choice the person or thing chosen or selected; the act of choosing or selecting
choir a chorus that sings as part of a religious; the area occupied by singers
choke breathe with great difficulty, as when; be too tight
choked stopped up
choking the act of suffocating by constricting; a condition caused by blocking the airways
cholangitis inflammation of the bile ducts
cholera an acute intestinal infection caused
cholesterol an animal sterol that is normally synthesized
choose pick out, select, or choose from a number; select as an alternative over another
chop cut into pieces; a tennis return made with a downward motion
chord a combination of three or more notes that blend; a straight line connecting two points on a curve
chorditis inflammation of the vocal cords; inflammation of the spermatic cord
chore a specific piece of work required to be done
choreograph compose a sequence of dance steps, often; plan and oversee the development and details of
choreography a show involving artistic dancing; the representation of dancing by symbols
chorine a woman who dances in a chorus line
chortle laugh quietly or with restraint; a soft partly suppressed laugh
chorus any utterance produced simultaneously by a group; the part of a song where a soloist is joined
chosen one who is the object of choice; an exclusive group of people
christ a teacher and prophet born in Bethlehem; any expected deliverer
christian relating to or characteristic of Christianity; a religious person who believes Jesus
christianity a monotheistic system of beliefs and practices; the collective body of Christians throughout
christmas period extending from Dec. 24 to Jan. 6; a Christian holiday celebrating the birth
chrome another word for chromium when it is used; treat with a chromium compound
chromium a hard brittle multivalent metallic element
chronic being long-lasting and recurrent; of long duration
chrysopid pale green unpleasant-smelling lacewing fly
chuck throw carelessly; informal terms for a meal
chuckle laugh quietly or with restraint; a soft partly suppressed laugh
chunk a compact mass; a substantial amount
church one of the groups of Christians who have their; a place for public worship
churchgoing actively practicing a religion
churchyard the yard associated with a church
churning agitated vigorously; moving with or producing or produced by vigorous
chute sloping channel through which things can descend; rescue equipment consisting of a device
chyloderma swelling of the scrotum resulting from chronic
cicada stout-bodied insect with large membranous wings
cicala stout-bodied insect with large membranous wings
cicuta small genus of perennial herbs having deadly
cid the United States Army's principal law
cigar a roll of tobacco for smoking
cigarette finely ground tobacco wrapped in paper
cimicidae wingless flat-bodied bloodsucking insects
cinch any undertaking that is easy to do; a form of all fours in which the players bid
cincinnati a city in southern Ohio on the Ohio river
cinematic of or pertaining to or characteristic
cinerarium a niche for a funeral urn containing the ashes
cinerary containing or used for ashes of the cremated
cipher a message written in a secret code; convert ordinary language into code
circle ellipse in which the two axes are of equal; an unofficial association of people or groups
circuit an electrical device that provides a path; a journey or route all the way around
circular having the shape or form of a circle; an advertisement intended for wide distribution
circulate cause to become widely known; become widely known and passed on
circulation the dissemination of copies of periodicals; movement through a circuit
circumscribe restrict or confine within limits; draw a line around
circumstance a condition that accompanies or influences some; the set of facts or circumstances that surround
circus a performance given by a traveling company; a travelling company of entertainers
cirrhosis a chronic disease interfering with the normal
cirrus a slender flexible animal appendage; a wispy white cloud at a high altitude
citation an official award usually given as formal public; thoroughbred that won the triple crown in 1948
cite make reference to; commend
citizen a native or naturalized member of a state
city a large and densely populated urban area; an incorporated administrative district
civic of or relating or belonging to a city; of or relating to or befitting citizens
civil applying to ordinary citizens as contrasted; not rude
civilian associated with civil life or performed; a nonmilitary citizen
civilization a society in an advanced state of social; the quality of excellence in thought and manners
civilized having a high state of culture and development; marked by refinement in taste and manners
cjd rare brain disease caused by an unidentified
clad wearing or provided with clothing; having an outer covering especially of thin
claim assert or affirm strongly; an assertion of a right
claimant someone who claims a benefit or right or title
clam burrowing marine mollusk living on sand or mud; flesh of either hard-shell or soft-shell clams
clamber climb awkwardly, as if by scrambling; an awkward climb
clamminess unpleasant wetness
clammy unpleasantly cool and humid
clamor a loud harsh or strident noise; make loud demands
clamp fasten or fix with a clamp; impose or inflict forcefully
clamshell the shell of a clam; a dredging bucket with hinges like the shell
clang make a loud noise; a loud resonant repeating noise
clangor a loud resonant repeating noise; make a loud resonant noise
clanking having a hard nonresonant metallic sound
clannish characteristic of a clan especially in being; befitting or characteristic of those who incline
clap a sudden very loud noise; put quickly or forcibly
clapperclaw use foul or abusive language towards; claw with the nails
clapping a demonstration of approval by clapping
clarify make clear and comprehensible; make clear by removing impurities or solids
clarity free from obscurity and easy to understand; the quality of clear water
clash a loud resonant repeating noise; a state of conflict between persons
clasp hold firmly and tightly; the act of grasping
class a collection of things sharing a common; a body of students who are taught together
classic a creation of the highest excellence; an artist who has created classic works
classical of or relating to the first significant period; traditional genre of music conforming
classified arranged into classes; a short ad in a newspaper or magazine
classify arrange or order by classes or categories; assign to a class or kind
classroom a room in a school where lessons take place
clatter make a rattling sound; a rattling noise
clause an expression including a subject and predicate; a separate section of a legal document
claw sharp curved horny process on the toe of a bird; a grasping structure on the limb of a crustacean
clay a very fine-grained soil that is plastic when; the dead body of a human being
clean free from dirt or impurities; make clean by removing dirt, filth, or unwanted
cleaner a preparation used in cleaning something; someone whose occupation is cleaning
cleaning the act of making something clean
cleansing the act of making something clean; cleansing the body by washing
clear readily apparent to the mind; rid of obstructions
cleared rid of objects or obstructions such as e.g.; freed from any question of guilt
clearing a tract of land with few or no trees; the act of freeing from suspicion
clearness free from obscurity and easy to understand; the quality of clear water
cleavage the act of cleaving or splitting; the line formed by a groove between two parts
cleft a split or indentation in something; a long narrow opening
clench hold in a tight grasp; squeeze together tightly
clergy in Christianity, clergymen collectively
clergyman a member of the clergy and a spiritual leader
clerical of or relating to clerks; of or relating to the clergy
clerid predacious on other insects
cleridae beetles that prey on other insects
clerk an employee who performs clerical work; a salesperson in a store
cleveland the largest city in Ohio; 22nd and 24th President of the United States
clever showing self-interest and shrewdness in dealing; mentally quick and resourceful
cliche a trite or obvious remark
click move or strike with a noise; a short light metallic sound
client a person who seeks the advice of a lawyer; someone who pays for goods or services
cliff a steep high face of rock
climate the weather in some location averaged over some; the prevailing psychological state
climax the decisive moment in a novel or play; the highest point of anything conceived
climb go upward with gradual or continuous progress; go up or advance
clinch secure or fasten by flattening the ends of nails; the act of one boxer holding onto the other
clinched closed or squeezed together tightly
cling come or be in close contact with; to remain emotionally or intellectually attached
clinical relating to a clinic or conducted in or as if; scientifically detached
clioquinol drug used to treat certain fungal infection
clip a metal frame or container holding cartridges; sever or remove by pinching or snipping
cliquish befitting or characteristic of those who incline
clit a female sexual organ homologous to the penis
clitoris a female sexual organ homologous to the penis
cloaca a waste pipe that carries away sewage or surface; the cavity at the end of the digestive tract
clobber strike violently and repeatedly; informal terms for personal possessions
clock a timepiece that shows the time of day; measure the time or duration of an event
clod a compact mass; an awkward stupid person
cloddish heavy and dull and stupid
clog become or cause to become obstructed; a dance performed while wearing shoes
close at or within a short distance in space or time; move so that an opening or passage is obstructed
closed not open or affording passage or access; of an interval that contains both its endpoints
closet a small room or cabinet used for storage space; a toilet in Britain
closeup a photograph taken at close range
closing final or ending; the act of closing something
clot a lump of material formed from the content; change from a liquid to a thickened or solid
cloth artifact made by weaving or felting or knitting
clothe provide with clothes or put clothes on; furnish with power or authority
clothes clothing in general
clotheshorse a framework on which to hang clothes; a man who is much concerned with his dress
clothing a covering designed to be worn on a person's
cloud any collection of particles or gases; a visible mass of water or ice particles
clouded made troubled or apprehensive or distressed; filled or abounding with clouds
clown a person who amuses others by ridiculous; a rude or vulgar fool
club a team of professional baseball players who play; a formal association of people with similar
clubby befitting or characteristic of those who incline; effusively sociable
clubhouse a building that is occupied by a social club
cluck make a clucking sounds, characteristic of hens; the sound made by a hen
clue a slight indication; evidence that helps to solve a problem
clump a grouping of a number of similar things; a compact mass
clumsy lacking grace in movement or posture; not elegant or graceful in expression
cluster a grouping of a number of similar things; come together as in a cluster or flock
clutch take hold of; the act of grasping
cluttered filled or scattered with a disorderly
clypeus a shield-like plate on the front of an insect's
coach someone in charge of training an athlete; teach and supervise
coal fossil fuel consisting of carbonized vegetable; a hot fragment of wood or coal that is left
coalesce mix together different elements; fuse or cause to grow together
coarctate enclosed in a rigid case
coarse of textures that are rough to the touch; lacking refinement or cultivation or taste
coast the shore of a sea or ocean; move effortlessly
coastal located on or near or bordering on a coast; of or relating to a coast
coat an outer garment that has sleeves and covers; put a coat on
coax influence or urge by gentle urging, caressing; a transmission line for high-frequency signals
coaxing pleasingly persuasive or intended to persuade; flattery designed to gain favor
coca dried leaves of the coca plant; United States comedienne who starred in early
cocain a narcotic extracted from coca leaves
cocaine a narcotic extracted from coca leaves
cocainise anesthetize with cocaine
cocainize anesthetize with cocaine
coccidae scale insects
coccoidea scale insects and mealybugs
cochineal Mexican red scale insect that feeds on cacti; a red dyestuff consisting of dried bodies
cock set the trigger of a firearm back for firing; tilt or slant to one side
cockeyed turned or twisted toward one side; so unreasonable as to invite derision
cockiness offensive boldness and assertiveness
cockpit compartment where the pilot sits while flying; seat where the driver sits while driving
cockroach any of numerous chiefly nocturnal insects
cocksucker insulting terms of address for people who are; a person who performs fellatio
cocky overly self-confident or self-assertive
coconut the edible white meat of a coconut; large hard-shelled oval nut with a fibrous husk
cocoon silky envelope spun by the larvae of many; wrap in or as if in a cocoon, as for protection
cocotte a small casserole in which individual portions; a woman who engages in sexual intercourse
cod major food fish of Arctic and cold-temperate; lean white flesh of important North Atlantic
coddle treat with excessive indulgence; cook in nearly boiling water
code a set of rules or principles or laws; a coding system used for transmitting messages
codification the act of codifying; a set of rules or principles or laws
codswallop nonsensical talk or writing
coefficient a constant number that serves as a measure
coerce to cause to do through pressure or necessity
coexistence existing peacefully together
coffee a beverage consisting of an infusion of ground; a medium brown to dark-brown color
coffin box in which a corpse is buried or cremated; place into a coffin
cohabitation the act of living together and having a sexual
coherent marked by an orderly, logical, and aesthetically; capable of thinking and expressing yourself
cohesion the state of cohering or sticking together; the intermolecular force that holds together
cohesive causing cohesion; cohering or tending to cohere
cohosh a plant of the genus Actaea having acrid
coil to wind or move in a spiral course; a structure consisting of something wound
coin a flat metal piece used as money; make up
coincide go with, fall together; happen simultaneously
coincidence an event that might have been arranged although; the temporal property of two things happening
coition sexual activity between individuals, especially
coitus sexual activity between individuals, especially
coke street names for cocaine; Coca Cola is a trademarked cola
cold having a low or inadequate temperature; extended meanings
coldness a lack of affection or enthusiasm; the sensation produced by low temperatures
colic acute abdominal pain
colitis inflammation of the colon
collaborate work together on a common enterprise of project; cooperate as a traitor
collage a paste-up made by sticking together pieces; any collection of diverse things
collapse break down, literally or metaphorically; collapse due to fatigue, an illness, or a sudden
collar a band that fits around the neck and is usually; take into custody
colleague an associate that one works with; a person who is member of one's class
collect get or gather together; call for and obtain payment of
collection several things grouped together or considered; the act of gathering something together
collective done by or characteristic of individuals acting; members of a cooperative enterprise
collector a person who collects things; a crater that has collected cosmic material
college the body of faculty and students of a college; a complex of buildings in which an institution
collembolan any of numerous minute wingless primitive
collision a brief event in which two or more bodies come; a conflict of opposed ideas or attitudes
colloidal of or relating to or having the properties
collusion secret agreement; agreement on a secret plot
colly make soiled, filthy, or dirty
colon the part of the large intestine between; a punctuation mark used after a word introducing
colonel a commissioned military officer in the United
colonial of or relating to or characteristic; a resident of a colony
colony a body of people who settle far from home but; a group of organisms of the same type living
color a visual attribute of things that results; add color to
colorado a state in west central United States; an important river in the southwestern United
colored having color or a certain color; having skin rich in melanin pigments
colorful having much or varied color; striking in variety and interest
colors a flag that shows its nationality; a distinguishing emblem
colossal so great in size or force or extent as to elicit
colpitis inflammation of the vagina
colpocele hernia projecting into the vagina
colpoxerosis a condition in which the vagina is unusually dry
colt a young male horse under the age of four; a kind of revolver
columbarium a sepulchral vault or other structure having; a niche for a funeral urn containing the ashes
columbus the state capital of Ohio; a city in western Georgia on the Chattahoochee
column a line of units following one after another; a vertical glass tube used in column
comb a flat device with narrow pointed teeth on one; the fleshy red crest on the head of the domestic
combat an engagement fought between two military forces; battle or contend against in or as if
combination a collection of things that have been combined; the act of combining things to form a new whole
combine have or possess in combination; put or add together
combustion a process in which a substance reacts; the act of burning something
come move toward, travel toward something or somebody; reach a destination
comeback a quick reply to a question or remark; return by a celebrity to some previously
comedian a professional performer who tells jokes; an actor in a comedy
comedy light and humorous drama with a happy ending; a comic incident or series of incidents
comfort a feeling of freedom from worry; a state of being relaxed and feeling no pain
comfortable providing or experiencing physical well-being; free from stress or conducive to mental ease
comforting affording comfort or solace; providing freedom from worry
comforts things that make you comfortable and at ease
comic arousing or provoking laughter; of or relating to or characteristic of comedy
coming of the relatively near future; arrival that has been awaited
command an authoritative direction or instruction to do; a military unit or region under the control
commander an officer in command of a military unit; someone in an official position of authority who
commandment something that is commanded; a doctrine that is taught
commando a member of a military unit trained as shock; an amphibious military unit trained for raids
commemorate celebrate by some ceremony or observation; call to remembrance
commence take the first step or steps in carrying out; set in motion, cause to start
commend express approval of; give to in charge
commendable worthy of high praise
commensurate corresponding in size or degree or extent
comment a statement that expresses a personal opinion; make or write a comment on
commentary a written explanation or criticism
commentator an expert who observes and comments on something; a writer who reports and analyzes events
commerce transactions having the objective of supplying; social exchange, especially of opinions
commercial connected with or engaged in or sponsored; a commercially sponsored ad on radio
commission a special group delegated to consider some; put into commission
commissioner a government administrator; a member of a commission
commit give entirely to a specific person, activity; perform an act, usually with a negative
commitment the act of binding yourself to a course; the trait of sincere and steadfast fixity
committal the official act of consigning a person; the act of committing a crime
committed bound or obligated, as under a pledge; associated in an exclusive sexual relationship
committee a special group delegated to consider some; a self-constituted organization to promote
committeeman a man who is a member of committee
commodity articles of commerce
common belonging to or participated in by a community; having no special distinction or quality
commonplace a trite or obvious remark; not challenging
commonsense exhibiting native good judgment
commonwealth a politically organized body of people under; the official name of some states in the United
commotion a disorderly outburst or tumult; the act of making a noisy disturbance
communal for or by a group rather than individuals; relating to a small administrative district
commune the smallest administrative district of several; communicate intimately with
communicable readily communicated; capable of being transmitted by infection
communicate transmit information; transmit thoughts or feelings
communion the act of participating in the celebration; sharing thoughts and feelings
communism a form of socialism that abolishes private; a political theory favoring collectivism
communist relating to or marked by communism; a member of the communist party
community a group of people living in a particular local; a group of people having a religion, ethnic
commute exchange positions without a change in value; change the order or arrangement of
commuter a passenger train that is ridden primarily; someone who travels regularly from home
commuting the travel of a commuter
compact closely and firmly united or packed together; a small cosmetics case with a mirror
companion a friend who is frequently in the company; a traveler who accompanies you
company an institution created to conduct business; small military unit
comparable able to be compared or worthy of comparison; conforming in every respect
comparative relating to or based on or involving comparison; the comparative form of an adjective or adverb
compare examine and note the similarities or differences; be comparable
comparison the act of examining resemblances; relation based on similarities and differences
compartment a space into which an area is subdivided; a partitioned section, chamber, or separate room
compass navigational instrument for finding directions; an area in which something acts or operates
compassion a deep awareness of and sympathy for another's; the humane quality of understanding
compatible able to exist and perform in harmonious; capable of being used with or connected to other
compel force somebody to do something; necessitate or exact
compensate adjust for; make amends for
compensation something given or received as payment; the act of compensating for service or loss
compete compete for something
competence the quality of being adequately or well
competent properly or sufficiently qualified or capable; adequate, but not outstanding or exceptional
competition a business relation in which two parties compete; the act of competing as for profit or a prize
competitive involving competition or competitiveness; subscribing to capitalistic competition
competitor the contestant you hope to defeat
compile put together out of existing material; get or gather together
complain express complaints, discontent, displeasure; make a formal accusation
complaining expressing pain or dissatisfaction of resentment
complaint an often persistent bodily disorder or disease; an expression of grievance or resentment
complaintive expressing pain or dissatisfaction of resentment
complement a word or phrase used to complete a grammatical; make complete or perfect
complete having every necessary or normal part; come or bring to a finish or an end
completed successfully completed or brought to an end; completed by the first act of sexual intercourse
completeness the state of being complete and entire; an attribute of a logical system that is so
completion a successful forward pass in football; a concluding action
complex complicated in structure; a conceptual whole made up of complicated
complexity the quality of being intricate and compounded
complicate make more complicated; make more complex, intricate, or richer
complicated difficult to analyze or understand
complication the act or process of complicating; a situation or condition that is complex
complicity guilt as an accomplice in a crime or offense
compliment a remark expressing praise and admiration; say something to someone that expresses praise
comply act in accordance with someone's rules
component an abstract part of something; something determined in relation to something
compose form the substance of; write music
composed serenely self-possessed and free from agitation
composer someone who composes music as a profession
composite a conceptual whole made up of complicated; consisting of separate interconnected parts
composition the way in which someone or something; the spatial property resulting
compost a mixture of decaying vegetation and manure; convert to compost
composure steadiness of mind under stress
compound make more intense, stronger, or more marked; a whole formed by a union of two or more
comprehend get the meaning of something; to become aware of through the senses
compress make more compact by or as if by pressing; a cloth pad or dressing applied firmly to some
compressed pressed tightly together; reduced in volume by pressure
comprise be composed of; include or contain
compromise a middle way between two extremes; make a compromise
compulsion an urge to do or say something that might be; using force to cause something to occur
compulsive caused by or suggestive of psychological; a person with a compulsive disposition
compulsivity the trait of acting compulsively
computation the procedure of calculating; problem solving that involves numbers
compute make a mathematical calculation or computation
computer a machine for performing calculations; an expert at calculation
comrade a friend who is frequently in the company; a fellow member of the Communist Party
comstock United States reformer who led moral crusades
con an argument opposed to a proposal; deprive of by deceit
concave curving inward
conceal prevent from being seen or discovered; hold back
concealed not accessible to view; hidden on any grounds for any motive
concede admit; be willing to concede
conceivable capable of being imagined
conceive have the idea for; judge or regard
concentrate make denser, stronger, or purer; make central
concentrated gathered together or made less diffuse; of or relating to a solution whose dilution has
concept an abstract or general idea inferred or derived
conception an abstract or general idea inferred or derived; the act of becoming pregnant
concern be relevant to; be on the mind of
concerned feeling or showing worry or solicitude; involved in or affected by or having a claim
concert a performance of music by players or singers not; settle by agreement
concerto a composition for orchestra and a soloist
concession a contract granting the right to operate; the act of conceding or yielding
concierge a French caretaker of apartments or a hotel
conclude decide by reasoning; bring to a close
concluding occurring at or forming an end or termination
conclusion a position or opinion or judgment reached after; an intuitive assumption
conclusive forming an end or termination
concordant in keeping; being of the same opinion
concrete a strong hard building material composed of sand; capable of being perceived by the senses
concretistic of or relating to concrete representations
concur be in accord; happen simultaneously
concurrence acting together, as agents or circumstances; agreement of results or opinions
concurrent occurring or operating at the same time
concussion injury to the brain caused by a blow; any violent blow
condemn express strong disapproval of; declare or judge unfit for use or habitation
condemnation the act of condemning or judging to be unfit; an expression of strong disapproval
condensation an unconscious process whereby two ideas; the act of increasing the density of something
condense undergo condensation; make more concise
condition a state at a particular time; an assumption on which rests the validity
conditioning a learning process in which an organism's
condole express one's sympathetic grief, on the occasion
condolent expressing sympathy with a person who
condom contraceptive device consisting of a sheath
conduct direct the course of; lead, as in the performance of a composition
conduction the transmission of heat or electricity or sound
conductivity the transmission of heat or electricity or sound
conductor the person who leads a musical group; the person who collects fares on a public
cone any cone-shaped artifact; a visual receptor cell in the retina
confederacy a union of political organizations; the southern states that seceded from the United
confederate of or having to do with the southern Confederacy; a supporter of the Confederate States of America
conference a prearranged meeting for consultation; a discussion among participants who have
confess confess to a punishable or reprehensible deed; admit
confession an admission of misdeeds or faults; the act of a penitent disclosing his sinfulness
confidant someone to whom private matters are confided
confide reveal in private; confer a trust upon
confidence freedom from doubt; a feeling of trust
confident having or marked by confidence or assurance; not liable to error in judgment or action
confidential entrusted with private information; the level of official classification
confine place limits on; prevent from leaving or from being removed
confinement the act of restraining of a person's liberty; concluding state of pregnancy
confirm establish or strengthen as with new evidence; strengthen or make more firm
confirmation additional proof that something that was; information that confirms or verifies
confirmed of persons; having been established or made firm or received
confiscate take temporary possession of as a security; surrendered as a penalty
conflict an open clash between two opposing groups; a hostile meeting of opposing military forces
conflicting in disagreement; on bad terms
conform adapt or conform oneself to new or different; be similar, be in line with
conformity acting according to certain accepted standards; correspondence in form or appearance
confound be confusing or perplexing to; mistake one thing for another
confront oppose, as in hostility or a competition; deal with head on
confucius Chinese philosopher whose ideas and sayings were
confuse mistake one thing for another; be confusing or perplexing to
confused perplexed by many conflicting situations; lacking orderly continuity
confusing causing confusion or disorientation; lacking clarity of meaning
confusion disorder resulting from a failure to behave; a mental state characterized by a lack of clear
congeal become gelatinous
congestion excessive accumulation of blood or other fluid; excessive crowding
congratulate say something to someone that expresses praise; express congratulations
congregate come together, usually for a purpose
congregation a group of people who adhere to a common faith; an assemblage of people or animals or things
congress the legislature of the United States government; a meeting of elected or appointed
congressman a member of the United States House
conima a gum resin from the poison hemlock, Conium
conjecture a hypothesis that has been formed by speculating; to believe especially on uncertain or tentative
conjugal of or relating to marriage
conjugate a mixture of two partially miscible liquids A; unite chemically so that the product is easily
conjugated formed by the union of two compounds; joined together especially in a pair or pairs
conjunction the temporal property of two things happening; an uninflected function word that serves
conjuration an illusory feat; calling up a spirit or devil
conjuring calling up a spirit or devil
conjury calling up a spirit or devil
connect connect, fasten, or put together two or more; make a logical or causal connection
connected being joined in close association; joined or linked together
connecticut a New England state; one of the British colonies that formed
connection a relation between things or events; the state of being connected
connective connecting or tending to connect; an instrumentality that connects
connoisseur an expert able to appreciate a field
connotation what you must know in order to determine; an idea that is implied or suggested
connote express or state indirectly; involve as a necessary condition of consequence
conquer bring under control by force or authority; overcome by conquest
conquest the act of conquering; success in mastering something difficult
conscience motivation deriving logically from ethical; conformity to one's own sense of right conduct
conscious intentionally conceived; knowing and perceiving
consecutive one after the other; successive
consensus agreement in the judgment or opinion reached
consent permission to do something; give an affirmative reply to
consequence a phenomenon that follows and is caused by some; the outcome of an event especially as relative
consequent occurring with or following as a consequence
conservation an occurrence of improvement by virtue; the preservation and careful management
conservatism a political or theological orientation
conservative resistant to change, particularly in relation; a person who is reluctant to accept changes
consider deem to be; give careful consideration to
considerable large or relatively large in number or amount
considerate showing concern for the rights and feelings
consign commit forever; give over to another for care or safekeeping
consist originate; be composed of
consistency the property of holding together and retaining; a harmonious uniformity or agreement among
consistent in agreement or consistent or reliable; marked by an orderly, logical, and aesthetically
consolation the comfort you feel when consoled in times; the act of consoling
consolidate unite into one; make firm or secure
consonant a speech sound that is not a vowel; a letter of the alphabet standing for a spoken
consonantal being or marked by or containing or functioning; relating to or having the nature of a consonant
consort keep company with; a family of similar musical instrument playing
conspicuous obvious to the eye or mind; without any attempt at concealment
conspiracy a plot to carry out some harmful or illegal act; a secret agreement between two or more people
conspire engage in plotting or enter into a conspiracy; act in unison or agreement and in secret towards
constancy the quality of being enduring and free; faithfulness and dependability in personal
constant unvarying in nature; a quantity that does not vary
constipation the act of making something futile and useless; irregular and infrequent or difficult evacuation
constituent an artifact that is one of the individual parts; a member of a constituency
constitute form or compose; create and charge with a task or function
constitution law determining the fundamental political; the act of forming or establishing something
constrictor any of various large nonvenomous snakes
construct make by combining materials and parts; put together out of artificial or natural
construction the act of constructing something; a group of words that form a constituent
constructive constructing or tending to construct or improve; emphasizing what is laudable or hopeful
construe make sense of
consult get or ask advice from; seek information from
consultant an expert who gives advice
consultation a conference; a conference between two or more people
consume serve oneself to, or consume regularly; eat up completely, as with great appetite
consumer a person who uses goods or services
consummate fulfill sexually; make perfect
consummation the act of bringing to completion or fruition; the completion of marriage by sexual intercourse
consumption the process of taking food into the body through; the act of consuming something
consumptive tending to consume or use often wastefully; a person with pulmonary tuberculosis
contact close interaction; be in or establish communication with
contagion the communication of an attitude or emotional; an incident in which an infectious disease
contagious capable of being transmitted by infection; easily diffused or spread as from one person
contain include or contain; contain or hold
container any object that can be used to hold things
contaminate make impure; make radioactive by adding radioactive material
contemplate look at thoughtfully; consider as a possibility
contemporary characteristic of the present; belonging to the present time
contempt lack of respect accompanied by a feeling; a manner that is generally disrespectful
contemptuous expressing extreme contempt
contend maintain or assert; have an argument about something
content everything that is included in a collection; what a communication that is about something
contented satisfied or showing satisfaction with things
contention a point asserted as part of an argument; a contentious speech act
contest an occasion on which a winner is selected; to make the subject of dispute, contention
context discourse that surrounds a language unit; the set of facts or circumstances that surround
continence the exercise of self constraint in sexual; voluntary control over urinary and fecal
continency the exercise of self constraint in sexual
continent one of the large landmasses of the earth; the European mainland
continental of or pertaining to or typical of Europe; being or concerning or limited to a continent
continual recurring regularly or frequently in a prolonged; having no interruptions
continuance the act of continuing an activity without; the property of enduring or continuing in time
continuation the act of continuing an activity without; the consequence of being lengthened in duration
continue continue a certain state, condition, or activity; continue talking
continued without stop or interruption
continuing remaining in force or being carried on without; of long duration
continuity uninterrupted connection or union; the property of a continuous and connected
continuous continuing in time or space without interruption; of a function or curve
continuum a continuous nonspatial whole or extent
contorted twisted
contortion the act of twisting or deforming the shape; a tortuous and twisted shape or position
contour a line drawn on a map connecting points of equal; any spatial attributes
contract a binding agreement between two or more persons; enter into a contractual arrangement
contractable capable of being transmitted by infection
contractor someone who contracts to build things; a bodily organ that contracts
contractual relating to or part of a binding legal agreement
contradict be in contradiction with; deny the truth of
contrary very opposed in nature or character or purpose; a relation of direct opposition
contrast the opposition or dissimilarity of things; the act of distinguishing by comparing
contribute bestow a quality on; contribute to some cause
contribution the effort contributed by a person in bringing; a voluntary gift made to some worthwhile cause
contributor someone who contributes a sum of money; a writer whose work is published in a newspaper
contributory tending to bring about
contrite feeling or expressing pain or sorrow for sins
contrivance a device or control that is very useful; the faculty of contriving
contrive come up with after a mental effort; make or work out a plan for
control exercise authoritative control or power over; lessen the intensity of
controlled restrained or managed or kept within certain
controller someone who maintains and audits business; a mechanism that controls the operation
controversy a contentious speech act
convalesce get over an illness or shock
convalescent a person who is recovering from illness; returning to health after illness or debility
convection the transfer of heat through a fluid caused; the vertical movement of heat or other
convene meet formally; call together
convenience the state of being suitable or opportune; the quality of being useful and convenient
convenient suited to your comfort or purpose or needs; large and roomy
convention something regarded as a normative example; a large formal assembly
conventional following accepted customs and proprieties; conforming with accepted standards
conversation the use of speech for informal exchange of views
converse carry on a conversation; a proposition obtained by conversion
conversion an event that results in a transformation; a change in the units or form of an expression
convert change from one system to another or to a new; change the nature, purpose, or function
convertible a car that has top that can be folded or removed; a sofa that can be converted into a bed
convey make known; serve as a means for expressing something
conveyor a moving belt that transports objects; a person who conveys
convict find or declare guilty; a person serving a sentence in a jail or prison
conviction an unshakable belief in something without need; a final judgment of guilty in a criminal case
convince make agree, understand, or realize the truth
convinced persuaded of; having a strong belief or conviction
convincing causing one to believe the truth of something
convulse be overcome with laughter; make someone convulse with laughter
convulsive affected by involuntary jerky muscular; resembling a convulsion in being sudden
cook prepare for eating by applying heat; prepare a hot meal
cooking the act of preparing something
cool neither warm nor very cold; make cool or cooler
coolant a fluid agent that produces cooling
coolie an offensive name for an unskilled Asian laborer
cooling the process of becoming cooler; a mechanism for keeping something cool
coolness the property of being moderately cold; fearless self-possession in the face of danger
cooly an offensive name for an unskilled Asian laborer
coop a farm building for housing poultry; an enclosure made or wire or metal bars
cooperate work together on a common enterprise of project
cooperation joint operation or action; the practice of cooperating
cooperative involving the joint activity of two or more; a jointly owned commercial enterprise
coordinate bring order and organization to; bring into common action, movement, or condition
coordinated being dexterous in the use of more than one set; operating as a unit
coordination the regulation of diverse elements into; the skillful and effective interaction
cop uncomplimentary terms for a policeman; take into custody
cope succeed in doing, achieving, or producing; brick that is laid sideways at the top of a wall
copenhagen the capital and largest city of Denmark
copout a failure to face some difficulty squarely
copper a ductile malleable reddish-brown; any of various small butterflies of the family
coprolalia an uncontrollable use of obscene language
coprolite fossil excrement
coprophagia eating feces
coprophagy eating feces
copulate engage in sexual intercourse
copulation sexual activity between individuals, especially
copy a reproduction of a written record; a thing made to be similar or identical
coquetry playful behavior intended to arouse sexual
coquette a seductive woman who uses her sex appeal; talk or behave amorously, without serious
cord a line made of twisted fibers or threads; a cut pile fabric with vertical ribs
cordial diffusing warmth and friendliness; strong highly flavored sweet liquor usually
corditis inflammation of the spermatic cord
core a small group of indispensable persons or things; the center of an object
corker a machine that is used to put corks in bottles; a remarkable or excellent thing or person
corn tall annual cereal grass bearing kernels; the dried grains or kernels or corn used
corner a place off to the side of an area; the point where two lines meet or intersect
corneum the outermost layer of the epidermis consisting
coronach a song or hymn of mourning composed or performed
coroner a public official who investigates by inquest
corporal a noncommissioned officer in the Army or Air; possessing or existing in bodily form
corporate of or belonging to a corporation; possessing or existing in bodily form
corporation a business firm whose articles of incorporation; slang for a paunch
corps an army unit usually consisting of two or more; a body of people associated together
corpse the dead body of a human being
corral a pen for cattle; enclose in a corral
correct make right or correct; make reparations or amends for
correction the act of offering an improvement to replace; something substituted for an error
corrective a device for treating injury or disease; tending or intended to correct or counteract
correctness conformity to fact or truth; the quality of conformity to social expectations
correlate to bear a reciprocal or mutual relation; either of two or more related or complementary
correlated mutually related
correlation a reciprocal relation between two or more things; a statistic representing how closely two
correspond be compatible, similar or consistent; be equivalent or parallel, in mathematics
corridor an enclosed passageway
corroborate establish or strengthen as with new evidence; give evidence for
corrodentia an order of insects
corrupt lacking in integrity; corrupt morally or by intemperance or sensuality
cortex the layer of unmyelinated neurons forming; the tissue forming the outer layer of an organ
cortical of or relating to a cortex
corticofugal of a nerve fiber passing outward
coryza an inflammation of the mucous membrane lining
cosmic of or from or pertaining to or characteristic; inconceivably extended in space or time
cosponsor sponsor together with another sponsor
cost the total spent for goods or services including; be priced at
costa any of the 12 pairs of curved arches of bone; a riblike part of a plant or animal
costalgia pain in the chest caused by inflammation
costia a flagellate that is the cause of the frequently
costiasis a fatal disease of freshwater fish caused
costive retarding evacuation of feces
costly having a high price; entailing great loss or sacrifice
costume the attire worn in a play or at a fancy dress; unusual or period attire not characteristic
cottage a small house with a single story
cotton soft silky fibers from cotton plants in their; fabric woven from cotton fibers
couch an upholstered seat for more than one person; formulate in a particular style or language
cough exhale abruptly, as when one has a chest cold; a sudden noisy expulsion of air from the lungs
council a body serving in an administrative capacity; a meeting of people for consultation
counsel a lawyer who pleads cases in court; give advice to
counseling something that provides direction or advice
counselor someone who gives advice about problems; someone who has supervisory duties at a summer
count determine the number or amount of; have weight
countenance the appearance conveyed by a person's face; the human face
counter table consisting of a horizontal surface over; speak in response
counteract act in opposition to; oppose or check by a counteraction
counterpart a person or thing having the same function; a duplicate copy
counterpoint a musical form involving the simultaneous sound; to show differences when compared
counting the act of counting
countless too numerous to be counted
country a politically organized body of people under; the territory occupied by a nation
countryman a man from your own country; a man who lives in the country and has country
countryside rural regions
county a region created by territorial division; the largest administrative district within
coup a sudden and decisive change of government; a brilliant and notable success
couple a pair who associate with one another; a pair of people who live together
coupling a connection between two things so they move; the act of pairing a male and female
coupon a test sample of some substance; a negotiable certificate that can be detached
courage a quality of spirit that enables you to face
course education imparted in a series of lessons; a connected series of events or actions
court an assembly to conduct judicial business; a room in which a lawcourt sits
courtesy a courteous or respectful or considerate act; a courteous manner
courtier an attendant at the court of a sovereign
courtyard an area wholly or partly surrounded by walls
cousin the child of your aunt or uncle
cover provide with a covering or cause to be covered; form a cover over
coverage the extent to which something is covered; the total amount and type of insurance carried
covered overlaid or spread or topped with or enclosed
cow female of domestic cattle; mature female of mammals of which the male
coward a person who shows fear or timidity; English dramatist and actor and composer noted
cowardice the trait of lacking courage
cowardly lacking courage
cowboy a hired hand who tends cattle and performs other; someone who is reckless or irresponsible
cowpox a viral disease of cattle causing a mild skin
cows domesticated bovine animals as a group
coyness the affectation of being demure in a provocative
cozen cheat or trick; act with artful deceit
cozy enjoying or affording comforting warmth; a padded cloth covering to keep a teapot warm
cps the unit of frequency
crack become fractured; make a very sharp explosive sound
cracking the act of cracking something; a sudden sharp noise
crackle the sharp sound of snapping noises; make a crackling sound
cracksman a thief who breaks open safes to steal valuable
cradle hold gently and carefully; a baby bed with sides and rockers
craft the skilled practice of a practical occupation; a vehicle designed for navigation in or on water
craftsman a skilled worker who practices some trade; a creator of great skill in the manual arts
crane stretch so as to see better; large long-necked wading bird of marshes
crap obscene words for unacceptable behavior; obscene terms for feces
crash a loud resonant repeating noise; fall or come down violently
crave have a craving, appetite, or great desire for; plead or ask for earnestly
crawl move slowly; a very slow movement
crazed driven insane
craziness foolish or senseless behavior; the quality of being rash and foolish
crazy affected with madness or insanity; foolish
creak make a high-pitched, screeching noise; a squeaking sound
cream the best people or things in a group; toiletry consisting of any of various substances
create make or cause to be or to become; bring into existence
creation the human act of creating; an artifact that has been brought into existence
creative having the ability or power to create; promoting construction or creation
creativity the ability to create
creator terms referring to the Judeo-Christian God; a person who grows or makes or invents things
creature a living organism characterized by voluntary; a human being
credible capable of being believed; credulous
credit approval; money available for a client to borrow
credo any system of principles or beliefs
creed any system of principles or beliefs; the written body of teachings of a religious
creek a natural stream of water smaller than a river; any member of the Creek Confederacy formerly
creep move slowly; to go stealthily or furtively
creepiness an uneasy sensation as of insects creeping
creeps a feeling of fear and revulsion; a disease of cattle and sheep attributed
creepy causing a sensation as of things crawling; annoying and unpleasant
cremains the remains of a dead body after cremation
cremation the incineration of a dead body
crematorium a furnace where a corpse can be burned; a mortuary where corpses are cremated
crematory a furnace where a corpse can be burned; a mortuary where corpses are cremated
crescendo a gradual increase in loudness; gradually increasing in volume
cresol any of three poisonous colorless isomeric
crest the top line of a hill, mountain, or wave; the top or extreme point of something
crew the men and women who man a vehicle; an organized group of workmen
crib baby bed with high sides made of slats; a card game in which each player is dealt six
cricket leaping insect; a game played with a ball and bat by two teams
crime an act punishable by law; an evil act not necessarily punishable by law
criminal someone who has committed a crime or has been; guilty of crime or serious offense
criminalism the state of being a criminal
criminality the state of being a criminal
criminalize declare illegal; treat as a criminal
criminalness the state of being a criminal
criminology the scientific study of crime and criminal
crimson of a color at the end of the color spectrum; characterized by violence or bloodshed
cringe draw back, as with fear or pain; show submission or fear
cripple deprive of strength or efficiency; someone who is unable to walk normally because
crisis an unstable situation of extreme danger; a crucial stage or turning point in the course
crisp clearly defined; a thin crisp slice of potato fried in deep fat
crispness a pleasing firmness and freshness; firm but easily broken
crisscrossed marked with crossing lines
criterion a basis for comparison; the ideal in terms of which something can be
critic a person who is professionally engaged; anyone who expresses a reasoned judgment
critical marked by a tendency to find and call attention; characterized by careful evaluation and judgment
criticise find fault with; act as a critic
criticism disapproval expressed by pointing out faults; a serious examination and judgment of something
criticize find fault with; act as a critic
crocked very drunk
crone an ugly evil-looking old woman
crook someone who has committed a crime or has been; a circular segment of a curve
crooked having or marked by bends or angles; not straight
croon sing softly
crop the yield from plants in a single growing season; cut short
cross travel across or pass over; meet at a point
crossbones two crossed bones used as a symbol danger
crossroads a community of people smaller than a village; a point where a choice must be made
crouch bend one's back forward from the waist on down; sit on one's heels
croup the part of an animal that corresponds; a disease of infants and young children
croupe the part of an animal that corresponds
crow black birds having a raucous call; dwell on with satisfaction
crowd a large number of things or people considered; cause to herd, drive, or crowd together
crowded overfilled or compacted or concentrated
crown be the culminating event; invest with regal power
crp a byproduct of inflammation
crucial of extreme importance; having crucial relevance
crucifixion the act of executing by a method widespread; the infliction of extremely painful punishment
crucify kill by nailing onto a cross; treat cruelly
crud an ill-defined bodily ailment; any substance considered disgustingly foul
crude not carefully or expertly made; conspicuously and tastelessly indecent
crudity an impolite manner that is vulgar and lacking; a wild or unrefined state
cruel able or disposed to inflict pain or suffering
cruelty a cruel act; the quality of being cruel and causing tension
cruise drive around aimlessly but ostentatiously; travel at a moderate speed
crumb small piece of e.g. bread or cake; a person who is deemed to be despicable
crumble fall apart; break or fall apart into fragments
crummy of very poor quality
crunch the sound of something crunching; make a crushing noise
crusade a series of actions advancing a principle; any of the more or less continuous military
crush come down on or keep down by unjust use of one's; come out better in a competition, race
crushed treated so as to have a permanently wrinkled; subdued or brought low in condition or status
crusher a device that crushes something
crushing physically or spiritually devastating; forceful prevention
crusted having a hardened crust as a covering
crutch a wooden or metal staff that fits under; anything that serves as an expedient
cry utter a sudden loud cry; a loud utterance
cryptic of an obscure nature; having a puzzling terseness
cryptorchidy failure of one or both testes to move into
cryptorchism failure of one or both testes to move into
crystal a solid formed by the solidification; a crystalline element used as a component
crystallize cause to take on a definite and clear shape; cause to form crystals or assume crystalline
cuba a communist state in the Caribbean on the island; the largest island in the West Indies
cuban of or relating to or characteristic of Cuba; a native or inhabitant of Cuba
cube a hexahedron with six equal squares as faces; a three-dimensional shape with six square
cubism an artistic movement in France beginning in 1907
cubist relating to or characteristic of cubism; an artist who adheres to the principles
cuckoo any of numerous European and North American; a man who is a stupid incompetent fool
cuddle move or arrange oneself in a comfortable; hold close, as for affection, comfort, or warmth
culdoscopy endoscopic examination of a woman's pelvic
cull the person or thing that is rejected or set; look for and gather
culminate end, especially to reach a final or climactic; bring to a head or to the highest point
culmination a final climactic stage; a concluding action
cult followers of an exclusive system of beliefs; an interest followed with exaggerated zeal
cultist a member of a religious cult; a member of an unorthodox cult who generally
cultivate foster the growth of; prepare for crops
cultivation production of food by preparing the land to grow; socialization through training and education
cultural of or relating to the arts and manners; denoting or deriving from or distinctive
culture a particular society at a particular time; the tastes in art and manners that are favored
cultured marked by refinement in taste and manners
cumbersome difficult to handle or use especially because; not elegant or graceful in expression
cumulative increasing by successive addition
cunt obscene terms for female genitals; a person who is thoroughly disliked
cup a small open container usually used for drinking; the quantity a cup will hold
cupboard a small room or cabinet used for storage space
cuprimine a drug used to treat heavy metal poisoning
cur an inferior dog or one of mixed breed; a cowardly and despicable person
curative a medicine or therapy that cures disease; tending to cure or restore to health
curb an edge between a sidewalk and a roadway; lessen the intensity of
curbside the side of a sidewalk that is bordered
cure provide a cure for, make healthy again; a medicine or therapy that cures disease
cured treated by a chemical or physical process; kept moist to assist the hardening
curio something unusual -- perhaps worthy
curiosity a state in which you want to learn more about; something unusual -- perhaps worthy
curious beyond or deviating from the usual or expected; eager to investigate and learn or learn more
curl form a curl, curve, or kink; wind around something in coils or loops
curly having curls or waves
currency general acceptance or use; the metal or paper medium of exchange
current occurring in or belonging to the present time; a flow of electricity through a conductor
curriculum an integrated course of academic studies
curse utter obscenities or profanities; heap obscenities upon
cursed deserving a curse; in danger of the eternal punishment of Hell
curtail place restrictions on; terminate or abbreviate before its intended
curtain hanging cloth used as a blind; any barrier to communication or vision
curve the trace of a point whose direction of motion; a line on a graph representing data
curved having or marked by a curve or smoothly rounded
curving having or marked by a curve or smoothly rounded
cushion protect from impact; a mechanical damper
cuss a persistently annoying person; a boy or man
custom accepted or habitual practice; a specific practice of long standing
customary in accordance with convention or custom; commonly used or practiced
customer someone who pays for goods or services
cut separate with or as if with an instrument; cut down on
cute obviously contrived to charm; attractive especially by means of smallness
cuticle hard outer covering or case of certain organisms; the outer layer of the skin covering
cuticula the outer body wall of an insect
cutting the activity of selecting the scenes to be shown; the act of cutting something into parts
cyanide an extremely poisonous salt of hydrocyanic acid; any of a class of organic compounds containing
cyanogen a colorless toxic gas with a pungent almond odor
cybercrime crime committed using a computer
cyberpunk a genre of fast-paced science fiction involving; a writer of science fiction set in a lawless
cybersex sexual arousal involving communication
cycle an interval during which a recurring sequence; a periodically repeated sequence of events
cyclist a person who rides a bicycle
cyclothymia a mild bipolar disorder that persists over
cylindrical having the form of a cylinder
cynical believing the worst of human nature and motives
cyprian a native or inhabitant of Cyprus; a woman who engages in sexual intercourse
cyst a closed sac that develops abnormally in some; a small anatomically normal sac or bladderlike
cystitis inflammation of the urinary bladder and ureters
cystocele hernia in which the urinary bladder protrudes
cytoplasm the protoplasm of a cell excluding the nucleus
dab apply to a surface; a light touch or stroke
dad an informal term for a father
daddy an informal term for a father
dago offensive term for a person of Italian descent
dallas a large commercial and industrial city
dalliance the deliberate act of delaying and playing; playful behavior intended to arouse sexual
dally consider not very seriously; talk or behave amorously, without serious
dam a barrier constructed to contain the flow; obstruct with, or as if with, a dam
damage inflict damage upon; the occurrence of a change for the worse
damn used as expletives; wish harm upon
damnation the act of damning; the state of being condemned to eternal
damned expletives used informally as intensifiers; in danger of the eternal punishment of Hell
damp slightly wet; a slight wetness
dampen suppress or constrain so as to lessen; make moist
damselfly slender non-stinging insect similar to but
danaid large tropical butterfly with degenerate
dance move in a graceful and rhythmical way; an artistic form of nonverbal communication
dancer a performer who dances professionally; a person who participates in a social gathering
dancing taking a series of rhythmical steps in time
dandruff loose scales shed from the scalp; a condition in which white scales of dead skin
danewort dwarf herbaceous elder of Europe having pink
danger the condition of being susceptible to harm; a venture undertaken without regard to possible
dangerous involving or causing danger or risk; causing fear or anxiety by threatening great
dangle hang freely; cause to dangle or hang freely
danish of or relating to or characteristic of Denmark; a Scandinavian language that is the official
dankness unpleasant wetness
dapper marked by up-to-dateness in dress and manners
dare take upon oneself; to be courageous enough to try or do something
daring the trait of being willing to undertake things; a challenge to do something dangerous
dark devoid of or deficient in light or brightness; having a dark hue
darken become dark or darker; make dark or darker
darkness absence of light or illumination; an unilluminated area
darling a special loved one; dearly loved
darned expletives used informally as intensifiers
dart move along rapidly and lightly; run or move very quickly or hastily
darvon a mildly narcotic analgesic drug related
dash run or move very quickly or hastily; break into pieces, as by striking or knocking
data a collection of facts from which conclusions may
date the specified day of the month; a meeting arranged in advance
datril an analgesic for mild pain but not
datum an item of factual information derived
daub an unskillful painting; a blemish made by dirt
daughter a female human offspring
dawdle take one's time; hang or fall in movement, progress, development
dawn the first light of day; the earliest period
day time for Earth to make a complete rotation; some point or period in time
dayfly slender insect with delicate membranous wings
daylight the time after sunrise and before sunset while; light during the daytime
dazed in a state of mental numbness especially; stunned or confused and slow to react
dazzle to cause someone to lose clear vision; brightness enough to blind partially
dazzling amazingly impressive; shining intensely
dccp an agency of the United Nations that promotes
ddc an antiviral drug used to combat HIV infection
ddi an antiviral drug used to combat HIV infection
deacon a Protestant layman who assists the minister; a cleric ranking just below a priest
dead no longer having or seeming to have or expecting; people who are no longer living
deaden make vague or obscure or make less visible; become lifeless, less lively, intense, or active
deadened made or become less intense; devoid of physical sensation
deadening the act of making something futile and useless; so lacking in interest as to cause mental
deadeye a round hardwood disk with holes and a grooved; a dead shot
deadline the point in time at which something must be
deadlock a situation in which no progress can be made
deadly causing or capable of causing death; of an instrument of certain death
deadwood someone or something that is unwanted; a branch or a part of a tree that is dead
deaf lacking or deprived of the sense of hearing; people who have severe hearing impairments
deal act on verbally or in some form of artistic; take into consideration for exemplifying
dealer someone who purchases and maintains an inventory; a firm engaged in trading
dear dearly loved; a beloved person
death the event of dying or departure from life; the permanent end of all life functions
deathbed the last few hours before death; the bed on which a person dies
deathlike having the physical appearance of death
deathly having the physical appearance of death; causing or capable of causing death
deathwatch bores through wood making a ticking sound; minute wingless psocopterous insects injurious
debase lower in value by increasing the base-metal; corrupt, debase, or make impure by adding
debate a discussion in which reasons are advanced; the formal presentation of a stated proposition
debilitating impairing the strength and vitality
debility the state of being weak in health or body
debridement surgical removal of foreign material and dead
debris the remains of something that has been destroyed
debt money or goods or services owed by one person; the state of owing something
debut the act of beginning something new; present for the first time to the public
dec the last month of the year; the angular distance of a celestial body north
decade a period of 10 years; the cardinal number that is the sum of nine
decadron a corticosteroid drug used to treat allergies
decay lose a stored charge, magnetic flux, or current; a gradual decrease
deceased dead; someone who is no longer alive
decedent someone who is no longer alive
deceive be false to; cause someone to believe an untruth
deceleration a decrease in rate of change; the act of decelerating
december the last month of the year
decency the quality of conforming to standards; the quality of being polite and respectable
decent socially or conventionally correct; in harmony with the spirit of particular persons
deceptive causing one to believe what is not true or fail; designed to deceive or mislead either
decide reach, make, or come to a decision about; bring to an end
decimate kill in large numbers; kill one in every ten, as of mutineers in Roman
decision the act of making up your mind about something; a position or opinion or judgment reached after
decisive determining or having the power to determine; unmistakable
deck any of various platforms built into a vessel; street name for a packet of illegal drugs
declaim recite in elocution; speak against in an impassioned manner
declaration a statement that is emphatic and explicit; unsworn statement that can be admitted
declare state emphatically and authoritatively; announce publicly or officially
declension a class of nouns or pronouns or adjectives; a downward slope or bend
declination a polite refusal of an invitation; the angular distance of a celestial body north
decline grow worse; change toward something smaller or lower
decompose separate into constituent elements or parts; break down
decorate make more attractive by adding ornament, colour; provide with decoration
decoration something used to beautify; the act of decorating something
decorator a person who specializes in interior decoration; someone who decorates
decrease decrease in size, extent, or range; a change downward
decree a legally binding command or decision entered; issue a decree
decrement the amount by which something decreases; a process of becoming smaller or shorter
decry express strong disapproval of
dedicate give entirely to a specific person, activity; set apart to sacred uses with solemn rites
dedicated devoted to a cause or ideal or purpose; solemnly dedicated to or set apart for a high
dedication complete and wholehearted fidelity; the act of binding yourself to a course
deduce reason by deduction; conclude by reasoning
deduct make a subtraction; retain and refrain from disbursing
deductible acceptable as a deduction; a clause in an insurance policy that relieves
deduction a reduction in the gross amount on which a tax; the act of subtracting
deem keep in mind or convey as a conviction or view
deep relatively deep or strong; marked by depth of thinking
deepen become more intense; make more intense, stronger, or more marked
deer distinguished from Bovidae by the male's having
default loss due to not showing up; fail to pay up
defeat win a victory over; an unsuccessful ending to a struggle or contest
defecation the elimination of fecal waste through the anus
defect a failing or deficiency; an imperfection in a bodily system
defective having a defect; markedly subnormal in structure or function
defend argue or speak in defense of; be on the defensive
defendant a person or institution against whom an action
defender a person who cares for persons or property; a fighter who holds out against attack
defense military action or resources protecting; protection from harm
defensive intended or appropriate for defending against; attempting to justify or defend in speech
defer hold back to a later time; yield to another's wish or opinion
defiance intentionally contemptuous behavior or attitude; a hostile challenge
defiant boldly resisting authority or an opposing force
deficiency the state of needing something that is absent; lack of an adequate quantity or number
deficit the property of being an amount; an excess of liabilities over assets
defile a narrow pass; spot, stain, or pollute
define determine the essential quality of; give a definition for the meaning of a word
defined clearly characterized or delimited; showing clearly the outline or profile
definite precise; known for certain
definition a concise explanation of the meaning of a word; clarity of outline
definitive clearly defined or formulated; supplying or being a final or conclusive
defloration the act of depriving a woman of her virginity; an act that despoils the innocence or beauty
defoliator an insect that strips the leaves from plants
deformation a change for the worse; the act of twisting or deforming the shape
deformed so badly formed or out of shape as to be ugly
defraud deprive of by deceit
defray bear the expenses of
defy resist or confront with resistance; elude, especially in a baffling way
degenerate a person whose behavior deviates from what; grow worse
degenerative marked by gradual deterioration of organs
degree a position on a scale of intensity or amount; a specific identifiable position in a continuum
deity any supernatural being worshipped as controlling
dejection a state of melancholy depression; solid excretory product evacuated
dekko British slang for a look
delay cause to be slowed down or delayed; act later than planned, scheduled, or required
delectable capable of arousing sexual desire; extremely pleasing to the sense of taste
delegate transfer power to someone; a person appointed or elected to represent
deliberate carefully thought out in advance; unhurried and with care and dignity
deliberation careful consideration; discussion of all sides of a question
delicacy the quality of being beautiful and delicate; something considered choice to eat
delicate exquisitely fine and subtle and pleasing; easily broken or damaged or destroyed
delicious greatly pleasing or entertaining; variety of sweet eating apples
delight a feeling of extreme pleasure or satisfaction; give pleasure to or be pleasing to
delighted greatly pleased; filled with wonder and delight
delightful greatly pleasing or entertaining
delirium state of violent mental agitation; a usually brief state of excitement and mental
deliver deliver; bring to a destination, make a delivery
delivery the act of delivering or distributing something; recovery or preservation from loss or danger
deltoid a large triangular muscle covering the shoulder; triangular or suggesting a capital delta
demand request urgently and forcefully; an urgent or peremptory request
demanding requiring more than usually expected or thought
demarcation the boundary of a specific area; a conceptual separation or distinction
demeanor the way a person behaves toward other people
demerit the quality of being inadequate or falling short; a mark against a person for misconduct
demerol a synthetic narcotic drug used to treat pain
demilitarise do away with the military organization; remove offensive capability from
demilitarize do away with the military organization; remove offensive capability from
demimondaine a female prostitute
democracy the political orientation of those who favor; a political system in which the supreme power
democrat a member of the Democratic Party; an advocate of democratic principles
democratic characterized by or advocating or based upon; belong to or relating to the Democratic Party
democratize become democratic; introduce democratic reforms
demolish destroy completely; defeat soundly and humiliatingly
demon an evil supernatural being; a cruel wicked and inhuman person
demoniac someone who acts as if possessed by a demon; of, pertaining to, or like a demon or possession
demoniacal of, pertaining to, or like a demon or possession
demonise make into a demon
demonize make into a demon
demonstrate give an exhibition of to an interested audience; establish the validity of something
demoralize confuse or put into disorder; lower someone's spirits
demure affectedly modest or shy especially in a playful
dengue an infectious disease of the tropics transmitted
denial the act of refusing to comply; the act of asserting that something alleged
denmark a constitutional monarchy in northern Europe
denomination a group of religious congregations having; identifying word or words by which someone
denote be a sign or indication of; have as a meaning
denounce speak out against; to accuse or condemn or openly or formally
dense permitting little if any light to pass through; having high relative density or specific gravity
density the amount per unit size; the spatial property of being crowded together
dent make a depression into; an appreciable consequence
dental of or relating to the teeth; a consonant articulated with the tip
dentist a person qualified to practice dentistry
denunciation a public act of denouncing
denver the state capital and largest city of Colorado
deny declare untrue; refuse to accept or believe
deodorant a toiletry applied to the skin in order to mask
deodorise eliminate the odor from
deodorize eliminate the odor from
deodourant a toiletry applied to the skin in order to mask
deodourise eliminate the odor from
depart move away from a place into another direction; be at variance with
departed someone who is no longer alive; dead
department a specialized division of a large organization; a specialized sphere of knowledge
departure the act of departing; a variation that deviates from the standard
depend be contingent upon; have faith or confidence in
dependable worthy of reliance or trust; worthy of being depended on
dependance the state of relying on or being controlled; being abnormally tolerant to and dependent
dependence the state of relying on or being controlled; being abnormally tolerant to and dependent
dependency the state of relying on or being controlled; a geographical area politically controlled
dependent relying on or requiring a person or thing; a person who relies on another person
depict give a description of; show in, or as in, a picture
depletion the act of decreasing something markedly; the state of being depleted
deplorable bad; of very poor quality or condition
deplore express strong disapproval of; regret strongly
deploy place troops or weapons in battle formation; to distribute systematically or strategically
depopulated having lost inhabitants as by war or disease
deportee a person who is expelled from home or country
depose force to leave; make a deposition
deposit put, fix, force, or implant; put firmly
depravity moral perversion; a corrupt or depraved or degenerate act
deprecatory tending to diminish or disparage
depreciation a decrease in price or value; decrease in value of an asset due
depredation an act of plundering and pillaging and marauding; a destructive action
depress lower someone's spirits; lower
depression a mental state characterized by a pessimistic; a sunken or depressed geological formation
deprive keep from having, keeping, or obtaining; take away possessions from someone
depth the extent downward or backward or inward; degree of psychological or intellectual
deputy someone authorized to exercise the powers; an assistant with power to act when his superior
derange throw into great confusion or disorder; derange mentally, throw out of mental balance
deranged driven insane
dereliction willful negligence; a tendency to be negligent and uncaring
deride treat or speak of with contempt
derision contemptuous laughter; the act of deriding or treating with contempt
derivation a line of reasoning that shows how a conclusion; an explanation of the historical origins
derive reason by deduction; obtain
dermatitis inflammation of the skin
dermatosis disorder involving lesions or eruptions
descend move downward and lower, but not necessarily all; come from
descent properties attributable to your ancestry; a movement downward
describe give a description of; to give an account or representation of in words
description a statement that represents something in words; sort or variety
descriptive serving to describe or inform or characterized; of or relating to an approach to linguistic
desert leave someone who needs or counts on you; arid land with little or no vegetation
desertion withdrawing support or help despite allegiance; the act of giving something up
deserve be worthy or deserving
deserving worthy of being treated in a particular way
design make or work out a plan for; plan something for a specific role or purpose
designate assign a name or title to; give an assignment to to a post, or assign
designation identifying word or words by which someone; the act of putting a person into a non-elective
designer a person who specializes in interior design; someone who creates plans to be used in making
desirable worth having or seeking or achieving; worthy of being chosen especially as a spouse
desire the feeling that accompanies an unsatisfied; feel or have a desire for
desk a piece of furniture with a writing surface
desolate providing no shelter or sustenance; reduce in population
despair a state in which all hope is lost or absent; the feeling that everything is wrong and nothing
despairing arising from or marked by despair or loss
despatch send away towards a designated goal; the act of sending off something
desperate arising from or marked by despair or loss; desperately determined
desperation a state in which all hope is lost or absent; desperate recklessness
despise look down on with disdain
despoil steal goods; destroy and strip of its possession
despondent without or almost without hope
despotism dominance through threat of punishment; a form of government in which the ruler
dessert a dish served as the last course of a meal
destination the place designated as the end; the ultimate goal for which something is done
destine decree or designate beforehand; design or destine
destiny an event that will inevitably happen; the ultimate agency regarded as predetermining
destroy do away with, cause the destruction or undoing; destroy completely
destroyed spoiled or ruined or demolished; destroyed physically or morally
destroyer a small fast lightly armored but heavily armed; a person who destroys or ruins or lays waste to
destruction the termination of something by causing so much; an event that completely destroys something
destructive causing destruction or much damage
detach cause to become detached or separated; separate from a larger, especially for a special
detached showing lack of emotional involvement; being or feeling set or kept apart from others
detachment the act of releasing from an attachment; avoiding emotional involvement
detail an isolated fact that is considered separately; extended treatment of particulars
detailed developed or executed with care and in minute
details true confidential information
detect discover or determine the existence, presence
detectable capable of being detected; easily seen or detected
detected perceived or discerned; perceived with the mind
detection the perception that something has occurred; the act of detecting something
detective a police officer who investigates crimes; an investigator engaged or employed in obtaining
detector any device that receives a signal or stimulus; electronic equipment that detects the presence
detergency detergent quality
detergent a surface-active chemical widely used; a cleansing agent that differs from soap but can
deteriorate become worse or disintegrate; grow worse
determinant a determining or causal element or factor; a square matrix used to solve simultaneous
determine establish after a calculation, investigation; shape or influence
determined characterized by great determination; having been learned or found or determined
detest dislike intensely
detestable unequivocally detestable; offensive to the mind
detonate cause to burst with a violent release of energy; burst and release energy as through a violent
detoxicate remove poison from
detoxify treat for alcohol or drug dependence; remove poison from
detroit the largest city in Michigan and a major Great
detumescence diminution of swelling
devastate cause extensive destruction or ruin utterly; overwhelm or overpower
devastating making light of; wreaking or capable of wreaking complete
develop work out; make something new, such as a product
developed being changed over time so as to be e.g.; made more useful and profitable as by building
developer someone who develops real estate; photographic equipment consisting of a chemical
developing relating to societies in which capital needed; processing a photosensitive material in order
development act of improving by expanding or enlarging; a process in which something passes by degrees
deviant markedly different from an accepted norm; a person whose behavior deviates from what
deviate turn aside; be at variance with
deviation a variation that deviates from the standard; the difference between an observed value
device an instrumentality invented for a particular; any clever maneuver
devil chief spirit of evil and adversary of God; an evil supernatural being
devilise turn into a devil or make devilish
devilish showing the cunning or ingenuity or wickedness; playful in an appealingly bold way
devilize turn into a devil or make devilish
devise come up with after a mental effort; arrange by systematic planning and united effort
devote give entirely to a specific person, activity; dedicate
devoted zealous in devotion or affection; dedicated exclusively to a purpose or use
devotee an ardent follower and admirer
devotion feelings of ardent love; commitment to some purpose
dew water that has condensed on a cool surface
dexone a corticosteroid drug used to treat allergies
dextrous skillful in physical movements
diabetes a polygenic disease characterized by abnormally
diabetic someone who has diabetes; of or relating to or causing diabetes
diabolic extremely evil or cruel; showing the cunning or ingenuity or wickedness
diabolical extremely evil or cruel; showing the cunning or ingenuity or wickedness
diabolise turn into a devil or make devilish
diabolize turn into a devil or make devilish
diagnose determine or distinguish the nature of a problem; subject to a medical analysis
diagnosis identifying the nature or cause of some
diagnostic concerned with diagnosis; characteristic or indicative of a disease
diagnostics the branch of medical science dealing
diagonal connecting two nonadjacent corners of a plane; a punctuation mark used to separate related
diagram a drawing intended to explain how something; make a schematic or technical drawing
dial operate a dial to select a telephone number; the face of a timepiece
dialect the usage or vocabulary that is characteristic
dialectic any formal system of reasoning that arrives; a contradiction of ideas that serves
dialogue a conversation between two persons; the lines spoken by characters in drama
dialysis separation of substances in solution by means
dialyze separate by dialysis
diam the length of a straight line passing through
diameter the length of a straight line passing through; a straight line connecting the center
diamond a transparent piece of diamond that has been cut; very hard native crystalline carbon valued
diapheromera a variety of stick insect
diaphragm a mechanical device in a camera that controls; a muscular partition separating the abdominal
diaphyseal relating to the diaphysis of a bone
diarrhea frequent and watery bowel movements
diarrhoea frequent and watery bowel movements
diary a daily written record of experiences; a personal journal
diathesis constitutional predisposition to a particular
diatomic of or relating to a molecule made up of two
dibbuk a demon that enters the body of a living person
dibs a claim of rights
dice a small cube with 1 to 6 spots on the six faces; play dice
dick obscene terms for penis; someone who is a detective
dickens a word used in exclamations of confusion; English writer whose novels depicted
dickhead insulting terms of address for people who are
dictate issue commands or orders for; a guiding principle
dictatorship a form of government in which the ruler
dictionary a reference book containing an alphabetical list
dictum an authoritative declaration; an opinion voiced by a judge on a point of law
didanosine an antiviral drug used to combat HIV infection
diddley a small worthless amount
diddly a small worthless amount
diddlyshit a small worthless amount
diddlysquat a small worthless amount
die pass from physical life and lose all bodily; a small cube with 1 to 6 spots on the six faces
dieback a disease of plants characterized by the gradual
diestrous in a period of sexual inactivity
diestrual in a period of sexual inactivity
diestrum a state or interval of sexual inactivity
diestrus a state or interval of sexual inactivity
diet a prescribed selection of foods; the act of restricting your food intake
dietary of or relating to the diet; a regulated daily food allowance
differ be different; be of different opinions
difference the quality of being unlike or dissimilar; a variation that deviates from the standard
different unlike in nature or quality or form or degree; distinctly separate from the first
differential the result of mathematical differentiation; relating to or showing a difference
difficult not easy; hard to control
difficulty an effort that is inconvenient; a factor causing trouble in achieving a positive
diffuse cause to become widely known; spread or diffuse through
diffusing spreading by diffusion
diffusion the process in which there is movement; the property of being diffused or dispersed
dig turn up, loosen, or remove earth; create by digging
digenesis alternation of sexual and asexual generations
digest arrange and integrate in the mind; convert food into absorbable substances
digitoxin digitalis preparation used to treat congestive
dignified having or expressing dignity; having or showing self-esteem
dignity the quality of being worthy of esteem or respect; formality in bearing and appearance
digoxin digitalis preparation used to treat congestive
dike a barrier constructed to contain the flow; offensive term for a lesbian who is noticeably
dilapidated in deplorable condition
dilate become wider; add details, as to an account or idea
dilaudid a narcotic analgesic used to treat moderate
dildo a vibrating device that substitutes for an erect
dilemma state of uncertainty or perplexity especially
diltiazem a calcium blocker used in treating hypertension
dilute lessen the strength or flavor of a solution; reduced in strength or concentration or quality
dilution a diluted solution; weakening by the addition of water or a thinner
dim lacking in light; lacking clarity or distinctness
dime a United States coin worth one tenth of a dollar; street name for a packet of illegal drugs
dimension the magnitude of something in a particular; a construct whereby objects or individuals can
dimensional of or relating to dimensions; having dimension--the quality or character
dimensioning indicating or determining size and position
diminish decrease in size, extent, or range; lessen the authority, dignity, or reputation of
diminished impaired by diminution; diminished in size or strength as a result
diminutive very small; a word that is formed with a suffix to indicate
dimwit a stupid incompetent person
din a loud harsh or strident noise; the act of making a noisy disturbance
dine have supper; give dinner to
dingy thickly covered with ingrained dirt or soot; causing dejection
dinner the main meal of the day served in the evening; a party of people assembled to have dinner
dinnertime the customary or habitual hour for the evening
dioestrous in a period of sexual inactivity
dioestrual in a period of sexual inactivity
dip immerse briefly into a liquid so as to wet; stain an object by immersing it in a liquid
diphtheria acute contagious infection caused
diplomacy subtly skillful handling of a situation; negotiation between nations
diplomat an official engaged in international; a person who deals tactfully with others
diplomatic relating to or characteristic of diplomacy; using or marked by tact in dealing
dipole a pair of equal and opposite electric charges; an aerial half a wavelength long consisting
dipper a ladle that has a cup with a long handle; small North American diving duck
diptera a large order of insects having a single pair
dipteran insects having usually a single pair
dipteron insects having usually a single pair
direct direct in spatial dimensions; command with authority
directed having a specified direction; manageable by a supervising agent
direction a line leading to a place or point; the spatial relation between something
director someone who controls resources and expenditures; someone who supervises the actors and directs
dirge a song or hymn of mourning composed or performed
dirt the part of the earth's surface consisting; the state of being covered with unclean things
dirtiness obscenity in speech or writing; the state of being unsanitary
dirty soiled or likely to soil with dirt or grime; characterized by obscenity or indecency
disability the condition of being unable to perform
disabled having restricted mental or physical functioning; people collectively who are crippled
disabling that cripples or disables or incapacitates; depriving of legal right
disabuse free somebody
disadvantage the quality of having an inferior or less; put at a disadvantage
disagree be of different opinions; be different from one another
disagreeable not to your liking; unpleasant to interact with
disagreement a conflict of people's opinions or actions; a difference between conflicting facts or claims
disappear get lost, as without warning or explanation; cease to exist
disappoint fail to meet the hopes or expectations of
disappointed disappointingly unsuccessful
disapproval a feeling of disliking something or what someone; the expression of disapproval
disapprove consider bad or wrong; deem wrong or inappropriate
disarm remove offensive capability from; take away the weapons from
disarray a mental state characterized by a lack of clear; untidiness
disaster an event resulting in great loss and misfortune; a state of extreme ruin and misfortune
disastrous having extremely unfortunate or dire
disband stop functioning or cohering as a unit; cause to break up or cease to function
disbelief doubt about the truth of something; a rejection of belief
disc sound recording consisting of a disk; something with a round shape resembling a flat
discard throw or cast away; getting rid something that is regarded
discern detect with the senses
discernible perceptible by the senses or intellect; capable of being perceived clearly
discharge the sudden giving off of energy; the act of venting
discipline develop behavior by instruction and practice; the trait of being well behaved
disciplined obeying the rules; trained mentally or physically by instruction
disclose make known to the public information that was; reveal to view as by removing a cover
discomfort the state of being tense and feeling pain; an uncomfortable feeling of mental painfulness
disconnect make disconnected, disjoin or unfasten; pull the plug of and render inoperable
discontent a longing for something better than the present; make dissatisfied
discontinue put an end to a state or an activity; come to or be at an end
discount bar from attention or consideration; the act of reducing the selling price
discourage try to prevent; deprive of courage or hope
discouraged made less hopeful or enthusiastic; lacking in resolution
discourse extended verbal expression in speech or writing; an extended communication dealing with some
discover get to know or become aware of, usually; discover or determine the existence, presence
discovered discovered or determined by scientific
discovery the act of discovering something; a productive insight
discredit the state of being held in low esteem; cause to be distrusted or disbelieved
discrepancy a difference between conflicting facts or claims; an event that departs from expectations
discrete constituting a separate entity or part
discretion freedom to act or judge on one's own; knowing how to avoid embarrassment or distress
discriminate recognize or perceive the difference; treat differently on the basis of sex or race
discuss to consider or examine in speech or writing; speak with others about
discussion an extended communication dealing with some; an exchange of views on some topic
disdain lack of respect accompanied by a feeling; look down on with disdain
disease an impairment of health or a condition
diseased caused by or altered by or manifesting disease
disentangle extricate from entanglement; release from entanglement of difficulty
disgrace a state of dishonor; bring shame or dishonor upon
disguise an outward semblance that misrepresents the true; make unrecognizable
disguised having its true character concealed
disgust strong feelings of dislike; fill with distaste
disgusted having a strong distaste from surfeit
disgustful highly offensive
disgusting highly offensive
dish a piece of dishware normally used as a container; a particular item of prepared food
disharmonize cause to sound harsh and unpleasant
dishearten take away the enthusiasm of
dishonor bring shame or dishonor upon; a state of shame or disgrace
disinfectant an agent that destroys microorganisms that might; preventing infection by inhibiting the growth
disinfest rid of vermin
disintegrate break into parts or components or lose cohesion; lose a stored charge, magnetic flux, or current
disinterment the act of digging something up out
disjunct progressing melodically by intervals larger than; used of distributions, as of statistical
disk something with a round shape resembling a flat; a flat circular plate
dislike have or feel a dislike or distaste for; an inclination to withhold approval from some
dislocation the act of disrupting an established order so it; an event that results in a displacement
dislodge remove or force out from a position; remove or force from a position of dwelling
disloyalty the quality of being disloyal
dismay the feeling of despair in the face of obstacles; fear resulting from the awareness of danger
dismayed struck with fear, dread, or consternation
dismiss bar from attention or consideration; cease to consider
dismount alight from; the act of dismounting
disobedience the failure to obey; the trait of being unwilling to obey
disobedient not obeying or complying with commands of those; unwilling to submit to authority
disobey refuse to go along with
disorder a physical condition in which there; a disturbance of the peace or of public order
disordered thrown into a state of disarray or confusion; lacking orderly continuity
disorderly undisciplined and unruly; in utter disorder
disorganized lacking order or methodical arrangement
disparate fundamentally different or distinct in quality; including markedly dissimilar elements
dispatch send away towards a designated goal; an official report
dispel force to go away; to cause to separate and go in different
dispense administer or bestow, as in small portions; give or apply
disperse distribute loosely; cause to separate
dispersed distributed or spread over a considerable extent
displacement act of taking the place of another especially; the act of uniform movement
display to show, make visible or apparent; something intended to communicate a particular
displeasure the feeling of being displeased or annoyed
disposal the power to use something or someone; the act or means of getting rid of something
dispose throw or cast away; give, sell, or transfer to another
disposition your usual mood; the act or means of getting rid of something
dispute a disagreement or argument about something; take exception to
disregard refuse to acknowledge; bar from attention or consideration
disrepair in need of repairs
disrupt make a break in; throw into disorder
disruption an act of delaying or interrupting; the act of causing disorder
disruptive characterized by unrest or disorder
dissatisfied in a state of sulky dissatisfaction
dissection cutting so as to separate into pieces; a minute and critical analysis
disseminate cause to become widely known
dissent the difference of one judge's opinion; a difference of opinion
dissipate spend frivolously and unwisely; move away from each other
dissipation dissolute indulgence in sensual pleasure; useless or profitless activity
dissociation the act of removing from association; the temporary or reversible process
dissolve become weaker; cause to go into a solution
dissolved reduced to a liquid form
dissonate cause to sound harsh and unpleasant; be dissonant or harsh
dissuade turn away from by persuasion
distal situated farthest from point of attachment; directed away from the midline or mesial plane
distance the property created by the space between two; a distant region
distant separated in space or coming from or going; far apart in relevance or relationship
distaste a feeling of intense dislike
distasteful highly offensive; not pleasing in odor or taste
distill undergo the process of distillation; remove impurities from, increase
distillation the process of purifying a liquid by boiling it; a purified liquid produced by condensation
distinct not alike; easy to perceive
distinction a discrimination between things as different; high status importance owing to marked
distinctive of a feature that helps to distinguish a person; capable of being classified
distinguish mark as different; detect with the senses
distomatosis a disease of the liver caused by liver flukes
distort make false by mutilation or addition; form into a spiral shape
distorted having an intended meaning altered; so badly formed or out of shape as to be ugly
distortion a change for the worse; an optical phenomenon resulting from the failure
distract draw someone's attention away from something; disturb in mind or make uneasy or cause to be
distraction mental turmoil; an entertainment that provokes pleased interest
distress psychological suffering; a state of adversity
distressing causing distress or worry or anxiety; bad
distribute administer or bestow, as in small portions; distribute or disperse widely
distribution an arrangement of values of a variable showing; the spatial or geographic property of being
distributor someone who markets merchandise; electrical device that distributes voltage
district a region marked off for administrative or other; regulate housing in
distrust regard as untrustworthy; doubt about someone's honesty
disturb move deeply; change the arrangement or position of
disturbance activity that is a malfunction, intrusion; an unhappy and worried mental state
disturbed having the place or position changed; emotionally unstable and having difficulty
disturbing causing distress or worry or anxiety
ditch a long narrow excavation in the earth; any small natural waterway
diuresis increased secretion of urine
diuretic any substance that tends to increase the flow
divan a long backless sofa; a Muslim council chamber or law court
dive a cheap disreputable nightclub or dance hall; drop steeply
divergent diverging from another or from a standard; tending to move apart in different directions
diverse many and different; distinctly dissimilar or unlike
diversified having variety of character or form
diversion an activity that diverts or amuses or stimulates; a turning aside
diversity noticeable heterogeneity; the condition or result of being changeable
divert turn aside; send on a course or in a direction different
divestiture an order to an offending party to rid itself; the sale by a company of a product line
divide separate into parts or portions; perform a division
divided separated into parts or pieces; distributed in portions on the basis of a plan
dividend that part of the earnings of a corporation; a bonus
divine emanating from God; terms referring to the Judeo-Christian God
divinity any supernatural being worshipped as controlling; the quality of being divine
division an army unit large enough to sustain combat; one of the portions into which something
divisive dissenting
divorce the legal dissolution of a marriage; part
dizzy lacking seriousness; having or causing a whirling sensation
dle a chronic skin disease occurring primarily
dobson large soft-bodied insect having long slender; large brown aquatic larva of the dobsonfly
dobsonfly large soft-bodied insect having long slender
docetism the heretical doctrine that Jesus had no human
docile willing to be taught or led or supervised; easily handled or managed
dock an enclosure in a court of law where; come into dock
doctor a licensed medical practitioner; children take the roles of physician or patient
doctrinaire stubbornly insistent on theory without regard; a stubborn person of arbitrary or arrogant
doctrine a belief accepted as authoritative by some group
document writing that provides information; record in detail
documentary a film or TV program presenting the facts about; relating to or consisting of or derived
dodge make a sudden movement in a new direction so; a quick evasive movement
dog a member of the genus Canis that has been; go after with the intent to catch
dogbane any of several poisonous perennial plants
dogged stubbornly unyielding
dogma a religious doctrine that is proclaimed as true; a doctrine or code of beliefs accepted
dogsbody a worker who has to do all the unpleasant
dogshit obscene words for unacceptable behavior
dol the federal department responsible for promoting; a unit of pain intensity
doleful filled with or evoking sadness
dollar the basic monetary unit in many countries; a piece of paper money worth one dollar
doltish heavy and dull and stupid
domain a particular environment or walk of life; territory over which rule or control
domatium a part of a plant that has been modified
domestic of concern to or concerning the internal affairs; of or relating to the home
dominance superior development of one side of the body; the state that exists when one person or group
dominant exercising influence or control; an allele that produces the same phenotype
dominate be larger in number, quantity, power, status; have dominance or the power to defeat over
dominated controlled or ruled by superior authority; harassed by persistent nagging
domination social control by dominating; power to dominate or defeat
dominatrix a dominating woman
dominion dominance or power through legal authority; one of the self-governing nations in the British
don put clothing on one's body; a Spanish gentleman or nobleman
donate give to a charity or good cause
donation a voluntary gift made to some worthwhile cause; act of giving in common with others for a common
done having finished or arrived at completion; cooked until ready to serve
donor person who makes a gift of property; someone who gives blood or tissue or an organ
doodlebug the larva of any of several insects; a small jet-propelled winged missile
doofus a stupid incompetent person
doom decree or designate beforehand; an unpleasant or disastrous destiny
doomed marked for certain death; people who are destined to die soon
doomsday an unpleasant or disastrous destiny; day at the end of time following Armageddon when
door a swinging or sliding barrier that will close; the entrance through which you enter or leave
doorman someone who guards an entrance
doorway the entrance through which you enter or leave
dooryard a yard outside the front or rear door of a house
dope street names for marijuana; slang terms for inside information
dork a dull stupid fatuous person
dormant in a condition of biological rest or suspended; not erupting and not extinct
dormitory a college or university building containing; a large sleeping room containing several beds
dosage the quantity of an active agent taken; a measured portion of medicine taken at any one
dose a measured portion of medicine taken at any one; the quantity of an active agent taken
dot a very small circular shape; scatter or intersperse like dots or studs
dote shower with love; be foolish or senile due to old age
dotted having a pattern of dots; having gaps or spaces
double a base hit on which the batter stops safely; increase twofold
doubt the state of being unsure of something; consider unlikely or have doubts about
doubtful open to doubt or suspicion; fraught with uncertainty or doubt
douche irrigation with a jet of water or medicated; a small syringe with detachable nozzles
dough a flour mixture stiff enough to knead or roll; informal terms for money
dove any of numerous small pigeons; an emblem of peace
dower a life estate to which a wife is entitled; money or property brought by a woman to her
down being or moving lower in position or less; drink down entirely
downfall failure that results in a loss of position; a sudden decline in strength or number
downgrade rate lower; the property possessed by a slope or surface
downpour a heavy rain
downtown of or located in the lower part of a town; the central area or commercial center of a town
downward extending or moving from a higher to a lower; on or toward a surface regarded as a base
dowry money or property brought by a woman to her
doze sleep lightly or for a short period of time; a light fitful sleep
dozen the cardinal number that is the sum of eleven; denoting a quantity consisting of 12 items
dozens a large number or amount
drab lacking in liveliness or charm or surprise; lacking brightness or color
draco a reptile genus known as flying dragons; a faint constellation twisting around the north
draft draw up an outline or sketch for something; engage somebody to enter the army
drafting writing a first version to be filled out; the craft of drawing blueprints
drag pull, as against a resistance; draw slowly or heavily
draggle make wet and dirty, as from rain
dragon a creature of Teutonic mythology; any of several small tropical Asian lizards
dragonfly slender-bodied non-stinging insect having
drain flow off gradually; emptying something accomplished by allowing
drainage emptying something accomplished by allowing
drama a dramatic work intended for performance; an episode that is turbulent or highly emotional
dramatic suitable to or characteristic of drama; sensational in appearance or thrilling in effect
dramatist someone who writes plays
dramatize add details to; represent something in a dramatic manner
drape arrange in a particular way; hanging cloth used as a blind
draped covered with or as if with clothes or a wrap; covered in folds of cloth
drapery hanging cloth used as a blind; cloth gracefully draped and arranged in loose
draught a serving of drink drawn from a keg; a large and hurried swallow
draw cause to move by pulling; make, formulate, or derive in the mind
drawer a boxlike container in a piece of furniture; an artist skilled at drawing
drawing an illustration that is drawn by hand; a representation of forms or objects
drawl a slow speech pattern with prolonged vowels; lengthen and slow down or draw out
drawn showing the wearing effects of overwork or care; having the curtains or draperies closed
dread be afraid or scared of; fearful expectation or anticipation
dreadful causing fear or dread or terror; exceptionally bad or displeasing
dream a series of mental images and emotions occurring; have a daydream
dreamy dreamy in mood or nature; lacking spirit or liveliness
dreck merchandise that is shoddy or inferior
dregs sediment that has settled at the bottom
dress a one-piece garment for a woman; put on clothes
dressed dressed or clothed especially in fine attire; to trim and smooth
dressy in fancy clothing
dribble run or flow slowly, as in drops; the propulsion of a ball by repeated taps
dried not still wet; preserved by removing natural moisture
drift be in motion due to some air or water current; a force that moves something along
drill make a hole, especially with a pointed power; train in the military, e.g., in the use
drink take in liquids; a single serving of a beverage
drinking the act of consuming liquids; the act of drinking alcoholic beverages
drip fall in drops; a projection from a cornice or sill designed
drive operate or control a vehicle; travel or be transported in a vehicle
drivel saliva spilling from the mouth; a worthless message
driven compelled forcibly by an outside agency; strongly motivated to succeed
driver the operator of a motor vehicle; a golf club with a near vertical face
driveway a road leading up to a private house
driving having the power of driving or impelling; the act of controlling and steering the movement
drizzle very light rain; moisten with fine drops
drizzling falling lightly in very small drops
drone stingless male bee in a colony of social bees; an unchanging intonation
drool saliva spilling from the mouth; pretentious or silly talk or writing
drop let fall to the ground; to fall vertically
droplet a tiny drop
dropsy swelling from excessive accumulation of watery
dross worthless or dangerous material that should be; the scum formed by oxidation at the surface
drought a shortage of rainfall; a prolonged shortage
drown cover completely or make imperceptible; die from being submerged in water, getting water
drudging doing arduous or unpleasant work
drug a substance that is used as a medicine; administer a drug to
drugged under the influence of narcotics
drugstore a retail shop where medicine and other articles
drum a musical percussion instrument; the sound of a drum
drunk stupefied or excited by a chemical substance; a chronic drinker
drunkard a chronic drinker
drunken given to or marked by the consumption of alcohol
drusen an eye disease resulting from small
dry free from liquid or moisture; remove the moisture from and make dry
drygoods textiles or clothing and related merchandise
dual consisting of or involving two parts; a grammatical number category referring to two
dub give a nickname to; provide with a soundtrack of a foreign language
dubious fraught with uncertainty or doubt; open to doubt or suspicion
duck to move quickly downwards or away; small wild or domesticated web-footed
duct a bodily passage or tube lined with epithelial; an enclosed conduit for a fluid
due owed and payable immediately or on demand; that which is deserved or owed
duel a prearranged fight with deadly weapons by two; any struggle between two skillful opponents
duffer an incompetent or clumsy person
dug an udder or breast or teat
dugout either of two low shelters on either side; a fortification of earth
dull emitting or reflecting very little light; lacking in liveliness or animation
dulled having lost or been caused to lose interest; deprived of color
dumb slow to learn or understand; unable to speak because of hereditary deafness
dumbass a stupid person
dumbbell an exercising weight; an ignorant or foolish person
dummy a figure representing the human form; a cartridge containing an explosive charge but
dump throw away as refuse; sever all ties with, usually unceremoniously
dumpsite a piece of land where waste materials are dumped
dumpster a container designed to receive and transport
dun horse of a dull brownish grey color; of a dull greyish brown to brownish grey color
dunce a stupid person
duncical stupid
duncish stupid
dunderhead a stupid person
dung fecal matter of animals; defecate
dungeon the main tower within the walls of a medieval; a dark cell where prisoners can be confined
dunghill a heap of dung or refuse; a foul or degraded condition
dupe fool or hoax; a person who is tricked or swindled
duplicate make or do or perform again; a copy that corresponds to an original exactly
duplication the act of copying or making a duplicate; a copy that corresponds to an original exactly
durabolin an androgen that is used to treat testosterone
duration the period of time during which something; continuance in time
dusk the time of day immediately following sunset; become dusk
dusky naturally having skin of a dark color; lighted by or as if by twilight
dust fine powdery material such as dry earth; the remains of something that has been destroyed
dutch of or relating to the Netherlands or its people; the West Germanic language of the Netherlands
duty the social force that binds you to the courses; work that you are obliged to perform for moral
dwarf make appear small by comparison; a person who is markedly small
dwell think moodily or anxiously about something; be an inhabitant of or reside in
dweller a person who inhabits a particular place
dwelling housing that someone is living in
dwindle become smaller or lose substance
dwindling gradually decreasing until little remains; a becoming gradually less
dybbuk a demon that enters the body of a living person
dying in or associated with the process of passing; the time when something ends
dyke a barrier constructed to contain the flow; offensive term for a lesbian who is noticeably
dynamic characterized by action or forcefulness or force; an efficient incentive
dynamite an explosive containing nitrate sensitized; blow up with dynamite
dysaphia a disorder in the sense of touch
dysentery an infection of the intestines marked by severe
dyslectic a person who has dyslexia; having impaired ability to comprehend written
dyslexic a person who has dyslexia; of or relating to or symptomatic of dyslexia
dysosmia a disorder in the sense of smell
dyspepsia a disorder of digestive function characterized
dysphemism an offensive or disparaging expression
dysphonia speech disorder attributable to a disorder
dystrophy any degenerative disorder resulting; any of several hereditary diseases
each every one considered individually
eager having or showing keen interest or intense; a high wave caused by tidal flow
eagerness a positive feeling of wanting to push ahead; prompt willingness
ear the sense organ for hearing and equilibrium; good hearing
earliest more early than
early at or near the beginning of a period of time; being or occurring at an early stage
earn earn on some commercial or business transaction; acquire or deserve by one's efforts or actions
earned gained or acquired
earnest characterized by a firm and humorless belief; something of value given by one person
earnings the excess of revenues over outlays in a given; something that remunerates
earth the 3rd planet from the sun; the solid part of the earth's surface
earthman an inhabitant of the earth
earthquake shaking and vibration at the surface; a disturbance that is extremely disruptive
earthy conspicuously and tastelessly indecent; not far removed from or suggestive of nature
earwig any of numerous insects of the order Dermaptera
ease lessen pain or discomfort; move gently or carefully
eased made easier to bear
easel an upright tripod for displaying something
easement the act of reducing something unpleasant; the privilege of using something that is not
easing the act of reducing something unpleasant; a change for the better
east situated in or facing or moving toward the east; the cardinal compass point that is at 90 degrees
easter a Christian celebration of the Resurrection; a wind from the east
eastern lying toward or situated in the east; of or characteristic of eastern regions
easy posing no difficulty; not hurried or forced
eat take in solid food; eat a meal
eating the act of consuming food
ebola a severe and often fatal disease in humans
eburnation a change that occurs in degenerative joint
eccentric conspicuously or grossly unconventional; a person with an unusual or odd personality
eccentricity strange and unconventional behavior; a circularity that has a different center
ecdemic of or relating to a disease that originates
echo the repetition of a sound resulting; to say again or imitate
eclectic selecting what seems best of various styles; someone who selects according to the eclectic
eclipse one celestial body obscures another; cause an eclipse of by intervention
ecliptic the great circle representing the apparent
economic of or relating to an economy, the system; of or relating to the science of economics
economical using the minimum of time or resources necessary; of or relating to an economy, the system
economics the branch of social science that deals
economise use cautiously and frugally; spend sparingly, avoid the waste of
economiser a frugal person who limits spending and avoids
economist an expert in the science of economics
economize use cautiously and frugally; spend sparingly, avoid the waste of
economizer a frugal person who limits spending and avoids
economy the system of production and distribution; an act of economizing
ecstasy a state of being carried away by overwhelming; a state of elated bliss
ecstatic feeling great rapture or delight
edema swelling from excessive accumulation of watery
edge the boundary of a surface; a sharp side formed by the intersection of two
edged having a specified kind of border or edge; having a cutting edge or especially an edge
edgy being in a tense state
edifice a structure that has a roof and walls and stands
edition the form in which a text is published; all of the identical copies of something offered
editor a person responsible for the editorial aspects; a program designed to perform such editorial
editorial an article giving opinions or perspectives; of or relating to an article stating opinions
educate give an education to; create by training and teaching
educated possessing an education; characterized by full comprehension
education the activities of educating or instructing; knowledge acquired by learning and instruction
educational relating to the process of education; providing knowledge
educator someone who educates young people
edward son of Edward III who defeated the French; third son of Elizabeth II
eeg a graphical record of electrical activity
eff have sexual intercourse with
efface remove completely from recognition or memory; remove by or as if by rubbing or erasing
effect a phenomenon that follows and is caused by some; produce
effective producing or capable of producing an intended; able to accomplish a purpose
effectuate produce
effeminacy the trait of being effeminate
efficacy capacity or power to produce a desired effect
efficiency the ratio of the output to the input of any; skillfulness in avoiding wasted time and effort
efficient being effective without wasting time or effort; able to accomplish a purpose
effluent water mixed with waste matter; that is flowing outward
effluvium a foul-smelling outflow or vapor
effort earnest and conscientious activity intended; use of physical or mental energy
egg animal reproductive body consisting of an ovum; oval reproductive body of a fowl used as food
eggs oval reproductive body of a fowl used as food
ego an inflated feeling of pride in your superiority; your consciousness of your own identity
egotism an exaggerated opinion of your own importance; an inflated feeling of pride in your superiority
egotist a conceited and self-centered person
egypt a republic in northeastern Africa known; an ancient empire to the west of Israel
eight being one more than seven; one of four playing cards in a deck with eight
eighteen being one more than seventeen; the cardinal number that is the sum of seventeen
eighteenth coming next after the seventeenth in position; position 18 in a countable series of things
eighth coming next after the seventh and just before; one part in eight equal parts
eighty being ten more than seventy; the cardinal number that is the product of ten
ejaculate utter impulsively; the thick white fluid containing spermatozoa
eject put out or expel from a place; eliminate
ejection the act of expelling or projecting or ejecting; the act of forcing out someone or something
elaborate marked by complexity and richness of detail; add details, as to an account or idea
elaboration addition of extra material or illustration; developing in intricate and painstaking detail
elapse pass by
elastic capable of resuming original shape after; able to adjust readily to different conditions
elasticity the tendency of a body to return to its original
elation a feeling of joy and pride; an exhilarating psychological state of pride
elbow hinge joint between the forearm and upper arm; a sharp bend in a road or river
elder a person who is older than you are; used of the older of two persons of the same
elderly advanced in years; people who are old collectively
eldest first in order of birth; the offspring who came first in the order
elect select by a vote for an office or membership; choose
elected subject to popular election
election a vote to select the winner of a position; the act of selecting someone or something
electoral of or relating to elections; relating to or composed of electors
electric using or providing or producing or transmitting; a car that is powered by electricity
electrical relating to or concerned with electricity; using or providing or producing or transmitting
electricity a physical phenomenon associated with stationary; energy made available by the flow of electric
electrocute kill by electrocution, as in the electric chair; kill by electric shock
electrode a conductor used to make electrical contact
electron an elementary particle with negative charge
electronic of or relating to electronics; of or concerned with electrons
electronics the branch of physics that deals
electroshock the administration of a strong electric current
elegance a refined quality of gracefulness and good taste; a quality of neatness and ingenious simplicity
elegant refined and tasteful in appearance or behavior; displaying effortless beauty and simplicity
elegist the author of a mournful poem lamenting the dead
element an abstract part of something; an artifact that is one of the individual parts
elementary easy and not involved or complicated; of or pertaining to or characteristic
elephant five-toed pachyderm; the symbol of the Republican Party
elevate give a promotion to or assign to a higher; raise in rank or condition
elevation the event of something being raised upward; angular distance above the horizon
elevator lifting device consisting of a platform or cage; the airfoil on the tailplane of an aircraft
eleven being one more than ten; a team that plays football
eleventh coming next after the tenth and just before; position 11 in a countable series of things
elfin small and delicate; suggestive of an elf in strangeness
elicit call forth; deduce or construe
eligible qualified for or allowed or worthy of being
eliminate terminate, end, or take out; do away with
elimination the act of removing or getting rid of something; the murder of a competitor
elite a group or class of persons enjoying superior; selected as the best
elixir a substance believed to cure all ills; a sweet flavored liquid used in compounding
elizabeth Queen of England from 1558 to 1603; daughter of George VI who became the Queen
ellipsoid a surface whose plane sections are all ellipses; having the nature or shape of an ellipsoid
elongated having notably more length than width; drawn out or made longer spatially
eloquent expressing yourself readily, clearly
eluate a liquid solution that results from elution
elude escape, either physically or mentally; be incomprehensible to
elusive skillful at eluding capture; difficult to describe
elution the process of extracting one material
elysium the abode of the blessed after death; a place or condition of ideal happiness
elytron either of the horny front wings in beetles
emaciate grow weak and thin or waste away physically; cause to grow thin or weak
emaciated very thin especially from disease or hunger
emaciation extreme leanness
emanate proceed or issue forth, as from a source; give out
emanation the act of emitting; something that is emitted or radiated
emancipate free from slavery or servitude; give equal rights to
embalm preserve a dead body
embalmment preservation by treating with balsams and drugs
embankment a long artificial mound of stone or earth
embark set out on; go on board
embarrassing hard to deal with; causing to feel shame or chagrin or vexation
embed fix or set securely or deeply; attach to, as a journalist to a military unit
embezzle appropriate fraudulently to one's own use
emblem special design or visual object representing; a visible symbol representing an abstract idea
emblematic serving as a visible symbol for something; being or serving as an illustration of a type
embody represent, as of a character on stage; represent in bodily form
embrace include in scope; hold tightly in your arms, usually with fondness
embrocation a medicinal liquid that is rubbed into the skin
embroider decorate with needlework; add details to
emerge come out into view, as from concealment; come out of
emergence the becoming visible; the gradual beginning or coming forth
emergency a sudden unforeseen crisis that requires; a state in which martial law applies
emigrate leave one's country of residence for a new one
emission the act of emitting; the occurrence of a flow of water
emit expel; give off, send forth, or discharge
emmet social insect living in organized colonies
emotion any strong feeling
emotional determined or actuated by emotion rather than; of more than usual emotion
emotionalism emotional nature or quality
emphasis special importance or significance; intensity or forcefulness of expression
emphasize to stress, single out as important; give extra weight to
emphysema an abnormal condition of the lungs marked
empire the domain ruled by an emperor or empress; a group of countries under a single authority
empirical derived from experiment and observation rather; relying on medical quackery
employ put into service; engage or hire for work
employee a worker who is hired to perform a job
employer a person or firm that employs workers
employment the occupation for which you are paid; the state of being employed or having a job
empty holding or containing nothing; devoid of significance or force
emulate strive to equal or match, especially; compete with successfully
enable render capable or able for some task
enact order by virtue of superior authority; act out
enactment the passing of a law by a legislative body; acting the part of a character on stage
enamel hard white substance covering the crown; coat, inlay, or surface with enamel
enamored marked by foolish or unreasoning fondness
enanthem eruption on a mucous membrane occurring
enanthema eruption on a mucous membrane occurring
encainide antiarrhythmic drug used to treat
encamp live in or as if in a tent
encephalitis inflammation of the brain usually caused
enchant hold spellbound; cast a spell over someone or something
enclose enclose or enfold completely with or as if; close in
enclosure a structure consisting of an area that has been; the act of enclosing something inside something
encompass include in scope
encopresis involuntary defecation not attributable
encounter come together; come upon, as if by accident
encourage contribute to the progress or growth of; inspire with confidence
encroachment any entry into an area not previously occupied; entry to another's property without right
end have an end, in a temporal, spatial; either extremity of something that has length
endanger pose a threat to; put in a dangerous, disadvantageous
endarteritis inflammation of the inner lining of an artery
endear make attractive or lovable
endeavor a purposeful or industrious undertaking; attempt by employing effort
endemic a plant that is native to a certain limited area; a disease that is constantly present
endemical of or relating to a disease constantly present
ending the end of a word; the act of ending something
endless tiresomely long; infinitely great in number
endocarditis inflammation of the endocardium and heart valves
endometritis inflammation of the lining of the uterus
endorse be behind; guarantee as meeting a certain standard
endow give qualities or abilities to; furnish with an endowment
endozoic living within a living animal usually
endurable capable of being borne though unpleasant
endurance the power to withstand hardship or stress; a state of surviving
endure put up with something or somebody unpleasant; continue to live and avoid dying
enduring lasting a long time; patiently bearing continual wrongs or trouble
enemy an opposing military force; an armed adversary
energetic possessing or exerting or displaying energy; working hard to promote an enterprise
energy a thermodynamic quantity equivalent; forceful exertion
enforce ensure observance of laws and rules; compel to behave in a certain way
enforcement the act of enforcing
enforcer one whose job it is to execute unpleasant tasks
engage carry out or participate in an activity; consume all of one's attention or time
engaged having ones attention or mind or energy engaged; involved in military hostilities
engagement a hostile meeting of opposing military forces; a mutual promise to marry
engender call forth; make by reproduction
engine motor that converts thermal energy to mechanical; something used to achieve a purpose
engineer a person who uses scientific knowledge to solve; the operator of a railway locomotive
engineering the practical application of technical; the discipline dealing with the art or science
england a division of the United Kingdom
english of or relating to or characteristic of England; an Indo-European language belonging to the West
englishman a man who is a native or inhabitant of England
engrossed giving or marked by complete attention to; written formally in a large clear script
engrossing capable of arousing and holding the attention
engulf devote fully to; flow over or cover completely
enhance increase; make better or more attractive
enigmatic not clear to the understanding; resembling an oracle in obscurity of thought
enjoin issue an injunction; give instructions to or direct somebody to do
enjoy derive or receive pleasure from; have benefit from
enjoyment the pleasure felt when having a good time; act of receiving pleasure from something
enkaid antiarrhythmic drug used to treat
enlarge make larger; become larger or bigger
enlargement the act of increasing in size or volume; a photographic print that has been enlarged
enlightened having knowledge and spiritual insight; people who have been introduced to the mysteries
enlist join the military; hire for work or assistance
enliven make lively; heighten or intensify
enmesh entangle or catch in a mesh
enormous extraordinarily large in size or extent
enough sufficient for the purpose; an adequate quantity
enraged marked by extreme anger
enrich make better or improve in quality; make wealthy or richer
enrol register formally as a participant or member
enroll register formally as a participant or member
ensemble a group of musicians playing or singing together; a coordinated outfit
ensue issue or terminate
ensuing following immediately and as a result of what
ensure make certain of; be careful or certain to do something
entail have as a logical consequence; impose, involve, or imply as a necessary
entangled deeply involved especially in something; twisted together in a tangled mass
entanglement an intricate trap that entangles or ensnares
enter to come or go into; become a participant
enteritis inflammation of the intestine
enterobiasis an infestation with or a resulting infection
enteropathy a disease of the intestinal tract
enterprise a purposeful or industrious undertaking; an organization created for business ventures
enterprising marked by imagination, initiative, and readiness
entertain provide entertainment for; take into consideration, have in view
enthalpy a thermodynamic quantity equal to the internal
enthusiasm overflowing with eager enjoyment or approval; a feeling of excitement
enthusiastic having or showing great excitement and interest
entire constituting the full quantity or extent; constituting the undiminished entirety
entirety the state of being total and complete
entitle give the right to; give a title to
entitled qualified for by right according to law
entity that which is perceived or known or inferred
entoloma agarics with pink spores but lacking both volva
entombment the ritual placing of a corpse in a grave
entomologist a zoologist who studies insects
entomology the branch of zoology that studies insects
entomophobia a morbid fear of insects
entozoan any of various parasites that live; living within a living animal usually
entozoic living within a living animal usually
entrance something that provides access; a movement into or inward
entrepreneur someone who organizes a business venture
entrust confer a trust upon; put into the care or protection of someone
entry an item inserted in a written record; the act of beginning something new
enunciate express or state clearly; speak, pronounce, or utter in a certain way
enuresis inability to control the flow of urine
envelop enclose or enfold completely with or as if
envelope a flat container for a letter, thin package; any wrapper or covering
envenom add poison to; cause to be bitter or resentful
environment the totality of surrounding conditions; the area in which something exists or lives
envisage form a mental image of something that is not
envision imagine; picture to oneself
envy feel envious towards; a feeling of grudging admiration and desire
enzootic of a disease that is constantly present
enzyme any of several complex proteins that are
ephemeral lasting a very short time; anything short-lived, as an insect that lives
ephemerid short-lived insect
ephemeron anything short-lived, as an insect that lives
epic a long narrative poem telling of a hero's deeds; very imposing or impressive
epicene one having both male and female sexual; having an ambiguous sexual identity
epicenter the point on the Earth's surface directly above
epidemic a widespread outbreak of an infectious disease; of disease or anything resembling a disease
epidemiology the branch of medical science dealing
epididymitis painful inflammation of the epididymis
epiglottitis inflammation of the epiglottis
epigon an inferior imitator of some distinguished
epigone an inferior imitator of some distinguished
epilepsy a disorder of the central nervous system
epiphany a divine manifestation; twelve days after Christmas
epiphyseal relating to the epiphysis of a bone
epiphysis the end of a long bone; a small endocrine gland in the brain
episcleritis inflammation of the sclera of the eye
episiotomy surgical incision of the perineum to enlarge
episode a happening that is distinctive in a series; a brief section of a literary or dramatic work
epispadias a congenital abnormality in males
epitaph an inscription on a tombstone or monument; a summary statement of commemoration for a dead
epithet a defamatory or abusive word or phrase; descriptive word or phrase
epitomize embody the essential characteristics of or be
epizoic living or growing on the exterior surface
epoch a period marked by distinctive character; a unit of geological time that is a subdivision
equal having the same quantity, value, or measure; be identical or equivalent to
equality the quality of being the same in quantity; a state of being essentially equal or equivalent
equate consider or describe as similar, equal; be equivalent or parallel, in mathematics
equation a mathematical statement that two expressions; the act of regarding as equal
equilibrate bring to a chemical stasis or equilibrium; bring into balance or equilibrium
equilibrium a stable situation in which forces cancel one; a chemical reaction and its reverse proceed
equip provide with usually for a specific purpose; provide with abilities or understanding
equipment an instrumentality needed for an undertaking
equitable fair to all parties as dictated by reason
equivalent a person or thing equal to another in value; the atomic weight of an element that has
equivocation falsification by means of vague or ambiguous; intentionally vague or ambiguous
era a period marked by distinctive character; a measure of a pitcher's effectiveness
eradicate kill in large numbers; destroy completely, as if down to the roots
eradicator someone who exterminates
erase remove from memory or existence; wipe out digitally or magnetically recorded
erect construct, build, or erect; upright in position or posture
erection the act of building or putting up; a structure that has been erected
ereshkigal goddess of death and consort of Nergal
ereshkigel goddess of death and consort of Nergal
ergot a fungus that infects various cereal plants; a plant disease caused by the ergot fungus
erode remove soil or rock; become ground down or deteriorate
erogenous sensitive to sexual stimulation
eros a desire for sexual intimacy; god of love
erotic giving sexual pleasure; an erotic person
erotica creative activity of no literary or artistic
eroticism the arousal of feelings of sexual desire; a state of anticipation of sexuality
erotism the arousal of feelings of sexual desire; a state of anticipation of sexuality
err to make a mistake or be incorrect; wander from a direct course or at random
errand a short trip that is taken in the performance
error a wrong action attributable to bad judgment; inadvertent incorrectness
ersatz artificial and inferior; an artificial or inferior substitute
erudite having or showing profound knowledge
erupt start abruptly; erupt or intensify suddenly
erysipelas an acute streptococcal infection characterized
erythema abnormal redness of the skin resulting
erythroderma any skin disorder involving abnormal redness
escalation an increase to counteract a perceived
escape run away from confinement; fail to experience
escapism an inclination to retreat from unpleasant
eschatology the branch of theology that is concerned
escheat a reversion to the state in the absence of legal; the property that reverts to the state
eschew avoid and stay away from deliberately
escort accompany as an escort; someone who escorts and protects a prominent
escritoire a desk used for writing
escutcheon a shield; a plate on a ship's stern on which the name
esophagitis inflammation of the esophagus
espouse choose and follow; take up the cause, ideology, practice, method
essay an analytic or interpretive literary composition; a tentative attempt
essence the choicest or most essential or most vital; a toiletry that emits and diffuses a fragrant
essential absolutely necessary; basic and fundamental
establish set up or found; set up or lay the groundwork for
established brought about or set up or accepted; conforming with accepted standards
estate everything you own; extensive landed property retained by the owner
esteem the condition of being honored; regard highly
esthetic concerning or characterized by an appreciation; a philosophical theory as to what is beautiful
estimate judge tentatively or form an estimate of; an approximate calculation of quantity or degree
estrogen a general term for female steroid sex hormones
estrus applies to nonhuman mammals
etcetera additional unspecified odds and ends
eternal continuing forever or indefinitely; tiresomely long
eternity time without end; a state of eternal existence believed in some
ethanediol a sweet but poisonous syrupy liquid used
ethereal characterized by lightness and insubstantiality; of or containing or dissolved in ether
ethic the principles of right and wrong that are; a system of principles governing morality
ethical of or relating to the philosophical study; conforming to accepted standards of social
ethnic denoting or deriving from or distinctive; a person who is a member of an ethnic group
ethos the distinctive spirit of a culture or an era
etiologic relating to the etiology of a disease; of or relating to the philosophical study
etiological relating to the etiology of a disease; of or relating to the philosophical study
etiology the philosophical study of causation; the cause of a disease
eulogize praise formally and eloquently
euphemism an inoffensive or indirect expression
europe the 2nd smallest continent; an international organization of European
european of or relating to or characteristic of Europe; a native or inhabitant of Europe
euthanasia the act of killing someone painlessly
evacuate empty completely; move out of an unsafe location into safety
evacuation the act of removing the contents of something; the act of evacuating
evade avoid or try to avoid fulfilling, answering; escape, either physically or mentally
evaluate evaluate or estimate the nature, quality; form a critical opinion of
evaluation act of ascertaining or fixing the value or worth; an appraisal of the value of something
evangelical relating to or being a Christian church; of or pertaining to or in keeping
evaporate lose or cause to lose liquid by vaporization; change into a vapor
evaporation the process of becoming a vapor; the process of extracting moisture
evasion the act of physically escaping from something; nonperformance of something distasteful that you
evasive deliberately vague or ambiguous; avoiding or escaping from difficulty or danger
eve Adam's wife in Judeo-Christian mythology; the day before
even divisible by two; equal in degree or extent or amount
evening the latter part of the day; a later concluding time period
event something that happens at a given place and time; a special set of circumstances
eventual expected to follow in the indefinite future
every each and all of the members of a group; each and all of a series of entities
everyday found in the ordinary course of events; commonplace and ordinary
evidence your basis for belief or disbelief; an indication that makes something evident
evident clearly revealed to the mind or the senses; capable of being seen or noticed
evil morally bad or wrong; morally objectionable behavior
evoke call forth; evoke or provoke to appear or occur
evolution a process in which something passes by degrees; the sequence of events involved
evolve undergo development or evolution; work out
exacerbate make worse; exasperate or irritate
exacerbation action that makes a problem or a disease worse; violent and bitter exasperation
exact marked by strict and particular and complete; characterized by perfect conformity to fact
exaggerate to enlarge beyond bounds or the truth; do something to an excessive degree
exaggerated represented as greater than is true; enlarged to an abnormal degree
exaggeration the act of making something more noticeable than; extravagant exaggeration
exalt praise, glorify, or honor; fill with sublime emotion
exalted of high moral or intellectual value
examination the act of examining something closely; a set of questions or exercises evaluating skill
examine consider in detail and subject to an analysis; observe, check out, and look over carefully
example an item of information that is typical; a representative form or pattern
exanthem eruption on the skin occurring as a symptom
exanthema eruption on the skin occurring as a symptom
exasperated greatly annoyed
exasperation an exasperated feeling of annoyance; actions that cause great irritation
excavation the act of digging; the act of extracting ores or coal etc
exceed be greater in scope or size than some standard; be superior or better than some standard
excel distinguish oneself
excellence the quality of excelling; an outstanding feature
excellent very good
except prevent from being included or considered; take exception to
exception a deliberate act of omission; an instance that does not conform to a rule
exceptional far beyond what is usual in magnitude or degree; surpassing what is common or usual or expected
excess a quantity much larger than is needed; more than is needed, desired, or required
excessive beyond normal limits; unrestrained, especially with regard to feelings
exchange chemical process in which one atom or ion; give to, and receive from, one another
excitability excessive sensitivity of an organ or body part; being easily excited
excitatory able to excite or stimulate
excite arouse or elicit a feeling; act as a stimulant
excited excessively affected by emotion; in an aroused state
excitement the feeling of lively and cheerful joy; the state of being emotionally aroused
exciting creating or arousing excitement; stimulating interest and discussion
exclaim utter aloud; state or announce
exclamation an abrupt excited utterance; an exclamatory rhetorical device
exclude prevent from being included or considered; prevent from entering
exclusive not divided or shared with others; a news report that is reported first by one news
excrement waste matter discharged from the body
excreta waste matter discharged from the body
excreting the bodily process of discharging waste matter
excretion the bodily process of discharging waste matter; waste matter discharged from the body
excruciation the infliction of extremely painful punishment; a state of acute pain
exculpate pronounce not guilty of criminal charges
exculpation the act of freeing from guilt or blame; a defense of some offensive behavior or some
excuse a defense of some offensive behavior or some; accept an excuse for
execute kill as a means of socially sanctioned; put in effect
executed put to death as punishment
executing putting a condemned person to death
execution putting a condemned person to death; the act of performing
executioner an official who inflicts capital punishment
executive a person responsible for the administration; having the function of carrying out plans
executor a person appointed by a testator to carry out
exemplify clarify by giving an example of; be characteristic of
exempt freed from or not subject to an obligation; grant relief or an exemption from a rule
exemption immunity from an obligation or duty; an act exempting someone
exercise the activity of exerting your muscles in various; put to use
exert put to use; have and exercise
exertion use of physical or mental energy
exfoliation a thin flake of dead epidermis shed; the peeling off in flakes or scales of bark
exhale expel air; give out
exhaust wear out completely; use up
exhausted drained of energy or effectiveness; depleted of energy, force, or strength
exhaustion extreme fatigue; the act of exhausting something entirely
exhibit show an attribute, property, knowledge, or skill; to show, make visible or apparent
exhibition the act of exhibiting; a collection of things for public display
exhortation a communication intended to urge or persuade; the act of exhorting
exhumation the act of digging something up out
exist have an existence, be extant; support oneself
existence the state or fact of existing; everything that exists anywhere
existential derived from experience or the experience; relating to or dealing with existence
existing presently existing; having existence or being or actuality
exit an opening that permits escape or release; the act of going out
exonerate pronounce not guilty of criminal charges
exopterygota subclass of insects characterized by gradual
exotic being or from or characteristic of another place; strikingly strange or unusual
expand extend in one or more directions; become larger in size or volume or quantity
expanded increased in extent or size or bulk or scope
expanse a wide scope; the extent of a 2-dimensional surface enclosed
expansion the act of increasing in size or volume; adding information or detail
expect regard something as probable or likely; consider obligatory
expectancy something expected; an expectation
expectant marked by eager anticipation; in an advanced stage of pregnancy
expectation belief about the future; anticipating with confidence of fulfillment
expected considered likely or probable to happen
expedite speed up the progress of; process fast and efficiently
expedition a military campaign designed to achieve; a journey organized for a particular purpose
expel force to leave or move out; eliminate
expend use up, consume fully; pay out
expenditure money paid out; the act of spending money for goods or services
expense amounts paid for goods and services that may be; a detriment or sacrifice
expensive high in price or charging high prices
experience the accumulation of knowledge or skill; the content of direct observation
experienced having experience
experiential relating to or resulting from experience; derived from experience or the experience
experiment the act of conducting a controlled test; to conduct a test or investigation
experimental relating to or based on experiment; relying on observation or experiment
experimenter a research worker who conducts experiments; a person who enjoys testing innovative ideas
expert a person with special knowledge or ability who; having or showing knowledge and skill
expertise skillfulness by virtue of possessing special
expiration a coming to an end of a contract period; the act of expelling air from the lungs
expire lose validity; pass from physical life and lose all bodily
explain make plain and comprehensible; define
explanation a statement that makes something comprehensible; thought that makes something comprehensible
expletive profane or obscene expression usually; a word or phrase conveying no independent
explicit precisely and clearly expressed or readily; in accordance with fact or the primary meaning
explode cause to burst with a violent release of energy; burst outward, usually with noise
exploit use or manipulate to one's advantage; draw from
exploitation the act of making some area of land or water; an act that exploits or victimizes someone
exploration to travel for the purpose of discovery; a careful systematic search
explore inquire into; travel to or penetrate into
explorer someone who travels into little known regions; a commercial browser
explosion a violent release of energy caused by a chemical; the act of exploding or bursting
explosive serving to explode or characterized by explosion; liable to lead to sudden change or violence
export sell or transfer abroad; commodities sold to a foreign country
expose expose or make accessible to some action; make known to the public information that was
exposed with no protection or shield; not covered with clothing
exposition a systematic interpretation or explanation; an account that sets forth the meaning or intent
exposure vulnerability to the elements; the act of subjecting someone to an influencing
expound add details, as to an account or idea; state
express give expression to; articulate
expressed communicated in words; precisely and clearly expressed or readily
expression the feelings expressed on a person's face; expression without words
expressive characterized by expression
expurgator a person who edits a text by removing obscene
exquisite intense or sharp; of extreme beauty
extend extend in scope or range or area; stretch out over a distance, space, time
extended relatively long in duration; fully extended or stretched forth
extension a mutually agreed delay in the date set; act of expanding in scope
extensive large in spatial extent or range or scope; broad in scope or content
extent the point or degree to which something extends; the distance or area or volume over
extenuate lessen or to try to lessen the seriousness
exterior situated in or suitable for the outdoors; the outer side or surface of something
exterminate kill en masse; destroy completely, as if down to the roots
exterminator someone who exterminates
external happening or arising or located outside; coming from the outside
extinguish put an end to; kill in large numbers
extirpate destroy completely, as if down to the roots; surgically remove
extortioner a criminal who extorts money from someone
extortionist a criminal who extorts money from someone
extra more than is needed, desired, or required; something additional of the same kind
extract remove, usually with some force or effort; a solution obtained by steeping or soaking
extraneous not pertinent to the matter under consideration; not essential
extrapolate estimate the value of; gain knowledge of by extrapolating
extravagant unrestrained, especially with regard to feelings; recklessly wasteful
extreme of the greatest possible degree or extent; the furthest or highest degree of something
extremity an external body part that projects; that part of a limb that is farthest
extricate release from entanglement of difficulty
exuberant joyously unrestrained; produced or growing in extreme abundance
exultant joyful and proud especially because of triumph
exultation a feeling of extreme joy; the utterance of sounds expressing great joy
eye the organ of sight; look at
eyebrow the arch of hair above each eye
eyed having an eye or eyes or eyelike feature
eyelid either of two folds of skin that can be moved
eyes opinion or judgment
eyesight normal use of the faculty of vision
eyesore something very ugly and offensive
fabled celebrated in fable or legend
fabric artifact made by weaving or felting or knitting; the underlying structure
facade the face or front of a building; a showy misrepresentation intended to conceal
face the front of the human head from the forehead; deal with head on
faced having a face or facing especially
facet a distinct feature or element in a problem; a smooth surface
facilitate make easier; increase the likelihood of
facility a building or place that provides a particular; a service that an organization or a piece
facing a lining applied to the edge of a garment; providing something with a surface
fact a piece of information about circumstances; a statement or assertion of verified information
faction a clique that seeks power usually through; a dissenting clique
factor anything that contributes causally to a result; an abstract part of something
factory a plant consisting of one or more buildings
faculty one of the inherent cognitive or perceptual; the body of teachers and administrators
fade become less clearly visible or distinguishable; disappear gradually
faded having lost freshness or brilliance of color; reduced in strength
faecal of or relating to feces
fag finely ground tobacco wrapped in paper; offensive term for a homosexual man
faggot a bundle of sticks and branches bound together; offensive term for a homosexual man
fagot a bundle of sticks and branches bound together; offensive term for a homosexual man
fail fail to do something; be unsuccessful
failing failure to reach a minimum required performance; a flaw or weak point
failure an act that fails; an event that does not accomplish its intended
faint lacking clarity or distinctness; deficient in magnitude
fair free from favoritism or self-interest or bias; not excessive or extreme
fairway the area between the tee and putting green where; a tract of ground free of obstacles to movement
fairy a small being, human in form, playful and having; offensive term for a homosexual man
fairytale a story about fairies; an interesting but highly implausible story
faith a strong belief in a supernatural power; complete confidence in a person or plan etc
faithful steadfast in affection or allegiance; any loyal and steadfast following
fake fraudulent; something that is a counterfeit
falcon diurnal birds of prey having long pointed; hunt with falcons
fall descend in free fall under the influence; move downward and lower, but not necessarily all
falloff a noticeable deterioration in performance
fallout the radioactive particles that settle; any adverse and unwanted secondary effect
false not in accordance with the fact or reality; arising from error
falsify make false by mutilation or addition; falsify knowingly
falsity a false statement; the state of being false or untrue
falter be unsure or weak; move hesitatingly, as if about to give way
faltering the act of pausing uncertainly; unsteady in speech or action
fame the state or quality of being widely honored; favorable public reputation
famed widely known and esteemed
familiar well known or easily recognized; within normal everyday experience
familiarity personal knowledge or information about someone; usualness by virtue of being familiar or well
family a social unit living together; primary social group
famine a severe shortage of food resulting in violent; an acute insufficiency
famous widely known and esteemed
fan a device for creating a current of air; an ardent follower and admirer
fanaticism excessive intolerance of opposing views
fancy imagine; not plain
fang hollow or grooved tooth of a venomous snake; canine tooth of a carnivorous animal
fantastic ludicrously odd; extraordinarily good or great
fantasy imagination unrestricted by reality; something many people believe that is false
far located at a great distance in time or space; being of a considerable distance or length
faraway very far away in space or time; far removed mentally
farce a comedy characterized by broad satire; mixture of ground raw chicken and mushrooms
fare an agenda of things to do; proceed or get along
farewell an acknowledgment or expression of goodwill; the act of departing politely
farm workplace consisting of farm buildings; be a farmer
farmer a person who operates a farm; United States civil rights leader who in 1942
farmhouse house for a farmer and family
farming the practice of cultivating the land or raising; agriculture considered as an occupation or way
farther more distant in especially space or time; more distant in especially degree
fascinate to render motionless, as with a fixed stare; cause to be interested or curious
fascinating capable of arousing and holding the attention; capturing interest as if by a spell
fascination the state of being intensely interested; the capacity to attract intense interest
fascism a political theory advocating an authoritarian
fashion how something is done or how it happens; make out of components
fashionable being or in accordance with current social; having elegance or taste or refinement
fast acting or moving or capable of acting or moving; abstaining from food
fastball a pitch thrown with maximum velocity
fasten cause to be firmly attached; become fixed or fastened
fastidious giving careful attention to detail; having complicated nutritional requirements
fat having an abundance of flesh; a soft greasy substance occurring in organic
fatal bringing death; having momentous consequences
fatality the quality of being able to cause death; a death resulting from an accident or a disaster
fate an event that will inevitably happen; the ultimate agency regarded as predetermining
fateful having momentous consequences; controlled or decreed by fate
fathead a man who is a stupid incompetent fool
fatheaded stupid
father a male parent; the founder of a family
fathom come to understand; a linear unit of measurement for water depth
fatigue temporary loss of strength and energy resulting; labor of a nonmilitary kind done by soldiers
fatigued drained of energy or effectiveness
fatuous extremely silly or stupid
fault a wrong action attributable to bad judgment; an imperfection in an object or machine
favor promote over another; an act of gracious kindness
favorable encouraging or approving or pleasing; tending to promote or facilitate
favored preferred above all others and treated
favorite something regarded with special favor or liking; a special loved one
favus a contagious fungal infection of the scalp
fear an emotion experienced in anticipation of some; be afraid or feel anxious or apprehensive about
fearful experiencing or showing fear; causing fear or dread or terror
fearfulness the trait of being afraid; an emotion experienced in anticipation of some
feasibility the quality of being doable
feasible capable of being done with means at hand
feast something experienced with great delight; a ceremonial dinner party for many people
feat a notable achievement
feather the light horny waterproof structure forming; join tongue and groove, in carpentry
feature a prominent attribute or aspect of something; the characteristic parts of a person's face
featured made a feature or highlight; having facial features as specified
feb the month following January and preceding March
february the month following January and preceding March
fecal of or relating to feces
fecula excreta
feculent foul with waste matter
federal national; of or relating to the central government
fee a fixed charge for a privilege; an interest in land capable of being inherited
feeble pathetically lacking in force or effectiveness; lacking bodily or muscular strength or vitality
feed provide as food; food for domestic livestock
feedback response to an inquiry or experiment; the process in which part of the output
feeding the act of consuming food; the act of supplying food and nourishment
feedlot a building where livestock are fattened
feel undergo an emotional sensation or be; come to believe on the basis of emotion
feeler one of a pair of mobile appendages on the head; slender tactile process on the jaws of a fish
feeling the experiencing of affective and emotional; a vague idea in which some confidence is placed
feelings emotional or moral sensitivity
feline of or relating to cats; any of various lithe-bodied roundheaded fissiped
fell cause to fall by or as if by delivering a blow; the act of felling something
fella a boy or man
fellate provide sexual gratification through oral
fellatio oral stimulation of the penis
fellation oral stimulation of the penis
fellow a boy or man; a friend who is frequently in the company
fellowship an association of people who share common; the state of being with someone
felon someone who has committed a crime or has been; a purulent infection at the end of a finger
felonious involving or being or having the nature
felony a serious crime
female an animal that produces gametes that can be; being the sex that produces fertilizable gametes
feminine associated with women and not with men; of grammatical gender
fence a barrier that serves to enclose an area; enclose with a fence
fencing a barrier that serves to enclose an area; the art or sport of fighting with swords
fentanyl trade names of a narcotic analgesic that can be
fermentation a process in which an agent causes an organic; a state of agitation or turbulent change
fertile capable of reproducing; intellectually productive
fervent characterized by intense emotion; extremely hot, burning, or glowing
festering a fluid product of inflammation; the formation of morbific matter in an abscess
festination involuntary shortening of stride and quickening
festival a day or period of time set aside for feasting; an organized series of acts and performances
festive offering fun and gaiety
festivity any joyous diversion
fetch go or come after and bring or take back; the action of fetching
fete have a celebration; an organized series of acts and performances
fetichism sexual arousal or gratification resulting; a belief in the magical power of fetishes
fetidness the attribute of having a strong offensive smell
fetish excessive or irrational devotion to some; a charm superstitiously believed to embody
fetishism sexual arousal or gratification resulting; a belief in the magical power of fetishes
fetishist one who engages in fetishism
fetor a distinctive odor that is offensively
fever intense nervous anticipation; a rise in the temperature of the body
feverish marked by intense agitation or emotion; of or relating to or characterized by fever
few a quantifier that can be used with count nouns; a small elite group
fewer quantifier meaning a smaller number of
fey slightly insane; suggestive of an elf in strangeness
fiat a legally binding command or decision entered
fiber a slender and greatly elongated substance; a leatherlike material made by compressing
fibrin a white insoluble fibrous protein formed
fibroadenoma benign and movable and firm and not tender tumor
fibrosis development of excess fibrous connective tissue
fibrositis inflammation of white fibrous tissues
fiction a literary work based on the imagination and not; a deliberately false or improbable account
fictional related to or involving literary fiction; formed or conceived by the imagination
fiddle bowed stringed instrument that is the highest; try to fix or mend
fidget move restlessly; a feeling of agitation expressed in continual
field a piece of land cleared of trees and usually; a region where a battle is being fought
fiend a cruel wicked and inhuman person; an evil supernatural being
fierce marked by extreme and violent energy; marked by extreme intensity of emotions
fiery like or suggestive of fire; characterized by intense emotion
fifteen being one more than fourteen; the cardinal number that is the sum of fourteen
fifteenth coming next after the fourteenth and just before; position 15 in a countable series of things
fifth coming next after the fourth and just before; a quantity of liquor equal to one fifth
fifties the decade from 1950 to 1959; the time of life between 50 and 60
fifty being ten more than forty; the cardinal number that is the product of ten
fig a diagram or picture illustrating textual; fleshy sweet pear-shaped yellowish or purple
fight be engaged in a fight; fight against or resist strongly
fighter someone who fights; a high-speed military or naval airplane designed
fighting the act of fighting; engaged in or ready for military or naval
figurative not literal; consisting of or forming human or animal figures
figure a diagram or picture illustrating textual; alternative names for the body of a human being
filariasis a disease caused by nematodes in the blood
file record in a public office or in a court of law; a set of related records kept together
filing the entering of a legal document into the public; preservation and methodical arrangement
fill make full, also in a metaphorical sense; become full
filled generously supplied with; of purchase orders that have been filled
filling any material that fills a space or container; flow into something
film a form of entertainment that enacts a story; a medium that disseminates moving pictures
filmed recorded on film
filter remove by passing through a filter; device that removes something from whatever
filth an offensive or indecent word or phrase; a state characterized by foul or disgusting dirt
filthiness moral corruption or pollution; a state characterized by foul or disgusting dirt
filthy disgustingly dirty; characterized by obscenity
final occurring at or forming an end or termination; conclusive in a process or progression
finale the closing section of a musical composition; the concluding part of any performance
finance obtain or provide money for; the commercial activity of providing funds
financial involving financial matters
financing the act of financing
find come upon, as if by accident; discover or determine the existence, presence
finding the act of determining the properties; the decision of a court on issues of fact or law
fine minutely precise especially in differences; being satisfactory or in satisfactory condition
finger any of the terminal members of the hand; feel or handle with the fingers
fingermark a smudge made by a finger
fingerprint a print made by an impression of the ridges; a smudge made by a finger
fingertip the end of a finger
finish come or bring to a finish or an end; finally be or do something
finished brought to the desired final state; ended or brought to an end
finite bounded or limited in magnitude or spatial; relating to forms of the verb that are limited
fire the event of something burning; start firing a weapon
firearm a portable gun
firebug a true bug; a criminal who illegally sets fire to property
firecracker firework consisting of a small explosive charge
firelight the light of a fire
fireplace an open recess in a wall at the base
firework a device with an explosive that burns at a low
firing the act of firing weapons or artillery; the act of discharging a gun
firm the members of a business organization that owns; marked by firm determination or resolution
firmness the trait of being resolute; the muscle tone of healthy tissue
first preceding all others in time or space or degree; indicating the beginning unit in a series
firsthand received directly from a source
fiscal involving financial matters
fish any of various mostly cold-blooded aquatic; the flesh of fish used as food
fisherman someone whose occupation is catching fish
fishing the act of someone who fishes as a diversion; the occupation of catching fish for a living
fist a hand with the fingers clenched in the palm
fistfight a fight with bare fists; fight with the fists
fistula an abnormal passage leading from a suppurating; a chronic inflammation of the withers of a horse
fit be agreeable or acceptable to; be the right size or shape
fitch dark brown mustelid of woodlands of Eurasia
fitness the quality of being suitable; good physical condition
fitting in harmony with the spirit of particular persons; being precisely fitting and right
five being one more than four; the cardinal number that is the sum of four
fix restore by replacing a part or putting together; cause to be firmly attached
fixed having a fixed and unchanging value; fixed and unmoving
fixer someone who intervenes with authorities; synthetic narcotic drug similar to morphine but
fizzle end weakly; a complete failure
flag emblem usually consisting of a rectangular piece; a listing printed in all issues of a newspaper
flagellant a person who whips himself as a religious; a person who is whipped or whips himself
flagitious shockingly brutal or cruel; extremely wicked, deeply criminal
flail an implement consisting of handle with a free; give a thrashing to
flair a natural talent; distinctive and stylish elegance
flame the process of combustion of inflammable; criticize harshly, usually via an electronic
flank be located at the sides of something or somebody; the side of military or naval formation
flannel a soft light woolen fabric; bath linen consisting of a piece of cloth used
flap move in a wavy pattern or with a rising; any broad thin and limber covering attached
flare a burst of light used to communicate; a sudden burst of flame
flash gleam or glow intermittently; a sudden intense burst of radiant energy
flasher an electrical device that automatically turns; a light that flashes on and off
flashlight a small portable battery-powered electric lamp
flashy marked by conspicuous display; tastelessly showy
flask bottle that has a narrow neck; the quantity a flask will hold
flat having a surface without slope, tilt in which no; having a relatively broad surface in relation
flatness the property of having two dimensions; inactivity
flatten make flat or flatter; become flat or flatter
flatter praise somewhat dishonestly
flattery excessive or insincere praise
flatus a reflex that expels intestinal gas through
flaunt display proudly; the act of displaying something ostentatiously
flautist someone who plays the flute
flavor the taste experience when a savoury condiment; the general atmosphere of a place or situation
flaw an imperfection in an object or machine; defect or weakness in a person's character
flawless without a flaw
flea any wingless bloodsucking parasitic insect noted
fledgling any new participant in some activity; having acquired its flight feathers
flee run away quickly
fleet moving very fast; group of aircraft operating together under
flesh the soft tissue of the body of a vertebrate; alternative names for the body of a human being
flexibility the property of being flexible; the quality of being adaptable or variable
flexible able to flex; capable of being changed
flick a light sharp contact; throw or toss with a quick motion
flicker move back and forth very rapidly; the act of moving back and forth
flight an instance of traveling by air; a formation of aircraft in flight
flimflam a swindle in which you cheat at gambling
flimsy lacking solidity or strength; a thin strong lightweight translucent paper used
flinch draw back, as with fear or pain; a reflex response to sudden pain
fling throw with force or recklessness; move in an abrupt or headlong manner
flip lightly throw to see which side comes up; an acrobatic feat in which the feet roll over
flirt talk or behave amorously, without serious; playful behavior intended to arouse sexual
flirtation playful behavior intended to arouse sexual
flirting playful behavior intended to arouse sexual
float be in motion due to some air or water current; be afloat either on or below a liquid surface
floating borne up by or suspended in a liquid; the act of someone who floats on the water
floc a small loosely aggregated mass of flocculent
flock a group of birds; a church congregation guided by a pastor
flood fill quickly beyond capacity; the rising of a body of water
floor the inside lower horizontal surface; a structure consisting of a room or set of rooms
floozie a prostitute who attracts customers by walking
floozy a prostitute who attracts customers by walking
flop fall loosely; fall suddenly and abruptly
florida a state in southeastern United States between
florist a shop where flowers and ornamental plants are; someone who grows and deals in flowers
flounder walk with great difficulty; behave awkwardly
flour fine powdery foodstuff obtained by grinding; convert grain into flour
flourish grow vigorously; a showy gesture
flout treat with contemptuous disregard; laugh at with contempt and derision
flow the motion characteristic of fluids; move or progress freely as if in a stream
flower a plant cultivated for its blooms or blossoms; reproductive organ of angiosperm plants
flowering the time and process of budding and unfolding; a developmental process
flu an acute febrile highly contagious viral disease
fluid a substance that is fluid at room temperature; continuous amorphous matter that tends to flow
flunk failure to reach a minimum required performance; fail to get a passing grade
fluorescein a yellow dye that is visible even when highly
fluorescence light emitted during absorption of radiation
fluoride a salt of hydrofluoric acid
flurry a rapid active commotion; move in an agitated or confused manner
flush turn red, as if in embarrassment or shame; flow freely
flushed reddened or suffused with or as if with blood; having the pinkish flush of health
flutter the act of moving back and forth; move back and forth very rapidly
flux the rate of flow of energy or particles across; a flow or discharge
fly travel through the air; move quickly or suddenly
flyblown blemished, especially of reputation; foul and run-down and repulsive
flycatcher any of a large group of small songbirds; large American birds that characteristically
flypaper paper that is poisoned or coated with a sticky
flyspeck a tiny dark speck made by the excrement of a fly; very small
foam a mass of small bubbles formed in or on a liquid; a lightweight material in cellular form
foaming emitting or filled with bubbles; producing or covered with lathery sweat
foamy producing or covered with lathery sweat; emitting or filled with bubbles
focal having or localized centrally at a focus; of or relating to a focus
focalisation the act of bringing into focus; the confinement of an infection to a limited
focalization the act of bringing into focus; the confinement of an infection to a limited
focus the concentration of attention or energy; direct one's attention on something
foe an armed adversary; a personal enemy
foetor a distinctive odor that is offensively
fog droplets of water vapor suspended in the air; an atmosphere in which visibility is reduced
foil a piece of thin and flexible sheet metal; hinder or prevent of
fold bend or lay so that one part covers the other; an angular or rounded shape made by folding
folderol nonsensical talk or writing
foliage the main organ of photosynthesis; leaf-like architectural ornament
folie a psychological disorder of thought or emotion
folk people in general; a social division of people
folklore the unwritten lore of a culture
folliculitis inflammation of a hair follicle
follow to travel behind, go after, come after; be later in time
follower a person who accepts the leadership of another; someone who travels behind or pursues another
following about to be mentioned or specified; immediately following in time or order
folly the trait of acting stupidly or rashly; a stupid mistake
fomentation deliberate and intentional triggering; application of warm wet coverings to a part
fond having or displaying warmth or affection; having a strong preference or liking for
fondness a predisposition to like something; a quality proceeding from feelings of affection
food any substance that can be metabolized; anything that provides mental stimulus
fool a person who lacks good judgment; a person who is gullible and easy to take
foolery foolish or senseless behavior
foolish devoid of good sense or judgment; having or revealing stupidity
foolishness the trait of acting stupidly or rashly; a stupid mistake
foolproof not liable to failure; proof against human misuse or error
foot the part of the leg of a human being below; a linear unit of length equal to 12 inches
football any of various games played with a ball; the inflated oblong ball used in playing
footstep the act of taking a step in walking; the sound of a step of someone walking
foray a sudden short attack; an initial attempt
forbid command against; keep from happening or arising
forbidden excluded from use or mention
force to cause to do through pressure or necessity; a powerful effect or influence
forced produced by or subjected to forcing; forced or compelled
forceful characterized by or full of force or strength; forceful and definite in expression or action
forecast predict in advance; judge to be probable
foreclose subject to foreclosing procedures; keep from happening or arising
forefinger the finger next to the thumb
forego be earlier in time; lose or lose the right to by some error
foregoing especially of writing or speech
foreground the part of a scene that is near the viewer; a window for an active application
forehead the part of the face above the eyes; the large cranial bone forming the front part
foreign of concern to or concerning the affairs of other; relating to or originating in or characteristic
foreigner a person who comes from a foreign country; someone who is excluded from or is not a member
foreman a person who exercises control over workers; a man who is foreperson of a jury
foremost ranking above all others; preceding all others in spatial position
foreplay mutual sexual fondling prior to sexual
forerunner something that precedes and indicates; a person who goes before or announces the coming
foresee realize beforehand; picture to oneself
foreskin a fold of skin covering the tip of the penis; a fold of skin covering the tip of the clitoris
forest the trees and other plants in a large densely; land that is covered with trees and shrubs
forestall keep from happening or arising; act in advance of
forewing either of the anterior pair of wings
forfeit lose or lose the right to by some error; surrendered as a penalty
forfeiture the act of losing or surrendering something; a penalty for a fault or mistake that involves
forge create by hammering; make a copy of with the intent to deceive
forgery criminal falsification by making or altering; a copy that is represented as the original
forget dismiss from the mind; be unable to remember
forgive stop blaming or grant forgiveness; absolve from payment
forgo do without or cease to hold or adhere to; lose or lose the right to by some error
forgotten not noticed inadvertently
fork cutlery used for serving and eating food; the act of branching out or dividing into
form the phonological or orthographic sound; a category of things distinguished by some
formal being in accord with established forms; characteristic of or befitting a person
formaldehyde a colorless poisonous gas
formalism the doctrine that formal structure rather than; the practice of scrupulous adherence
formation an arrangement of people or things acting; the act of fabricating something in a particular
former referring to the first of two things or persons; belonging to some prior time
formication hallucinated sensation that insects or snakes
formidable inspiring fear; extremely impressive in strength or excellence
formula a group of symbols that make a mathematical; directions for making something
formulate elaborate, as of theories and hypotheses; put into words or an expression
formulation a substance prepared according to a formula; inventing or contriving an idea or explanation
fornication voluntary sexual intercourse between persons not; extramarital sex that willfully and maliciously
forsake leave someone who needs or counts on you
fort a fortified military post where troops are; a fortified defensive structure
forthright characterized by directness in manner or speech
fortify make strong or stronger; add alcohol to
fortitude strength of mind that enables one to endure
fortress a fortified defensive structure
fortunate having unexpected good fortune; supremely favored
fortune an unknown and unpredictable phenomenon; a large amount of wealth or prosperity
forty being ten more than thirty; the cardinal number that is the product of ten
forward at or near or directed toward the front; send or ship onward from an intermediate post
forwardness prompt willingness; an advanced stage
foster promote the growth of; United States songwriter whose songs embody
foul make impure; hit a foul ball
fouled made dirty or foul; especially of a ship's lines etc
foulmart dark brown mustelid of woodlands of Eurasia
foulness the attribute of having a strong offensive smell; the badness of the weather
foumart dark brown mustelid of woodlands of Eurasia
found set up or found; set up or lay the groundwork for
foundation the basis on which something is grounded; an institution supported by an endowment
founder a person who founds or establishes some; inflammation of the laminated tissue
founding the act of starting something for the first time
fountain a structure from which an artificially produced; a plumbing fixture that provides a flow of water
four being one more than three; the cardinal number that is the sum of three
fourteen being one more than thirteen; the cardinal number that is the sum of thirteen
fourth coming next after the third and just before; following the third position
fox alert carnivorous mammal with pointed muzzle; a shifty deceptive person
foyer a large entrance or reception room or area
fracas noisy quarrel
fraction a component of a mixture that has been separated; a small part or item forming a piece of a whole
fractionate separate into constituents or fractions; obtain by a fractional process
fragile easily broken or damaged or destroyed; vulnerably delicate
fragment a piece broken off or cut off of something else; a broken piece of a brittle artifact
fragmentary consisting of small disconnected parts
fragrance a distinctive odor that is pleasant; a pleasingly sweet olfactory property
fragrant pleasant-smelling
frail physically weak; a basket for holding dried fruit
frambesia an infectious tropical disease resembling
framboesia an infectious tropical disease resembling
frame the framework for a pair of eyeglasses; a single one of a series of still transparent
framework a hypothetical description of a complex entity; the underlying structure
france a republic in western Europe; French writer of sophisticated novels and short
franchise an authorization to sell a company's goods; a statutory right or privilege granted
francisella a genus of Gram-negative aerobic bacteria
franco Spanish general whose armies took control
frank characterized by directness in manner or speech; a smooth-textured sausage of minced beef or pork
frantic excessively agitated; marked by uncontrolled excitement or emotion
fraternity people engaged in a particular occupation; a social club for male undergraduates
fraternize be on friendly terms with someone, as if
fraud intentional deception resulting in injury; something intended to deceive
freak a person or animal that is markedly unusual; someone who is so ardently devoted to something
freaky strange and somewhat frightening; conspicuously or grossly unconventional
free not limited or hampered; grant freedom to
freedom the condition of being free; immunity from an obligation or duty
freehand done by hand without mechanical aids or devices
freeman a person who is not a serf or a slave
freeway a broad highway designed for high-speed traffic
freeze change to ice; stop moving or become immobilized
freight goods carried by a large vehicle; transporting goods commercially at rates cheaper
french of or pertaining to France or the people; the Romance language spoken in France
frenchman a person of French nationality
frenzy state of violent mental agitation
frequency the number of occurrences within a given time; the ratio of the number of observations
frequent coming at short intervals or habitually; frequently encountered
fresh recently made, produced, or harvested; beginning or occurring again
freshman a first-year undergraduate; any new participant in some activity
freshness originality by virtue of being refreshingly; the property of being pure and fresh
fret worry unnecessarily or excessively; be agitated or irritated
friable easily broken into small fragments or reduced
friction a state of conflict between persons; effort expended in moving one object over
friday the sixth day of the week
fried cooked by frying in fat
friend a person you know well and regard with affection; a person with whom you are acquainted
friendly characteristic of or befitting a friend; inclined to help or support
friendship the state of being friends
frieze an architectural ornament consisting; a heavy woolen fabric with a long nap
fright an emotion experienced in anticipation of some; cause fear in
frighten cause fear in
frightened made afraid; thrown into a state of intense fear
frightening causing fear or dread or terror; the act of inspiring with fear
frightful provoking horror; extreme in degree or extent or amount or impact
frigid sexually unresponsive; extremely cold
frigidity a lack of affection or enthusiasm; sexual unresponsiveness and inability to achieve
frigidness a lack of affection or enthusiasm; sexual unresponsiveness and inability to achieve
frijolillo shrub or small tree having pinnate leaves
frijolito shrub or small tree having pinnate leaves
fringe the outside boundary or surface of something; a part of the city far removed from the center
fringed surrounded as with a border or fringe; having a decorative edging of hanging cords
frivolous not serious in content or attitude or behavior
frog any of various tailless stout-bodied amphibians; a decorative loop of braid or cord
frolic gay or light-hearted recreational activity; play boisterously
front the side that is forward or prominent; relating to or located in the front
frontage the extent of land abutting on a street or water; the face or front of a building
frost weather cold enough to cause freezing; ice crystals forming a white deposit
frostbitten injured by freezing or partial freezing
frothing producing or covered with lathery sweat
frown look angry or sullen, wrinkle one's forehead; a facial expression of dislike or displeasure
frozen turned into ice; absolutely still
fructosuria the presence of levulose is the urine
frugal avoiding waste
frugality prudence in avoiding waste
frugalness prudence in avoiding waste
fruit the ripened reproductive body of a seed plant; an amount of a product
fruitless unproductive of success
frump a dull unattractive unpleasant girl or woman
frustrate hinder or prevent of; treat cruelly
frustrated disappointingly unsuccessful
frustrating discouraging by hindering; preventing realization or attainment of a desire
frustration the feeling that accompanies an experience; an act of hindering someone's plans or efforts
fry cook on a hot surface using fat; be excessively hot
fuck slang for sexual intercourse; have sexual intercourse with
fucker a stupid despised man
fuckhead a stupid person
fucking slang for sexual intercourse; informal intensifiers
fuddle a confused multitude of things; be confusing or perplexing to
fuddled very drunk
fuel a substance that can be consumed to produce; provide with a combustible substance
fugly extremely ugly
fugu a blowfish highly prized as a delicacy in Japan
fugue a musical form consisting of a theme repeated; a dreamlike state of altered consciousness
fulfil put in effect; fill, satisfy or meet a want or need or condtion
fulfill put in effect; fill, satisfy or meet a want or need or condtion
fulfillment a feeling of satisfaction at having achieved; the act of consummating something
full containing as much or as many as is possible; constituting the full quantity or extent
fullback the running back who plays the fullback position; play the fullback
fullness the property of a sensation that is rich; completeness over a broad scope
fumble feel about uncertainly or blindly; dropping the ball
fume be mad, angry, or furious; a cloud of fine particles suspended in a gas
fumes gases ejected from an engine as waste products
fun activities that are enjoyable or amusing; verbal wit or mockery
function a mathematical relation such that each element; what something is used for
functional designed for or capable of a particular function; involving or affecting function rather than
fund a reserve of money set aside for some purpose; a supply of something available for future use
fundamental serving as an essential component; being or involving basic facts or principles
fundamentals principles from which other truths can be
funds assets in the form of money
funeral a ceremony at which a dead person is buried
funiculitis inflammation of a funiculus
funk an earthy type of jazz combining it with blues; United States biochemist who showed that several
funnel a conical shape with a wider and a narrower; move or pour through a funnel
funny arousing or provoking laughter; beyond or deviating from the usual or expected
fur the dressed hairy coat of a mammal; dense coat of fine silky hairs on mammals
furfural a liquid aldehyde with a penetrating odor
furious marked by extreme and violent energy; marked by extreme anger
furlough a temporary leave of absence from military duty; dismiss, usually for economic reasons
furnish give something useful or necessary to; provide or equip with furniture
furniture furnishings that make a room or other area ready
furor an interest followed with exaggerated zeal; a sudden outburst
furrow a long shallow trench in the ground; hollow out in the form of a furrow or groove
further promote the growth of; contribute to the progress or growth of
furunculosis acute skin disease characterized by the presence
fury a feeling of intense anger; the property of being wild or turbulent
fuse mix together different elements; an electrical device that can interrupt the flow
fusion an occurrence that involves the production; the act of fusing together
fuss worry unnecessarily or excessively; an excited state of agitation
futile unproductive of success; producing no result or effect
futility uselessness as a consequence of having no
future the time yet to come; yet to be or coming
fuzzy covering with fine light hairs; indistinct or hazy in outline
gad a sharp prod fixed to a rider's heel and used; an anxiety disorder characterized by chronic
gadfly a persistently annoying person; any of various large flies that annoy livestock
gadget a device or control that is very useful
gag a humorous anecdote or remark intended; prevent from speaking out
gage a measuring instrument for measuring; street names for marijuana
gaiety a gay feeling; a festive merry feeling
gain obtain; win something through one's efforts
galactosemia a genetic disease in which an enzyme needed
galaxy a splendid assemblage; a collection of star systems
gall the trait of being rude and impertinent; a digestive juice secreted by the liver
gallant a man who is much concerned with his dress; unflinching in battle or action
gallfly any of various insects that deposit their eggs; small solitary wasp that produces galls on oaks
gallon United States liquid unit equal to 4 quarts; a British imperial capacity measure equal to 4
gallop ride at a galloping pace; go at galloping speed
gamble take a risk in the hope of a favorable outcome; a risky act or venture
gambling the act of playing for stakes in the hope
game a contest with rules to determine a winner; a single play of a sport or other contest
gamete a mature sexual reproductive cell having
gamey willing to face danger; smelling spoiled or tainted
gamin a homeless boy who has been abandoned and roams
gamut a complete extent or range; the entire scale of musical notes
gamy willing to face danger; smelling spoiled or tainted
gang an association of criminals; an informal body of friends
gangrene the localized death of living cells; necrotic tissue
gangrenous suffering from tissue death
gangster a criminal who is a member of gang
ganja the most commonly used illicit drug; a strong-smelling plant whose dried leaves can
gaolbird a criminal who has been jailed repeatedly
gap a conspicuous disparity or difference as between; a narrow opening
gaping with the mouth wide open as in wonder or awe
garage an outbuilding for housing automobiles; keep or store in a garage
garbage food that is discarded; a receptacle where waste can be discarded
garden a plot of ground where plants are cultivated; a yard or lawn adjoining a house
gardener someone who takes care of a garden; someone employed to work in a garden
gargoylism hereditary disease consisting of an error
garment an article of clothing; provide with clothes or put clothes on
garrison a fortified military post where troops are; station in a fort or garrison
gas the state of matter distinguished from the solid; a fluid in the gaseous state having neither
gasp breathe noisily, as when one is exhausted; a short labored intake of breath with the mouth
gassing the deliberate act of poisoning some person; the process of interacting with gas
gastritis inflammation of the lining of the stomach
gastrolobium any of various Australian evergreen shrubs
gat a gangster's pistol
gate a movable barrier in a fence or wall; a computer circuit with several inputs but only
gatepost either of two posts that bound a gate
gather assemble or get together; collect in one place
gathering the social act of assembling; a group of persons together in one place
gaudy marked by conspicuous display; tastelessly showy
gauge judge tentatively or form an estimate of; a measuring instrument for measuring
gaunt very thin especially from disease or hunger
gauntness extreme leanness
gauss a unit of magnetic flux density equal to 1; German mathematician who developed the theory
gawk look with amazement; an awkward stupid person
gay bright and pleasant; brightly colored and showy
gayness a sexual attraction to persons of the same sex
gaze look at with fixed eyes; a long fixed look
gear set the level or character of; a toothed wheel that engages another toothed
gee a unit of force equal to the force exerted; give a command to a horse to turn to the right
gehenna a place where the wicked are punished after
gelding castrated male horse
gender a grammatical category in inflected languages; the properties that distinguish organisms
general applying to all or most members of a category; a general officer of the highest rank
generalist a modern scholar who is in a position to acquire
generalize draw from specific cases for more general cases; become systemic and spread throughout the body
generalized not biologically differentiated or adapted
generate bring into existence; give or supply
generation all the people living at the same time; group of genetically related organisms
generator an apparatus that produces a vapor or gas; engine that converts mechanical energy into
generous willing to give and share unstintingly; not petty in character and mind
genesis a coming into being; the first book of the Old Testament
genetic occurring among members of a family usually; of or relating to the science of genetics
genial diffusing warmth and friendliness; of or relating to the chin or median part
genius unusual mental ability; someone who has exceptional intellectual ability
gentile belonging to or characteristic of non-Jewish; a Christian as contrasted with a Jew
gentle soft and mild; having or showing a kindly or tender nature
gentleman a man of refinement; a manservant who acts as a personal attendant
genuine not fake or counterfeit; not pretended
genus a general kind of something; taxonomic group containing one or more species
geographical of or relating to the science of geography; determined by geography
geological of or relating to or based on geology
geologist a specialist in geology
geometric characterized by simple geometric forms; of or relating to or determined by geometry
geometry the pure mathematics of points and lines
georgia a state in southeastern United States; one of the British colonies that formed
germ anything that provides inspiration for later; a minute life form
german of or pertaining to or characteristic of Germany; a person of German nationality
germanium a brittle grey crystalline element
germany a republic in central Europe
germicidal preventing infection by inhibiting the growth
germicide an agent that destroys microorganisms that might
germinate produce buds, branches, or germinate; cause to grow or sprout
gerundial relating to or like a gerund
gesticulate show, express or direct through movement
gesture motion of hands or body to emphasize or help; the use of movements to communicate familiar
get come into the possession of something concrete; enter or assume a certain state or condition
ghastly shockingly repellent; gruesomely indicative of death or the dead
ghetto formerly the restricted quarter of many European; a poor densely populated city district occupied
ghost a mental representation of some haunting; move like a ghost
ghoul someone who takes bodies from graves and sells; an evil spirit or ghost
ghoulish suggesting the horror of death and decay
giant of great mass; any creature of exceptional size
giardiasis infection of the intestines with protozoa found
gidgee scrubby Australian acacia having extremely
gift something acquired without compensation; natural abilities or qualities
gigantic so exceedingly large or extensive as to suggest
giggle laugh nervously; a foolish or nervous laugh
gilded having the deep slightly brownish color of gold; based on pretense
gilt having the deep slightly brownish color of gold; a coating of gold or of something that looks
gingham a clothing fabric in a plaid weave
gingivitis inflammation of the gums
ginmill a room or establishment where alcoholic drinks
ginzo offensive term for a person of Italian descent
gip an act of swindling or cheating; to cheat or swindle
girdle a woman's close-fitting foundation garment; a band of material around the waist
girl a young female; a youthful female person
girlfriend a girl or young woman with whom a man; any female friend
girlish befitting or characteristic of a young girl
git a person who is deemed to be despicable
give cause to have, in the abstract sense or physical; be the cause or source of
given acknowledged as a supposition; naturally disposed toward
glad showing or causing joy and pleasure; feeling happy appreciation
gladdon iris with purple flowers and foul-smelling
glance throw a glance at; a quick look
gland any of various organs that synthesize substances
glanders a destructive and contagious bacterial disease
glare look at with a fixed gaze; a light within the field of vision
glaring shining intensely; conspicuously and outrageously bad
glass a brittle transparent solid with irregular; a container made of glass for holding liquids
glasses optical instrument consisting of a frame
glassy lacking liveliness; resembling glass in smoothness and shininess
glaucoma an eye disease that damages the optic nerve
glaze coat with a glaze; become glassy or take on a glass-like appearance
gleam an appearance of reflected light; shine brightly, like a star or a light
gleaming bright with a steady but subdued shining; an appearance of reflected light
glean gather, as of natural products
glee great merriment; malicious satisfaction
gleeful full of high-spirited delight
glide move smoothly and effortlessly; the act of moving smoothly along a surface while
glimpse a quick look; catch a glimpse of or see briefly
glint be shiny, as if wet; a momentary flash of light
glinting having brief brilliant points or flashes
glisten be shiny, as if wet; the quality of shining with a bright reflected
glistening reflecting light
glitter be shiny, as if wet; the quality of shining with a bright reflected
glittering having brief brilliant points or flashes
globe the 3rd planet from the sun; a sphere on which a map is represented
globulin a family of proteins found in blood and milk
glomerular of or relating to glomeruli
gloom a state of partial or total darkness; a feeling of melancholy apprehension
glorify praise, glorify, or honor; bestow glory upon
glorious having or deserving or conferring glory; having great beauty and splendor
glory a state of high honor; brilliant radiant beauty
glossalgia pain in the tongue
glossary an alphabetical list of technical terms in some
glossitis inflammation of the tongue
glossodynia pain in the tongue
glove the handwear used by fielders in playing; handwear
glow emit a steady even light without flames; have a complexion with a strong bright color
glower look at with a fixed gaze; an angry stare
glucosuria the presence of abnormally high levels
glue join or attach with or as if with glue; be fixed as if by glue
glued affixed or as if affixed with glue or paste
glycerine a sweet syrupy trihydroxy alcohol obtained
glycerol a sweet syrupy trihydroxy alcohol obtained
glycol any of a class of alcohols having 2 hydroxyl; a sweet but poisonous syrupy liquid used
glycosuria the presence of abnormally high levels of sugar
gnash grind together, of teeth
gnathion the most inferior point of the mandible
gnaw bite or chew on with the teeth; become ground down or deteriorate
gnp former measure of the United States economy
goad a pointed instrument that is used to prod into; urge with or as if with a goad
goal the state of affairs that a plan is intended; the place designated as the end
goat any of numerous agile ruminants related to sheep; the tenth sign of the zodiac
gobble eat hastily without proper chewing; make a gurgling sound, characteristic of turkeys
god the supernatural being conceived as the perfect; any supernatural being worshipped as controlling
goddam expletives used informally as intensifiers
goddamn used as expletives; expletives used informally as intensifiers
goddamned expletives used informally as intensifiers
goddess a female deity
going the act of departing; in full operation
goitre abnormally enlarged thyroid gland
goitrogen any substance that induces the formation
gold a deep yellow color; coins made of gold
goldbrick anything that is supposed to be valuable but; a brick-shaped block that looks like gold but
golden having the deep slightly brownish color of gold; marked by peace and prosperity
golf a game played on a large open course with 9; play golf
golfer someone who plays the game of golf
gone destroyed or killed; dead
goner a person in desperate straits
gonorrhea a common venereal disease caused
gonorrhoea a common venereal disease caused
good having desirable or positive qualities; having the normally expected amount
goodness that which is pleasing or valuable or useful; moral excellence or admirableness
goof commit a faux pas or a fault or make a serious; a man who is a stupid incompetent fool
goofball a man who is a stupid incompetent fool; a person who amuses others by ridiculous
goofy a cartoon character created by Walt Disney; ludicrous, foolish
goon an awkward stupid person; an aggressive and violent young criminal
goose web-footed long-necked typically gregarious; flesh of a goose
gospel the four books in the New Testament that tell; an unquestionable truth
gospels the four books in the New Testament that tell
gossip light informal conversation for social occasions; a report about the behavior of other people
gouge force with the thumb; make a groove in
gourmet a person devoted to refined sensuous enjoyment
gout a painful inflammation of the big toe and foot
govern bring into conformity with rules or principles; direct or strongly influence the behavior of
governed the body of people who are citizens
governing responsible for making and enforcing rules; the act of governing
government the organization that is the governing authority; the act of governing
governor the head of a state government; a control that maintains a steady speed
gown a woman's dress, usually with a close-fitting; outerwear consisting of a long flowing garment
grab take hold of so as to seize or restrain or stop; get hold of or seize quickly and easily
grabber an unpleasant person who grabs inconsiderately
grace elegance and beauty of movement or expression; a state of sanctification by God
graceful characterized by beauty of movement, style; suggesting taste, ease, and wealth
grade a body of students who are taught together; a relative position or degree of value
gradient a graded change in the magnitude of some; the property possessed by a line or surface
gradual proceeding in small stages; an antiphon immediately after the epistle
graduate receive an academic degree upon completion; a person who has received a degree from a school
graduation the successful completion of a program of study; the act of arranging in grades
grain a relatively small granular particle; foodstuff prepared from the starchy grains
gram a metric unit of weight equal to one thousandth; Danish physician and bacteriologist who
grammatic of or pertaining to grammar
grammatical of or pertaining to grammar; conforming to the rules of grammar or usage
grand of behavior that is impressive and ambitious; of or befitting a lord
grandeur the quality of being magnificent or splendid; the quality of elevation of mind and exaltation
grandfather the father of your father or mother
grandma the mother of your father or mother
grandmother the mother of your father or mother
granite something having the quality of granite; plutonic igneous rock having visibly crystalline
granny the mother of your father or mother; a reef knot crossed the wrong way and therefore
grant let have; give as judged due or on the basis of merit
granted acknowledged as a supposition
granular composed of or covered with particles resembling; having a granular structure like
granuloma a tumor composed of granulation tissue resulting
grape any of various juicy fruit of the genus Vitis; a cluster of small projectiles fired together
grapevine gossip spread by spoken communication; any of numerous woody vines of genus Vitis
graph a visual representation of the relations between; represent by means of a graph
graphic written or drawn or engraved; describing nudity or sexual activity in graphic
graphite used as a lubricant and as a moderator
grapple succeed in doing, achieving, or producing; to grip or seize, as in a wrestling match
grappling the act of engaging in close hand-to-hand combat; the sport of hand-to-hand struggle between
grasp hold firmly; get the meaning of something
grass narrow-leaved green herbage; shoot down, of birds
grasshopper terrestrial plant-eating insect with hind legs; a cocktail made of creme de menthe and cream
grateful feeling or showing gratitude; affording comfort or pleasure
gratify make happy or satisfied; yield
grating a barrier that has parallel or crossed bars; a frame of iron bars to hold a fire
gratitude a feeling of thankfulness and appreciation
grave a place for the burial of a corpse; death of a person
gravel rock fragments and pebbles; be a mystery or bewildering to
graveyard a tract of land used for burials
gravid in an advanced stage of pregnancy
gravity the force of attraction between all masses; a manner that is serious and solemn
gray of an achromatic color of any lightness; a neutral achromatic color midway between white
graze feed as in a meadow or pasture; break the skin by scraping
grease a thick fatty oil; lubricate with grease
greaseball offensive term for a person of Italian descent
greaser offensive term for a person of Mexican descent
greasy containing an unusual amount of grease or oil; smeared or soiled with grease or oil
great relatively large in size or number or extent; of major significance or importance
greatcoat a heavy coat worn over clothes in winter
greater greater in size or importance or degree
greatness the property possessed by something or someone; unusual largeness in size or extent or number
greece a republic in southeastern Europe; ancient Greece
greek of or relating to or characteristic of Greece; the Hellenic branch of the Indo-European family
green of the color between blue and yellow; green color or pigment
greenland the largest island in the world
greet express greetings upon meeting someone; send greetings to
greeting an acknowledgment or expression of good will
gregarine vermiform protozoans parasitic in insects
gregarious tending to form a group with others of the same; instinctively or temperamentally seeking
grenade a small explosive bomb thrown by hand or fired
grief intense sorrow caused by loss of a loved one; something that causes great unhappiness
grievance a complaint about a wrong that causes resentment; an allegation that something imposes an illegal
grill a restaurant where food is cooked on a grill; cook over or under a grill
grim not to be placated or appeased or moved; shockingly repellent
grimace contort the face to indicate a certain mental; a contorted facial expression
grime the state of being covered with unclean things; make soiled, filthy, or dirty
grimy thickly covered with ingrained dirt or soot
grin to draw back the lips and reveal the teeth; a facial expression characterized by turning up
grind press or grind with a crushing noise; make a grating or grinding sound by rubbing
grinding a harsh and strident sound; material resulting from the process of grinding
gringo a Latin American term for foreigners
grinning a facial expression characterized by turning up
grip hold fast or firmly; the act of grasping
gripes acute abdominal pain
griping acute abdominal pain
grippe an acute febrile highly contagious viral disease
groan indicate pain, discomfort, or displeasure; an utterance expressing pain or disapproval
grocer a retail merchant who sells foodstuffs
groin the crease at the junction of the inner part; a protective structure of stone or concrete
groom a man participant in his own marriage ceremony; give a neat appearance to
groove a settled and monotonous routine that is hard; a long narrow furrow cut either by a natural
grope feel about uncertainly or blindly; search blindly or uncertainly
gross before any deductions; repellently fat
grotesque distorted and unnatural in shape or size; ludicrously odd
grotty very unpleasant or offensive
ground the solid part of the earth's surface; a rational motive for a belief or action
grounds your basis for belief or disbelief; the enclosed land around a house or other
group any number of entities considered as a unit; arrange into a group or groups
grouping any number of entities considered as a unit; the activity of putting things together
grove a small growth of trees without underbrush; garden consisting of a small cultivated wood
grovel show submission or fear
grow pass into a condition gradually, take; become larger, greater, or bigger
growing the process of an individual organism growing; the production of crystals by slow
growl to utter or emit low dull rumbling sounds; the sound of growling
grown fully developed
grownup a fully developed person from maturity onward; fully developed
growth the process of an individual organism growing; a progression from simpler to more complex forms
grub a soft thick wormlike larva of certain beetles; informal terms for a meal
grubby small sculpin of the coast of New England; infested with grubs
grudge a resentment strong enough to justify; accept or admit unwillingly
gruesome shockingly repellent
gruff deep and harsh sounding as if from shouting; brusque and surly and forbidding
grumble show one's unhappiness or critical attitude; make complaining remarks or noises under one's
grumbling a complaint uttered in a low and indistinct tone; a loud low dull continuous noise
grungy thickly covered with ingrained dirt or soot
grunt issue a grunting, low, animal-like noise; the short low gruff noise of the kind made
guam the largest and southernmost island
guano the excrement of sea birds
guarantee give surety or assume responsibility; a written assurance that some product or service
guard a person who keeps watch over something; watch over or shield from danger or harm
guardian a person who cares for persons or property
guerrilla a member of an irregular armed force that fights
guess expect, believe, or suppose; put forward, of a guess, in spite of possible
guest a visitor to whom hospitality is extended; any computer that is hooked up to a computer
guidance something that provides direction or advice; the act of guiding or showing the way
guide direct the course; take somebody somewhere
guillotine instrument of execution that consists; closure imposed on the debate of specific
guilt the state of having committed an offense; remorse caused by feeling responsible for some
guilty responsible for or chargeable; showing a sense of guilt
guinea a west African bird having dark plumage mottled; a republic in western Africa on the Atlantic
guitar a stringed instrument usually having six strings
gulf an unbridgeable disparity; an arm of a sea or ocean partly enclosed by land
gull fool or hoax; make a fool or dupe of
gulp to swallow hurriedly or greedily or in one; a large and hurried swallow
gulping a spasmodic reflex of the throat made as if; the drinking of large mouthfuls rapidly
gum the tissue of the jaws that surrounds the bases; a preparation for chewing
gummosis pathological production of gummy exudates; disease of citrus trees caused by the fungus
gun a weapon that discharges a missile at high; large but transportable armament
gunfight a fight involving shooting small arms
gunfire the act of shooting a gun
gunman a professional killer who uses a gun; a person who shoots a gun
gunner a serviceman in the artillery
gunplay a fight involving shooting small arms
gunpowder a mixture of potassium nitrate, charcoal
gush gush forth in a sudden stream or jet; praise enthusiastically
gust a strong current of air
gut the part of the alimentary canal between; a strong cord made from the intestines of sheep
guts fortitude and determination
gutter a channel along the eaves or on the roof; a tool for gutting fish
guvnor boss
guy an informal term for a youth or man; an effigy of Guy Fawkes that is burned
gym athletic facility equipped for sports
gymnast an athlete who is skilled in gymnastics
gymnastic vigorously active; of or relating to or used in exercises intended
gymnastics a sport that involves exercises intended
gynecomastia excessive development of the breasts in males
gynogenesis female parthenogenesis in which the embryo
gyp an act of swindling or cheating; to cheat or swindle
habit an established custom; an automatic pattern of behavior in reaction
habitat the type of environment in which an organism
habituation a general accommodation to unchanging; being abnormally tolerant to and dependent
habitus constitution of the human body; person's predisposition to be affected
hack one who works hard at boring tasks; cut with a hacking tool
hades the world of the dead; the god of the underworld in ancient mythology
haematocele swelling caused by blood collecting in a body
haematocoele swelling caused by blood collecting in a body
haematoma a localized swelling filled with blood
haematuria the presence of blood in the urine
haemoproteid related to malaria parasite and having a phase
haemorrhoid venous swelling external or internal to the anal
hag eellike cyclostome having a tongue with horny; an ugly evil-looking old woman
haggard showing the wearing effects of overwork or care; very thin especially from disease or hunger
haggle wrangle; an instance of intense argument
hail praise vociferously; precipitation of ice pellets when there are
hair a covering for the body consisting of a dense; a filamentous projection or process
haircut the style in which hair has been cut; the act of cutting the hair
hairy having or covered with hair; hazardous and frightening
half one of two equal parts of a divisible whole; consisting of one of two equivalent parts
halfback the running back who plays the offensive; an offensive back usually positioned behind
halfway equally distant from the extremes; at a point midway between two extremes
halitosis offensive breath
hall an interior passage or corridor onto which rooms; a large entrance or reception room or area
hallmark a distinctive characteristic or attribute; a mark on an article of trade to indicate
hallway an interior passage or corridor onto which rooms
halo an indication of radiant light drawn around; a circle of light around the sun or moon
halogen any of five related nonmetallic elements
halt cause to stop; come to a halt, stop moving
halter rope or canvas headgear for a horse, with a rope; either of the rudimentary hind wings
haltere either of the rudimentary hind wings
hammer beat with or as if with a hammer; a hand tool with a heavy rigid head and a handle
hammerhead medium-sized live-bearing shark with eyes; the striking part of a hammer
hamper prevent the progress or free movement of; a restraint that confines or restricts freedom
hand the extremity of the superior limb; place into the hands or custody of
handbag a container used for carrying money and small
handful the quantity that can be held in the hand; a small number or amount
handicap advantage given to a competitor to equalize; the condition of being unable to perform
handicapped having restricted mental or physical functioning; people collectively who are crippled
handkerchief a square piece of cloth used for wiping the eyes
handle be in charge of, act on, or dispose of; interact in a certain way
handling manual carrying or moving or delivering; the action of touching with the hands
handmade made by hand or a hand process
hands guardianship over; the force of workers available
handsome pleasing in appearance especially by reason; given or giving freely
handspike a metal bar used as a lever
handstand the act of supporting yourself by your hands
handwriting something written by hand; the activity of writing by hand
handy easy to reach; United States blues musician who transcribed
hang be suspended or hanging; cause to be hanging or suspended
hanker desire strongly or persistently
happen come to pass; happen, occur, or be the case in the course
happening an event that happens
happiness state of well-being characterized by emotions; emotions experienced when in a state
happy enjoying or showing or marked by joy or pleasure; marked by good fortune
harangue deliver a harangue to; a loud bombastic declamation expressed
harassed troubled persistently especially with petty
harbor a sheltered port where ships can take; maintain
hard not easy; dispassionate
harden become hard or harder; make hard or harder
hardship something hard to endure; a state of misfortune or affliction
hardtack very hard unsalted biscuit or bread; a mountain mahogany
hardware major items of military weaponry; the mechanical, magnetic, electronic
harebrained very foolish
harlem a district of Manhattan
harlot a woman who engages in sexual intercourse
harlotry offering sexual intercourse for pay
harm any physical damage to the body caused; cause or do harm to
harmonious musically pleasing; exhibiting equivalence or correspondence among
harmony compatibility in opinion and action; the structure of music with respect
harness a support consisting of an arrangement of straps; put a harness
harp a chordophone that has a triangular frame; come back to
harrow draw a harrow over; a cultivator that pulverizes or smooths the soil
harsh unpleasantly stern; unpleasantly rough or jarring to the senses
harvard a university in Massachusetts; American philanthropist who left his library
harvest gather, as of natural products; the yield from plants in a single growing season
haste overly eager speed; the act of moving hurriedly and in a careless
hasten act or move at high speed; move hurridly
hat headdress that protects the head from bad; put on or wear a hat
hatch emerge from the eggs; devise or invent
hatching the production of young from an egg; shading consisting of multiple crossing lines
hatchway an entrance equipped with a hatch
hate dislike intensely; the emotion of intense dislike
hateful evoking or deserving hatred; characterized by malice
hatless not wearing a hat
hatred the emotion of intense dislike
haul draw slowly or heavily; transport in a vehicle
haunch the loin and leg of a quadruped; the hip and buttock and upper thigh in human
haunt haunt like a ghost; follow stealthily or recur constantly
haunting continually recurring to the mind; having a deeply disquieting or disturbing effect
have have or possess, either in a concrete; have as a feature
haversack a bag carried by a strap on your back
havoc violent and needless disturbance
hawaii a state in the United States in the central; the largest and southernmost of the Hawaii
hawaiian the Oceanic languages spoken on Hawaii; a native or resident of Hawaii
hawk diurnal bird of prey typically having short; sell or offer for sale from place to place
hay grass mowed and cured for use as fodder; convert into hay
hazard a source of danger; an unknown and unpredictable phenomenon
haze atmospheric moisture or dust or smoke; confusion characterized by lack of clarity
head the upper part of the human body or the front; to go or travel towards
headache something or someone that causes anxiety; pain in the head caused by dilation of cerebral
headed having a heading or course in a certain; having a head of a specified kind or anything
headland a natural elevation
headless not having a head or formed without a head; not using intelligence
headlight a powerful light with reflector
headline the heading or caption of a newspaper article; publicize widely or highly, as if
headmaster presiding officer of a school
headquarters the office that serves as the administrative; the military installation from which a commander
headstand an acrobatic feat in which a person balances
heady marked by defiant disregard for danger; extremely exciting as if by alcohol
heal heal or recover; get healthy again
healed freed from illness or injury
healing the natural process by which the body repairs; tending to cure or restore to health
health a healthy state of wellbeing free from disease; the general condition of body and mind
healthcare the preservation of mental and physical health
healthful conducive to good health of body or mind; free from filth and pathogens
healthiness the state of being vigorous and free from bodily
healthy having or indicating good health in body or mind; financially secure and functioning well
heap a collection of objects laid on top of each; a large number or amount or extent
hear perceive via the auditory sense; get to know or become aware of, usually
hearing a proceeding where evidence is taken; an opportunity to state your case and be heard
heart the locus of feelings and intuitions; the hollow muscular organ located behind
heartache intense sorrow caused by loss of a loved one
heartbeat the rhythmic contraction and expansion; an animating or vital unifying force
heartbreak intense sorrow caused by loss of a loved one
heartening cheerfully encouraging
hearth an open recess in a wall at the base; home symbolized as a part of the fireplace
heartrot any plant disease in which the central part
heat a form of energy that is transferred; make hot or hotter
heated made warm or hot; marked by emotional heat
heating the process of becoming warmer; utility to warm a building
heave utter a sound, as with obvious effort; throw with great effort
heavens the apparent surface of the imaginary sphere
heaver a bar used as a lever; a workman who heaves freight or bulk goods
heaviness the property of being comparatively great; used of a line or mark
heavy of comparatively great physical weight; unusually great in degree or quantity or number
hebephrenic suffering from a form of schizophrenia
hebrew the ancient Canaanitic language of the Hebrews; of or relating to or characteristic
hedge a fence formed by a row of closely planted; avoid or try to avoid fulfilling, answering
heed pay close attention to; paying particular notice
heedless marked by or paying little heed or attention; characterized by careless unconcern
heel the bottom of a shoe or boot; the back part of the human foot
hegel German philosopher whose three stage process
hegelian of or relating to Hegel or his dialectic; a follower of the thought of Hegel
height the vertical dimension of extension; the highest level or degree attainable
heighten increase; become more extreme
heights a high place
heinous extremely wicked, deeply criminal
heir a person who is entitled by law or by the terms; a person who inherits some title or office
heist commit a burglary; the act of stealing
hel goddess of the dead and queen of the underworld
hela goddess of the dead and queen of the underworld
helium a very light colorless element that is one
hell any place of pain and turmoil; noisy and unrestrained mischief
hellenic the Hellenic branch of the Indo-European family; relating to or characteristic of the classical
hellhole any place of pain and turmoil
hellish extremely evil or cruel; very unpleasant
helm a position of leadership; steering mechanism for a vessel
helmetflower a herbaceous plant of the genus Scutellaria; a poisonous herb native to northern Europe
help give help or assistance; improve the condition of
helper a person who helps people or institutions; a person who contributes to the fulfillment
helpful providing assistance or serving a useful
helpless lacking in or deprived of strength or power; unable to function
hem the edge of a piece of cloth; the utterance of a sound similar to clearing
hematocele swelling caused by blood collecting in a body
hematocoele swelling caused by blood collecting in a body
hematocolpos accumulation of menstrual blood in the vagina
hematoma a localized swelling filled with blood
hematuria the presence of blood in the urine
hemimetabola subclass of insects characterized by gradual
hemimetaboly incomplete or partial metamorphosis in insects
hemipteran insects with sucking mouthparts and forewings
hemipteron insects with sucking mouthparts and forewings
hemisphere half of the terrestrial globe; either half of the cerebrum
hemlock an evergreen tree; soft coarse splintery wood of a hemlock tree
hemodialyzer a machine that uses dialysis to remove
hemoglobin a hemoprotein composed of globin and heme
hemorrhage the flow of blood from a ruptured blood vessel; lose blood from one's body
hemorrhoid venous swelling external or internal to the anal
hemosiderin a granular brown substance composed of ferric
hemp a rope that is used by a hangman to execute; any plant of the genus Cannabis
hen adult female chicken; adult female bird
henbane poisonous fetid Old World herb having sticky
hepatitis inflammation of the liver caused by a virus
herald a person who announces important news; foreshadow or presage
herb aromatic potherb used in cookery for its savory; a plant lacking a permanent woody stem
herculean extremely difficult; displaying superhuman strength or power
herd a group of cattle or sheep or other domestic; a group of wild mammals of one species
here being here now; the present location
hereafter the time yet to come; life after death
heritage practices that are handed down from the past; any attribute or immaterial possession
hero a man distinguished by exceptional courage; the principal character in a play or movie
herod king of Judea who tried to kill Jesus
heroic very imposing or impressive; relating to or characteristic of heroes
heroin a narcotic that is considered a hard drug
heroine the main good female character in a work; a woman possessing heroic qualities or a woman
heroism the qualities of a hero or heroine
herpangia a viral infection marked by sore throat
hesitate pause or hold back in uncertainty; interrupt temporarily an activity before
hesitation indecision in speech or action; a certain degree of unwillingness
heterosexual a person having a sexual orientation to persons; sexually attracted to members of the opposite
heterozygous having dissimilar alleles at corresponding
hexadrol a corticosteroid drug used to treat allergies
hexapoda insects
hexenbesen an abnormal tufted growth of small branches
heyday the period of greatest prosperity
hibernate sleep during winter; be in an inactive or dormant state
hidden not accessible to view; difficult to find
hide prevent from being seen or discovered; be or go into hiding
hideous grossly offensive to decency or morality; so extremely ugly as to be terrifying
hideout a hiding place
hiding the activity of keeping something secret; the state of being hidden
hierarchy a series of ordered groupings of people; the organization of people at different ranks
high greater than normal in degree or intensity; being at or having a relatively great
higher advanced in complexity or elaboration; of education beyond the secondary level
highlight move into the foreground to make more visible; an area of lightness in a picture
highroad a highway
highway a major road for any form of motor transport
highwayman a holdup man who stops a vehicle and steals
hijack take arbitrarily or by force; seizure of a vehicle in transit either to rob it
hike a long walk usually for exercise or pleasure; increase
hilar of or relating to or located near a hilum
hill a local and well-defined elevation of the land; structure consisting of an artificial heap
hillbilly a disparaging term for an unsophisticated person
hillock a small natural hill
hillside the side or slope of a hill
hilum a depression or fissure where vessels or nerves; the scar on certain seeds marking its point
hinayana an offensive name for the early conservative; a major school of Buddhism teaching personal
hinder be a hindrance or obstacle to; put at a disadvantage
hindquarters the part of an animal that corresponds; the fleshy part of the human body that you sit
hinge a joint that holds two parts together so; a circumstance upon which subsequent events
hint drop a hint; an indirect suggestion
hip either side of the body below the waist; the structure of the vertebrate skeleton
hircine of or pertaining to or suggestive of a goat
hire engage or hire for work; hold under a lease or rental agreement
hired having services engaged for a fee; hired for the exclusive temporary use of a group
hissing a fricative sound
historian a person who is an authority on history and who
historical of or relating to the study of history; belonging to the past
history the aggregate of past events; a record or narrative description of past events
hit cause to move by striking; hit against
hitch to hook or entangle; a period of time spent in military service
hitler German Nazi dictator during World War II
hitter a ballplayer who is batting; someone who hits
hiv the virus that causes acquired immune deficiency; infection by the human immunodeficiency virus
hive a man-made receptacle that houses a swarm; a teeming multitude
hoarse deep and harsh sounding as if from shouting
hobble walk impeded by some physical limitation; hamper the action or progress of
hobby an auxiliary activity; small Old World falcon formerly trained
hodgkin English physiologist who, with Andrew Huxley; English chemist who used crystallography
hogchoker useless as food
hold cause to continue in a certain state, position; have or hold in one's hands or grip
holder a holding device; the person who is in possession of a check
hole an opening into or through something; an opening deliberately made in or through
holiday leisure time away from work devoted to rest; a day on which work is suspended by law
holler shout out; utter a sudden loud cry
hollering a very loud utterance
hollow a cavity or space in something; a depression hollowed out of solid matter
hollyhock any of various tall plants of the genus Alcea; any of various plants of the genus Althaea
hollywood the film industry of the United States; a district of Los Angeles long associated
holmes a fictitious detective in stories by A. Conan; English geologist and supporter of the theory
holocaust an act of mass destruction and loss of life; the mass murder of Jews under the German Nazi
holometabola insects that undergo complete metamorphosis
holometaboly complete metamorphosis in insects
holster a sheath for carrying a handgun; a belt with loops or slots for carrying small
home where you live at a particular time; housing that someone is living in
homebound people who are confined to their homes; confined usually by illness
homeland the country where you were born
homely lacking in physical beauty or proportion; having a feeling of home
homeopathy a method of treating disease with small amounts
homer a base hit on which the batter scores a run; ancient Greek epic poet who is believed to have
homeric relating to or characteristic of Homer or his
homesteader someone who settles lawfully on government land
homoeopathy a method of treating disease with small amounts
homogenate material that has been homogenized
homogeneity the quality of being similar or comparable; the quality of being of uniform throughout
homogeneous all of the same or similar kind or nature
homopteran insects having membranous forewings and hind
homosexual someone who is sexually attracted to persons; sexually attracted to members of your own sex
homozygous having identical alleles at corresponding
honest not disposed to cheat or defraud; without dissimulation
honesty the quality of being honest; southeastern European plant cultivated
honey a sweet yellow liquid produced by bees; a beloved person
honeybee social bee often domesticated for the honey it
honeymoon spend a holiday after one's marriage; a holiday taken by a newly married couple
honkey offensive names for a White man
honkie offensive names for a White man
honky offensive names for a White man
honolulu the capital and largest city of Hawaii
honor bestow honor or rewards upon; a tangible symbol signifying approval
honorable not disposed to cheat or defraud; worthy of being honored
honored having an illustrious reputation
honour a tangible symbol signifying approval; the state of being honored
hooch an illicitly distilled alcoholic liquor
hood an aggressive and violent young criminal; an expandable part or marking that resembles
hoodlum an aggressive and violent young criminal
hooey senseless talk
hoof the foot of an ungulate mammal; the horny covering of the end of the foot
hook fasten with a hook; a catch for locking a door
hooked addicted to a drug; curved down like an eagle's beak
hooker a prostitute who attracts customers by walking; the player in the middle of the front row
hooky failure to attend
hoop a rigid circular band of metal or wood or other; a light curved skeleton to spread out a skirt
hoot to utter a loud clamorous shout; a loud raucous cry
hootch an illicitly distilled alcoholic liquor
hop jump lightly; the act of hopping
hope expect and wish; be optimistic
hopeful having or manifesting hope; likely to turn out well in the future
hopeless without hope because there seems to be no; beyond hope of management or reform
hopper funnel-shaped receptacle; a hit that travels along the ground
horde a vast multitude; a moving crowd
hordeolum an infection of the sebaceous gland
horizon the line at which the sky and Earth appear; the range of interest or activity that can be
horizontal parallel to or in the plane of the horizon; something that is oriented horizontally
hormone the secretion of an endocrine gland
horn a noisemaker that makes a loud noise when you; one of the bony outgrowths on the heads
horniness a state of sexual arousal
horny made of horn; having horns or hornlike projections
horrible provoking horror
horrid exceedingly bad; grossly offensive to decency or morality
horrific causing fear or dread or terror; grossly offensive to decency or morality
horrified stricken with horror
horror intense and profound fear; something that inspires horror
horse solid-hoofed herbivorous quadruped domesticated; a padded gymnastic apparatus on legs
horseback the back of a horse; a narrow ridge of hills
horseman a man skilled in equitation; a person who breeds and cares for horses
horseshit obscene words for unacceptable behavior
hospital a health facility where patients receive; a medical institution where sick or injured
host a person who invites guests to a social event; a vast multitude
hostess a woman innkeeper; a woman host
hostile characterized by enmity or ill will; not belonging to your own country's forces
hostility a hostile disposition; violent action that is hostile and usually
hot used of physical heat; characterized by violent and forceful activity
hotel a building where travelers can pay for lodging
hotness the presence of heat; a hot spiciness
hound any of several breeds of dog used for hunting; someone who is morally reprehensible
hour a period of time equal to 1/24th of a day; clock time
hours a period of time assigned for work; an indefinite period of time
house a dwelling that serves as living quarters; contain or cover
housebound confined usually by illness
household a social unit living together
householder someone who owns a home
housekeeping the work of cleaning and running a house
housewife a wife who manages a household while her husband
housing structures collectively in which people are; a protective cover designed to contain
houston the largest city in Texas; United States politician and military leader who
hover hang in the air; be undecided about something
howl a long loud emotional utterance; emit long loud cries
hub the central part of a car wheel through; a center of activity or interest or commerce
huckster a seller of shoddy goods; sell or offer for sale from place to place
huddle crowd or draw together; crouch or curl up
hudson a New York river; English navigator who discovered the Hudson
hue the quality of a color as determined; suffuse with color
hug hold tightly in your arms, usually with fondness; fit closely or tightly
huge unusually great in size or amount or degree
hulk a ship that has been wrecked and abandoned; a very large person
hum sing with closed lips; a humming noise
human characteristic of humanity; relating to a person
humanism the doctrine emphasizing a person's capacity; the doctrine that people's duty is to promote
humanist a classical scholar or student of the liberal; of or pertaining to Renaissance humanism
humanity the quality of being humane; the quality of being human
humble low or inferior in station or quality; cause to feel shame
humbug something intended to deceive; pretentious or silly talk or writing
humiliate cause to feel shame
humiliating causing awareness of your shortcomings
humiliation strong feelings of embarrassment; state of disgrace or loss of self-respect
humility a disposition to be humble; a humble feeling
humming the act of singing with closed lips; a humming noise
humor the trait of appreciating the humorous; a message whose ingenuity or verbal skill
humorist someone who acts speaks or writes in an amusing
humorous full of or characterized by humor
hump something that bulges out or is protuberant; have sexual intercourse with
hun a member of a nomadic people who invaded Europe; offensive term for a person of German descent
hunch an impression that something might be the case; round one's back by bending forward and drawing
hundred being ten more than ninety; ten 10s
hungary a republic in central Europe
hunger a physiological need for food; strong desire for something
hungry feeling hunger; extremely desirous
hunt pursue for food or sport; pursue or chase relentlessly
hunter someone who hunts game; a watch with a hinged metal lid to protect
hunting the pursuit and killing or capture of wild; the work of finding and killing or capturing
hurdle jump a hurdle; a light movable barrier that competitors must
hurl throw forcefully; make a thrusting forward movement
hurler the person who does the pitching
hurricane a severe tropical cyclone usually with heavy
hurried moving rapidly or performed quickly or in great
hurry move very fast; act or move at high speed
hurrying moving with great haste; changing location rapidly
hurt give trouble or pain to; be the source of pain
hurting a symptom of some physical hurt or disorder
hurtle move with or as if with a rushing sound; make a thrusting forward movement
husband a married man; use cautiously and frugally
hush become quiet or still; tranquil silence
husky muscular and heavily built; deep and harsh sounding as if from shouting
hustle cause to move furtively and hurriedly; move or cause to move energetically or busily
hustler a shrewd or unscrupulous person who knows how; a prostitute who attracts customers by walking
hut temporary military shelter; small crude shelter used as a dwelling
hutment an encampment of huts
hydremia blood disorder in which there is excess fluid
hydride any binary compound formed by the union
hydrocarbon an organic compound containing only carbon
hydrocele disorder in which serous fluid accumulates
hydrogen a nonmetallic univalent element that is normally
hydropathy the internal and external use of water
hydrophilic having a strong affinity for water
hydrophobia an acute viral disease of the nervous system; a morbid fear of water
hydrophobic lacking affinity for water; abnormally afraid of water
hydrops swelling from excessive accumulation of watery
hydrotherapy the internal and external use of water
hydrothorax accumulation of fluid in the pleural cavity
hygiene the science concerned with the prevention; a condition promoting sanitary practices
hygienics the science concerned with the prevention
hymen a fold of tissue that partly covers the entrance; the god of marriage
hymenopter insects having two pairs of membranous wings
hymenoptera an order of insects including
hymenopteran insects having two pairs of membranous wings
hymenopteron insects having two pairs of membranous wings
hymie offensive term for a Jew
hymn a song of praise; praise by singing a hymn
hyoscyamine a poisonous crystalline alkaloid
hyoscyamus genus of poisonous herbs
hyperbolic enlarged beyond truth or reasonableness; of or relating to a hyperbola
hyperemia increased blood in an organ or other body part
hyperemic relating to or caused by hyperemia
hypertension a common disorder in which blood pressure
hypertrophy abnormal enlargement of a body part or organ; undergo hypertrophy
hypervolemia a blood disorder consisting of an increase
hypocrisy insincerity by virtue of pretending to have; an expression of agreement that is not supported
hypocrite a person who professes beliefs and opinions
hypospadias an abnormal condition in males
hypothalamic of or relating to the hypothalamus
hypothalamus a basal part of the diencephalon governing
hypothesis a proposal intended to explain certain facts; a tentative insight into the natural world
hypothesize to believe especially on uncertain or tentative
hypothetical based primarily on surmise rather than adequate; a hypothetical possibility, circumstance
hypovolaemia a blood disorder consisting of a decrease
hypovolemia a blood disorder consisting of a decrease
hysteria excessive or uncontrollable fear; state of violent mental agitation
hysterical characterized by or arising from psychoneurotic; marked by excessive or uncontrollable emotion
hysteroscopy visual examination of the uterus and uterine
ibuprofen a nonsteroidal anti-inflammatory and analgesic
icbm a ballistic missile that is capable of traveling
ice water frozen in the solid state; the frozen part of a body of water
icebox white goods in which food can be stored at low
iceland an island republic on the island of Iceland; a volcanic island in the North Atlantic near
ichor a fluid product of inflammation; the rarified fluid said to flow in the veins
ictus a sudden occurrence of a disease
icy devoid of warmth and cordiality; extremely cold
idea the content of cognition; your intention
ideal conforming to an ultimate standard of perfection; the idea of something that is perfect
idealist someone guided more by ideals than by practical
idealized exalted to an ideal perfection or excellence
identical exactly alike; being the exact same one
identify recognize as being; give the name or identifying characteristics of
identity the distinct personality of an individual; the individual characteristics by which a thing
ideology an orientation that characterizes the thinking; imaginary or visionary theorization
idiom a manner of speaking that is natural to native; the style of a particular artist or school
idiopathy any disease arising from internal dysfunctions
idiosyncrasy a behavioral attribute that is distinctive
idiot a person of subnormal intelligence
idiotic insanely irresponsible; so unreasonable as to invite derision
idle not in action or at work; run disconnected or idle
idleness having no employment; the trait of being idle out of a reluctance
idler person who does no work
idol a material effigy that is worshipped; someone who is adored blindly and excessively
idyllic excellent and delightful in all respects; suggestive of an idyll
ignite cause to start burning; arouse or excite feelings and passions
ignorance the lack of knowledge or education
ignorant uneducated in general; uneducated in the fundamentals of a given art
ignore refuse to acknowledge; bar from attention or consideration
ileitis inflammation of the ileum
iliad a Greek epic poem describing the siege of Troy
ill affected by an impairment of normal physical; distressing
illegal prohibited by law or by official or accepted
illicit contrary to accepted morality or convention; contrary to or forbidden by law
illinois a midwestern state in north-central United; the Algonquian language of the Illinois
illiterate not able to read or write; uneducated in the fundamentals of a given art
illness impairment of normal physiological function
illuminate make lighter or brighter; make free from confusion or ambiguity
illuminating tending to increase knowledge or dissipate
illumination a condition of spiritual awareness; the degree of visibility of your environment
illumine make lighter or brighter
illusion an erroneous mental representation; something many people believe that is false
illustrate clarify by giving an example of; depict with an illustration
illustration artwork that helps make something clear; showing by example
illustrative clarifying by use of examples; serving to demonstrate
illustrator an artist who makes illustrations
illustrious having or conferring glory; widely known and esteemed
image an iconic mental representation; a personal facade that one presents to the world
imagery the ability to form mental images of things
imaginary not based on fact; a number of the form a+bi where a and b are real
imagination the formation of a mental image of something; the ability to form mental images of things
imaginative marked by independence and creativity in thought
imagine form a mental image of something that is not; expect, believe, or suppose
imago an adult insect produced after metamorphosis; an idealized image of someone formed
imbecile a person of subnormal intelligence; having a mental age of three to seven years
imbecility a stupid mistake; retardation more severe than a moron but not
imbed fix or set securely or deeply
imitate reproduce someone's behavior or looks; appear like, as in behavior or appearance
imitation the doctrine that representations of nature; copying the actions of someone else
imitative marked by or given to imitation; formed in imitation of a natural sound
immature characteristic of a lack of maturity; not yet mature
immediacy lack of an intervening or mediating agency; the quickness of action or occurrence
immediate of the present time and place; very close or connected in space or time
immense unusually great in size or amount or degree
immerse devote fully to; thrust or throw into
immigrant a person who comes to a country where they were
immodest offending against sexual mores in conduct; having or showing an exaggerated opinion of your
immodesty the perverse act of exposing and attracting; the trait of being vain and conceited
immoral deliberately violating accepted principles; not adhering to ethical or moral principles
immortal not subject to death; any supernatural being worshipped as controlling
immortality the quality or state of being immortal; perpetual life after death
immune a person who is immune to a particular infection; relating to the condition of immunity
immunised having been rendered unsusceptible to a disease
immunity the state of not being susceptible; an act exempting someone
immunized having been rendered unsusceptible to a disease
impact the striking of one body against another; a forceful consequence
impaction a sharp collision produced by striking; a disorder in which a tooth is so crowded
impair make worse or less effective; make imperfect
impairment the occurrence of a change for the worse; damage that results in a reduction of strength
impale pierce with a sharp stake or point; kill by piercing with a spear or sharp pole
impart transmit; bestow a quality on
impasse a situation in which no progress can be made; a street with only one way in or out
impassioned characterized by intense emotion
impatience a lack of patience; a restless desire for change and excitement
impatient restless or short-tempered under delay; full of eagerness
impeccable without fault or error; not capable of sin
impede be a hindrance or obstacle to; block passage through
impending close in time
imperative requiring attention or action; some duty that is essential and urgent
imperfect not perfect; wanting in moral strength, courage, or will
imperialism a policy of extending your rule over foreign; any instance of aggressive extension
impersonal not relating to or responsive to individual; having no personal preference
impersonate assume or act the character of; pretend to be someone you are not
impetigo a very contagious infection of the skin
impetuous characterized by undue haste and lack of thought; marked by violent force
impetus a force that moves something along; the act of applying force suddenly
impinging the physical coming together of two or more
impious lacking piety or reverence for a god; lacking due respect or dutifulness
implacable incapable of being placated
implement apply in a manner consistent with its purpose; instrumentation used to effect an end
implication something that is inferred; a meaning that is not expressly stated but can
implicit implied though not directly expressed; being without doubt or reserve
implike naughtily or annoyingly playful
implore call upon in supplication
imply express or state indirectly; suggest as a logically necessary consequence
import bring in from abroad; commodities bought from a foreign country
importance the quality of being important and worthy; a prominent status
important of great significance or value; important in effect or meaning
impose compel to behave in a certain way; impose something unpleasant
imposition the act of imposing something; an uncalled-for burden
impossible not capable of occurring or being accomplished; totally unlikely
impotent lacking power or ability; unable to copulate
impractical not practical; not practical or realizable
imprecation the act of calling down a curse that invokes; a slanderous accusation
impress have an emotional or cognitive impact upon; impress positively
impression a vague idea in which some confidence is placed; an outward appearance
impressive making a strong or vivid impression; producing a strong effect
imprint establish or impress firmly in the mind; a distinctive influence
imprison lock up or confine, in or as in a jail; confine as if in a prison
imprisonment putting someone in prison or in jail as lawful; the act of confining someone in a prison
impromptu an extemporaneous speech or remark; with little or no preparation or forethought
improve to make better; get better
improved made more desirable or valuable or profitable; become or made better in quality
improvement the act of improving something; a change for the better
improvise perform without preparation; manage in a makeshift way
impudent marked by casual disrespect; improperly forward or bold
impulse an instinctive motive; a sudden desire
impure immoral or obscene; combined with extraneous elements
impurity worthless or dangerous material that should be; the condition of being impure
imputation the attribution to a source or cause; a statement attributing something dishonest
impute attribute or credit to; attribute to a cause or source
inability lack of ability to do something; lacking the power to perform
inaccurate not accurate
inactive not participating in a chemical reaction; not progressing or increasing
inadequate lacking the requisite qualities or resources; of insufficient quantity to meet a need
inadvertence an unintentional omission resulting from failure; the trait of forgetting or ignoring your
inane extremely silly or stupid
inanimate belonging to the class of nouns denoting; not endowed with life
inaudible impossible to hear
inaugural an address delivered at an inaugural ceremony; occurring at or characteristic of a formal
inaugurate commence officially; be a precursor of
incapable lacking capacity or ability; not being susceptible to or admitting
incarnate make concrete and real; possessing or existing in bodily form
incarnation the Christian doctrine of the union of God; a new personification of a familiar idea
incendiary a bomb that is designed to start fires; a criminal who illegally sets fire to property
incense a substance that produces a fragrant odor when; the pleasing scent produced when incense
incentive a positive motivational influence; an additional payment to employees as a means
inception an event that is a beginning
incest sexual intercourse between persons too closely
inch a unit of length equal to one twelfth of a foot; a unit of measurement for advertising space
incidence the relative frequency of occurrence; the striking of a light beam on a surface
incident a single distinct event; falling or striking of light rays on something
incipiency beginning to exist or to be apparent
incisive having or demonstrating ability to recognize; suitable for cutting or piercing
incite provoke or stir up; give an incentive for action
incitement an act of urging on or spurring on or rousing; needed encouragement
inclination an attitude of mind especially one that favors; the angle formed by the x-axis and a given line
incline have a tendency or disposition to do or be; an inclined surface connecting two levels
inclined having a preference, disposition, or tendency; at an angle to the horizontal or vertical
include have as a part, be made up out of; consider as part of something
inclusive including much or everything
income the financial gain accruing over a given period
incompatible not compatible; used especially of drugs or muscles
incompetent someone who is not competent to take effective; not qualified or suited for a purpose
incomplete not complete or total; not yet finished
inconsistent displaying a lack of consistency; not capable of being made consistent
incorporate make into a whole or make part of a whole; include or contain
increase become bigger or greater in amount; make bigger or more
increased made greater in size or amount or degree
increasing becoming greater or larger; increasing in tempo and/or volume
incredible beyond belief or understanding
incubate sit on; grow under conditions that promote development
incubation maintaining something at the most favorable; sitting on eggs so as to hatch them
incubus a male demon believed to lie on sleeping persons; someone who depresses or worries others
incur make oneself subject to; receive a specified treatment
incurable incapable of being cured; a person whose disease is incurable
indebted owing gratitude or recognition to another; under a legal obligation to someone
indecent not in keeping with accepted standards of what; offensive to good taste especially in sexual
indecision doubt concerning two or more possible; the trait of irresolution
indefinite vague or not clearly defined or stated; not decided or not known
indelicacy an impolite act or expression; the trait of being indelicate and offensive
independence freedom from control or influence of another; the successful ending of the American Revolution
independent free from external control and constraint; not controlled by outside forces
index a number or ratio derived from a series; a numerical scale used to compare variables
india a republic in the Asian subcontinent in southern
indian of or relating to or characteristic of India; of or pertaining to Native Americans or their
indiana a state in midwestern United States; United States pop artist
indianapolis the capital and largest city of Indiana
indicate be a signal for or a symptom of; indicate a place, direction, person, or thing
indication something that serves to indicate or suggest; a datum about some physical state
indicator a number or ratio derived from a series; a device for showing the operating condition
indict accuse formally of a crime
indictment a formal document written for a prosecuting; an accusation of wrongdoing
indifference unbiased impartial unconcern; the trait of lacking enthusiasm for or interest
indifferent marked by a lack of interest; showing no care or concern in attitude or action
indigestion a disorder of digestive function characterized
indignant angered at something unjust or wrong
indignation a feeling of righteous anger
indirect having intervening factors or persons; not direct in spatial dimension
indisposed strongly opposed; somewhat ill or prone to illness
individual a human being; being or characteristic of a single thing
indolent disinclined to work or exertion; slow to heal or develop and usually painless
indoor located, suited for, or taking place within; within doors
induce cause to arise; cause to do
induct place ceremoniously or formally in an office; introduce or initiate
induction a formal entry into an organization or position; reasoning from detailed facts to general
indulge yield; give free rein to
indulgence the act of indulging or gratifying a desire; foolish or senseless behavior
indulgent characterized by or given to yielding; tolerant or lenient
indument a covering of fine hairs as on a leaf or insect
indumentum a covering of fine hairs as on a leaf or insect
industrial of or relating to or resulting from industry; having highly developed industries
industry the people or companies engaged in a particular; the organized action of making of goods
inebriate a chronic drinker; become drunk or drink excessively
inept generally incompetent and ineffectual; not elegant or graceful in expression
inert unable to move or resist motion; having only a limited ability to react
inescapable impossible to avoid or evade
inevitable incapable of being avoided or prevented; invariably occurring or appearing
inexorable not to be placated or appeased or moved; impervious to pleas, persuasion, requests
inexpensive relatively low in price or charging low prices
inexperience lack of experience and the knowledge
inexplicable incapable of being explained or accounted for
infallible incapable of failure or error
infamous known widely and usually unfavorably
infancy the early stage of growth or development; the earliest state of immaturity
infant a very young child who has not yet begun to walk
infantile indicating a lack of maturity; of or relating to infants or infancy
infantry an army unit consisting of soldiers who fight
infantryman fights on foot with small arms
infatuated marked by foolish or unreasoning fondness
infatuation a foolish and usually extravagant passion; an object of extravagant short-lived passion
infect communicate a disease to; contaminate with a disease or microorganism
infected containing or resulting from disease-causing
infection the pathological state resulting; moral corruption or contamination
infectious caused by infection or capable of causing; easily spread
infective able to cause disease; caused by infection or capable of causing
infer reason by deduction; draw from specific cases for more general cases
inference the reasoning involved in drawing a conclusion
inferential relating to or having the nature of illation; of reasoning
inferior of or characteristic of low rank or importance; of low or inferior quality
inferiority an inferior quality; the state of being inferior
infernal characteristic of or resembling Hell; expletives used informally as intensifiers
inferno the abode of Satan and the forces of evil; a very intense and uncontrolled fire
infest invade in great numbers; live on or in a host, as of parasites
infestation a swarm of insects that attack plants; the state of being invaded or overrun
infidelity the quality of being unfaithful
infield the area of a baseball field that is enclosed
infiltrate cause to enter by penetrating the interstices; enter a group or organization in order to spy
infiltration a process in which individuals penetrate an area; the slow passage of a liquid through a filtering
infinite having no limits or boundaries in time or space; the unlimited expanse in which everything
inflame cause inflammation in; become inflamed
inflamed lighted with red light as if with flames; resulting from inflammation
inflammatory characterized or caused by inflammation; arousing to action or rebellion
inflate fill with gas or air; exaggerate or make bigger
inflection the patterns of stress and intonation; a change in the form of a word to indicate
inflict impose something unpleasant
infliction the act of imposing something; an act causing pain or damage
infliximab an anti-TNF compound consisting of an antibody; a monoclonal antibody used to treat Crohn's
influence a power to affect persons or events especially; have and exert influence or effect
influent flowing inward
influential having or exercising influence or power
influenza an acute febrile highly contagious viral disease
inform impart knowledge of some fact, state of affairs; give character or essence to
informal not formal; not officially recognized or controlled
information a message received and understood; knowledge acquired through study or experience
informed having much knowledge or education
infraction a crime less serious than a felony
infrared having or employing wavelengths longer than; the infrared region of the electromagnetic
infrequent not frequent
infringement a crime less serious than a felony; an act that disregards an agreement or a right
infuriate make furious
infuriating extremely annoying or displeasing
infuscate darken with a brownish tinge, as of insect wings
ingest serve oneself to, or consume regularly; take up mentally
ingredient a component of a mixture or compound; an abstract part of something
inguen the crease at the junction of the inner part
inhabit be an inhabitant of or reside in; be present in
inhabitant a person who inhabits a particular place
inherent existing as an essential constituent; in the nature of something though not readily
inherit obtain from someone after their death; receive by genetic transmission
inheritance hereditary succession to a title or an office; any attribute or immaterial possession
inhibition the conscious exclusion of unacceptable thoughts; the quality of being inhibited
inhibitory restrictive of action
inhuman without compunction or human feeling; belonging to or resembling something nonhuman
inhumane lacking and reflecting lack of pity
inhumation the ritual placing of a corpse in a grave
initial occurring at the beginning; the first letter of a word
initiate bring into being; take the lead or initiative in
initiation a formal entry into an organization or position; the act of starting something for the first time
initiative readiness to embark on bold new ventures; the first of a series of actions
inject give an injection to; to introduce
injection the forceful insertion of a substance under; the act of putting a liquid into the body
injun offensive term for Native Americans
injure cause injuries or bodily harm to; cause damage or affect negatively
injured harmed; emotionally hurt or upset or annoyed
injury any physical damage to the body caused; an accident that results in physical damage
injustice an unjust act; the practice of being unjust or unfair
ink a liquid used for printing or writing or drawing; dark protective fluid ejected into the water
inlet an arm off of a larger body of water; an opening through which fluid is admitted
inmate one of several resident of a dwelling; a patient who is residing in the hospital where
inn a hotel providing overnight lodging
inner located inward; located or occurring within or closer
inning one of nine divisions of play during which each
innocence the quality of innocent naivete; a state or condition of being innocent
innocent free from evil or guilt; lacking intent or capacity to injure
innovation a creation resulting from study; the creation of something in the mind
inocor a drug used intravenously in heart failure
inoculant a substance that is introduced into the body
inoculate perform vaccinations or produce immunity; insert a bud for propagation
inoculating the act of protecting against disease
inoculation taking a vaccine as a precaution against
inoculum a substance that is introduced into the body
inodorous having no odor
inorganic relating or belonging to the class of compounds; lacking the properties characteristic of living
input signal going into an electronic system; a component of production
inquest an inquiry into the cause of an unexpected death
inquire address a question to and expect an answer from; have a wish or desire to know something
inquiring given to inquiry; a request for information
inquiry a search for knowledge; an instance of questioning
insane afflicted with or characteristic of mental; very foolish
insanity relatively permanent disorder of the mind
inscribe carve, cut, or etch into a material or surface; mark with one's signature
inscribed written on or in a surface; cut or impressed into a surface
inscription letters inscribed on something; the activity of inscribing letters or words
insect small air-breathing arthropod; a person who has a nasty or unethical character
insecta insects
insecticide a chemical used to kill insects
insectifuge a chemical substance that repels insects
insectivore small insect-eating mainly nocturnal terrestrial; any organism that feeds mainly on insects
insert put or introduce into something; place, fit, or thrust into another thing
inside the inner or enclosed surface of something; the region that is inside of something
insight clear or deep perception of a situation; the clear understanding of a complex situation
insinuation an indirect implication; the act of gaining acceptance or affection
insist be emphatic or resolute and refuse to budge; beg persistently and urgently
insistence continual and persistent demands; the act of insisting on something
insistent repetitive and persistent; demanding attention
insolence the trait of being rude and impertinent; an offensive disrespectful impudent act
insolent marked by casual disrespect; unrestrained by convention or propriety
insoluble incapable of being dissolved; admitting of no solution or explanation
inspect look over carefully; come to see in an official or professional
inspector a high ranking police officer; an investigator who observes carefully
inspiration a product of your creative thinking and work; arousal of the mind to special unusual activity
inspire heighten or intensify; serve as the inciting cause of
instability unreliability attributable to being unstable; an unstable order
instal set up for use; place
install set up for use; put into an office or a position
installation the act of installing something; a building or place that provides a particular
installment a payment of part of a debt; the act of installing something
instance an occurrence of something; an item of information that is typical
instant a very short time; a particular point in time
instar an insect or other arthropod between molts
instigate provoke or stir up; serve as the inciting cause of
instinct inborn pattern of behavior often responsive; deeply filled or permeated
institute set up or lay the groundwork for; advance or set forth in court
institution an organization founded and united; an establishment consisting of a building
instruct impart skills or knowledge to; give instructions or directions for some task
instruction a message describing how something is to be done; the activities of educating or instructing
instructor a person whose occupation is teaching
instrument a device that requires skill for proper use; the means whereby some act is accomplished
instrumental relating to or designed for or performed; serving or acting as a means or aid
insufficient of a quantity not able to fulfill a need
insulate place or set apart; protect from heat, cold, or noise by surrounding
insulin hormone secreted by the isles of Langerhans
insult treat, mention, or speak to rudely; a rude expression intended to offend or hurt
insurance promise of reimbursement in the case of loss; written contract or certificate of insurance
insure be careful or certain to do something; make certain of
insurrection organized opposition to authority
intact constituting the undiminished entirety; having the hymen unbroken
intake the process of taking food into the body through; the act of inhaling
integer any of the natural numbers or zero
integral existing as an essential constituent; the result of a mathematical integration
integrate make into a whole or make part of a whole; open to members of all races and ethnic groups
integrated formed or united into a whole; not segregated
integration the action of incorporating a racial; the act of combining into an integral whole
integrity an undivided or unbroken completeness; moral soundness
intellect knowledge and intellectual ability; the capacity for rational thought or inference
intellectual a person who uses the mind creatively; of or associated with or requiring the use
intelligence the ability to comprehend; a unit responsible for gathering
intelligent having the capacity for thought and reason; possessing sound knowledge
intelligible capable of being apprehended or understood; well articulated or enunciated, and loud enough
intend have in mind as a purpose; design or destine
intended resulting from one's intentions; future
intense possessing or displaying a distinctive feature; having the highest saturation
intensify increase in extent or intensity; become more intense
intensity the amount of energy transmitted; high level or degree
intent giving or marked by complete attention to; an anticipated outcome that is intended
intention an anticipated outcome that is intended; the goal with respect to a marriage proposal
intentional characterized by conscious design or purpose; done or made or performed with purpose
interact act together or towards others or with others
interaction a mutual or reciprocal action; the transfer of energy between elementary
intercept seize on its way; the point at which a line intersects
interchange a junction of highways on different levels; mutual interaction
intercourse communication between individuals; sexual activity between individuals, especially
interest a sense of concern with and curiosity about; a reason for wanting something done
interested having or showing interest; involved in or affected by or having a claim
interesting arousing or holding the attention
interface a surface forming a common boundary between two; computer circuit consisting of the hardware
interfere come between so as to be hindrance or obstacle; get involved, so as to alter or hinder
interference the act of hindering or obstructing or impeding; a policy of intervening in the affairs of other
interfering intrusive in a meddling or offensive manner
interim serving during an intermediate interval of time; the time between one event, process, or period
interior the region that is inside of something; situated within or suitable for inside
interject to insert between other elements
interlace spin, wind, or twist together; hold in a locking position
interlayer a layer placed between other layers
interlobular between lobes or lobules
interlocking linked or locked closely together; the act of interlocking or meshing
interlude an intervening period or episode; a brief show inserted between the sections
intermediate lying between two extremes in time or space; a substance formed during a chemical process
interment the ritual placing of a corpse in a grave
interminable tiresomely long
intermittent stopping and starting at irregular intervals
internal happening or arising or located within some; inside the country
internalize incorporate within oneself
interplay reciprocal action and reaction
interpose be or come between; to insert between other elements
interpret make sense of; give an interpretation or explanation to
interpreter someone who mediates between speakers; someone who uses art to represent something
interrelated reciprocally connected
interrupt make a break in; destroy the peace or tranquility of
interruption an act of delaying or interrupting; some abrupt occurrence that interrupts
intersect meet at a point
intersection a point where lines intersect; a junction where one street or road crosses
intersex one having both male and female sexual
intersexual having sexual characteristics intermediate; existing or occurring between the sexes
interspecies arising or occurring between species
interstellar between or among stars
interstitial of or relating to interstices
intertrigo chafing between two skin surfaces that are
intertwine spin, wind, or twist together; make a loop in
interval a definite length of time marked off by two; a set containing all points between two given
intervene get involved, so as to alter or hinder; occur between other event or between certain
intervention the act of intervening; a proceeding that permits a person to enter into
interview conduct an interview in television, newspaper; the questioning of a person
interviewer a person who conducts an interview
interweave interlace by or as if by weaving
interwoven linked or locked closely together
intestate having made no legally valid will before death
intima the innermost membrane of an organ
intimacy close or warm friendship; a feeling of being intimate and belonging
intimate marked by close acquaintance, association; give to understand
intimidate make timid or fearful; to compel or deter by or as if by threats
intimidation the act of intimidating a weaker person to make; a communication that makes you afraid to try
intolerable incapable of being tolerated or endured
intonation rise and fall of the voice pitch; the act of singing in a monotonous tone
intone utter monotonously and repetitively; recite with musical intonation
intoxicate have an intoxicating effect on, of a drug; make drunk
intoxicating causing intoxication; extremely exciting as if by alcohol
intoxication excitement and elation beyond the bounds; a temporary state resulting from excessive
intractable not tractable
intrenchment an entrenched fortification
intricate having many complexly arranged elements
intrigue a crafty and involved plot to achieve your ends; cause to be interested or curious
intrinsic belonging to a thing by its very nature; situated within or belonging solely to the organ
introduce cause to come to know personally; bring something new to an environment
introduction the act of beginning something new; the first section of a communication
introductory serving to open or begin; serving as a base or starting point
introject parental figures that you introjected as a child; incorporate into one's personality unconsciously
intrude enter uninvited; enter unlawfully on someone's property
intrusion any entry into an area not previously occupied; entrance by force or without permission
intuition instinctive knowing; an impression that something might be the case
intumescence the increase in volume of certain substances; swelling up with blood or other fluids
intumescency the increase in volume of certain substances; swelling up with blood or other fluids
inure cause to accept or become hardened to
invade march aggressively into another's territory; to intrude upon, infringe, encroach on, violate
invader someone who enters by force in order to conquer
invalid someone who is incapacitated by a chronic; injure permanently
invariant unaffected by a designated operation; a feature that remains unchanged when
invasion the act of invading; any entry into an area not previously occupied
invent come up with after a mental effort; concoct something artificial or untrue
invention a creation resulting from study; the creation of something in the mind
inventory a detailed list of all the items in stock; the merchandise that a shop has on hand
invest make an investment; give qualities or abilities to
investigate investigate scientifically; conduct an inquiry or investigation of
investigator a scientist who devotes himself to doing; someone who investigates
investment the act of investing; money that is invested with an expectation
investor someone who commits capital in order to gain
invisible impossible or nearly impossible to see; not prominent or readily noticeable
invitation a request to participate or be present or take; a tempting allurement
invite increase the likelihood of; ask someone in a friendly way to do something
inviting attractive and tempting
invocation a prayer asking God's help as part; the act of appealing for help
invoke summon into action or bring into existence; cite as an authority
involve connect closely and often incriminatingly; engage as a participant
involved connected by participation or association or use; entangled or hindered as if e.g. in mire
involvement the act of sharing in the activities of a group; a sense of concern with and curiosity about
inward relating to or existing in the mind or thoughts; directed or moving inward or toward a center
iodide a salt or ester of hydriodic acid
iodinate cause to combine with iodine
iodinated treated with iodine
iodinating combining or causing to combine with iodine
iodination the substitution or addition of iodine atoms
iodine a nonmetallic element belonging to the halogens; a tincture consisting of a solution of iodine
iodise treat with iodine so as to prevent infection; treat with iodine
iodize treat with iodine so as to prevent infection; treat with iodine
iodoform a yellowish crystalline solid with a penetrating; sweet smelling yellow solid haloform CHI3
ion a particle that is electrically charged
ionic containing or involving or occurring in the form; the dialect of Ancient Greek spoken and written
ionized converted totally or partly into ions
iraq a republic in the Middle East in western Asia
ireland a republic consisting of 26 of 32 counties; an island comprising the republic of Ireland
iridoncus swelling of the iris of the eye
irish of or relating to or characteristic of Ireland; people of Ireland or of Irish extraction
irishman a man who is a native or inhabitant of Ireland
iritis inflammation of the iris
iron a heavy ductile magnetic metallic element; a golf club that has a relatively narrow metal
ironical characterized by often poignant difference; humorously sarcastic or mocking
irons metal shackles
irony witty language used to convey insults or scorn; incongruity between what might be expected
irradiation the treatment of disease by exposure; the apparent enlargement of a bright object when
irrational not consistent with or using reason; a real number that cannot be expressed
irregular contrary to rule or accepted order or general; not occurring at a regular rate or fixed
irregularity behavior that breaches the rule or etiquette; not characterized by a fixed principle or rate
irrelevant having no bearing on or connection
irreparable impossible to repair, rectify, or amend
irrigate supply with water, as with channels or ditches; supply with a constant flow or sprinkling
irrigation supplying dry land with water by means; cleaning a wound or body organ by flushing
irritate cause annoyance in; excite to an abnormal condition, or chafe
irritation the psychological state of being irritated; a sudden outburst of anger
island a land mass that is surrounded by water; a zone or area resembling an island
ism a belief accepted as authoritative by some group
isolate place or set apart; obtain in pure form
isolated not close together in time; being or feeling set or kept apart from others
isolation a state of separation between persons or groups; the act of isolating something
isopleth a line drawn on a map connecting points having
isoptera order of social insects that live in colonies
isopteran relating to or characteristic of insects
isoptin a drug used as an oral or parenteral calcium
isordil drug used to treat angina pectoris
isosorbide drug used to treat angina pectoris
isotonic having the same or equal osmotic pressure; relating to or characterized by the equal
isotropic invariant with respect to direction
issue an important question that is in dispute; prepare and issue for public distribution
italian of or pertaining to or characteristic of Italy; the Romance language spoken in Italy
italy a republic in southern Europe on the Italian
itch scrape or rub as if to relieve itching; have or perceive an itch
item a distinct part that can be specified separately; a whole individual unit
itemize specify individually; place on a list of items
itraconazole an oral antifungal drug taken for cases
iud contraceptive device consisting of a piece
ivory a hard smooth ivory colored dentine that makes; a shade of white the color of bleached bones
jab poke or thrust abruptly; a quick short straight punch
jabber talk in a noisy, excited, or declamatory manner; rapid and indistinct speech
jack any of several fast-swimming predacious fishes; male donkey
jackass a man who is a stupid incompetent fool; male donkey
jacket a short coat; an outer wrapping or casing
jactation extremely restless tossing and twitching usually
jactitation extremely restless tossing and twitching usually; speaking of yourself in superlatives
jade a semiprecious gemstone that takes a high polish; an old or over-worked horse
jaded exhausted; dulled by surfeit
jagged having a sharply uneven surface or outline; having an irregularly notched or toothed margin
jail a correctional institution used to detain; lock up or confine, in or as in a jail
jailbird a criminal who has been jailed repeatedly
jam preserve of crushed fruit; interfere with or prevent the reception
jan the first month of the year
jangling like the discordant ringing of nonmusical
janitor someone employed to clean and maintain
january the first month of the year
jap offensive term for a person of Japanese descent
japan a string of more than 3,000 islands to the east; a constitutional monarchy occupying the Japanese
japanese of or relating to or characteristic of Japan; the language spoken by the Japanese
jar a vessel with a wide mouth and without handles; move or cause to move with a sudden jerky motion
jaunty having a cheerful, lively, and self-confident; marked by up-to-dateness in dress and manners
java an island in Indonesia to the south of Borneo; a beverage consisting of an infusion of ground
jaw the part of the skull of a vertebrate; talk socially without exchanging too much
jazz a genre of popular music that originated in New; a style of dance music popular in the 1920s
jealous showing extreme cupidity; suspicious or unduly suspicious or fearful
jealousy a feeling of jealous envy; zealous vigilance
jeep a car suitable for traveling over rough terrain
jeer laugh at with contempt and derision; showing your contempt by derision
jejunitis inflammation of the jejunum of the small
jejunum the part of the small intestine between
jelly a preserve made of the jelled juice of fruit; an edible jelly made with gelatin and used
jeopardize put at risk; pose a threat to
jeopardy a source of danger
jerk pull, or move with a sudden movement; move with abrupt, seemingly uncontrolled motions
jerry offensive term for a person of German descent
jerusalem capital and largest city of the modern state
jest a humorous anecdote or remark intended; tell a joke
jesuit a member of the Jesuit order; having qualities characteristic of Jesuits
jesus a teacher and prophet born in Bethlehem
jet an airplane powered by one or more jet engines; the occurrence of a sudden discharge
jew a person belonging to the worldwide group
jewel a precious or semiprecious stone incorporated; a person who is as brilliant and precious
jeweled covered with beads or jewels or sequins
jeweler someone who makes jewelry; someone in the business of selling jewelry
jewish of or relating to Jews or their culture
jilt cast aside capriciously or unfeelingly; a woman who jilts a lover
jimdandy someone excellent of their kind; something excellent of its kind
jimhickey someone excellent of their kind; something excellent of its kind
jimsonweed intensely poisonous tall coarse annual tropical
jinx an evil spell; a person believed to bring bad luck to those
jitters extreme nervousness
job the principal activity in your life that you do; a specific piece of work required to be done
jock a support for the genitals worn by men engaging; a person trained to compete in sports
jockey someone employed to ride horses in horse races; defeat someone through trickery or deceit
jockstrap a support for the genitals worn by men engaging
jocular characterized by jokes and good humor
john a room or building equipped with one or more; the last of the four Gospels in the New
join become part of; cause to become joined or linked
joint united or combined; the point of connection between two bones
joke a humorous anecdote or remark intended; tell a joke
jolly full of or showing high-spirited merriment; a yawl used by a ship's sailors for general work
jolt an abrupt spasmodic movement; a sudden jarring impact
jolted disturbed psychologically as if by a physical; bumped or shaken jerkily
joshua a book in the Old Testament describing how; Moses' successor who led the Israelites into
josue a book in the Old Testament describing how
journal a daily written record of experiences; a periodical dedicated to a particular subject
journalese the style in which newspapers are written
journalism newspapers and magazines collectively; the profession of reporting or photographing
journalist a writer for newspapers and magazines; someone who keeps a diary or journal
journey the act of traveling from one place to another; undertake a journey or trip
jovial full of or showing high-spirited merriment
jowl the jaw in vertebrates that is hinged to open; a fullness and looseness of the flesh
joy the emotion of great happiness; something or someone that provides a source
joyous full of or characterized by joy
jubilant joyful and proud especially because of triumph; full of high-spirited delight
judaism Jews collectively who practice a religion based; the monotheistic religion of the Jews having
judge determine the result of; form a critical opinion of
judgment an opinion formed by judging something; the act of judging or assessing a person
juice the liquid part that can be extracted from plant; any of several liquids of the body
juicy full of juice; lucrative
july the month following June and preceding August
jumble a confused multitude of things; be all mixed up or jumbled together
jumbled in utter disorder
jump move forward by leaps and bounds; move or jump suddenly, as if in surprise
jumpstart starting an automobile engine that has a weak; start or re-start vigorously
june the month following May and preceding July
junior term of address for a disrespectful and annoying; younger
junk the remains of something that has been destroyed; dispose of
jupiter the largest planet and the 5th from the sun; supreme god of Romans
jurisdiction the right and power to interpret and apply; in law
juror someone who serves on a jury
jury a body of citizens sworn to give a true verdict; a committee appointed to judge a competition
just used especially of what is legally or ethically; fair to all parties as dictated by reason
justice the quality of being just or fair; judgment involved in the determination of rights
justify show to be right by providing justification; adjust the spaces between words
jutting extending out above or beyond a surface; the act of projecting out from something
juxtapose place side by side
kabolin an androgen that is used to treat testosterone
kaffir an offensive and insulting term for any Black; important for human and animal food
kafir an offensive and insulting term for any Black; a member of the Kafir people in northeastern
kaliuresis the presence of excess potassium in the urine
kalumpang large tree of Old World tropics having
kaluresis the presence of excess potassium in the urine
keen having or demonstrating ability to recognize; a funeral lament sung with loud wailing
keep cause to continue in a certain state, position; continue a certain state, condition, or activity
keeping the responsibility of a guardian or keeper; conformity or harmony
ken range of what one can know or understand; the range of vision
kentucky a state in east central United States
keratalgia pain in the cornea
keratitis inflammation of the cornea causing watery
keratoderma any skin disorder consisting of a growth
keratodermia any skin disorder consisting of a growth
keratoiritis inflammation of the cornea and the iris
keratonosus any disease of the cornea
kerion ringworm infection of the hair follicles
kerygma preaching the gospel of Christ in the manner
ketoaciduria excessive amounts of ketone bodies in the urine
ketonuria excessive amounts of ketone bodies in the urine
ketosis an abnormal increase of ketone bodies
key metal device shaped in such a way that when it; serving as an essential component
keyboard device consisting of a set of keys on a piano; holder consisting of an arrangement of hooks
keyhole the hole where a key is inserted
keynote set the keynote of; a fundamental or central idea
kick drive or propel with the foot; thrash about or strike out with the feet
kickoff a kick from the center of the field to start; the time at which something is supposed to begin
kid a young person of either sex; tell false information to for fun
kidnap take away to an undisclosed location against
kidnapper someone who unlawfully seizes and detains
kidney either of two bean-shaped excretory organs
kike offensive term for a Jew
kill cause to die; the act of terminating a life
killable fit to kill, especially for food
killer someone who causes the death of a person; predatory black-and-white toothed whale
killing the act of terminating a life; an event that causes someone to die
kind a category of things distinguished by some; having or showing a tender and considerate
kindred similar in quality or character; group of people related by blood or marriage
kinesthetic of or relating to kinesthesis
kinetic relating to the motion of material bodies; supplying motive force
king a male sovereign; a very wealthy or powerful businessman
kingdom a domain in which something is dominant; the domain ruled by a king or queen
kink a difficulty or flaw in a plan or operation; an eccentric idea
kinky showing or appealing to bizarre or deviant; in small tight curls
kinsey United States zoologist best known for his
kinship a close connection marked by community; relatedness or connection by blood or marriage
kiss touch with the lips or press the lips; the act of caressing with the lips
kissing affectionate play
kit a case for containing a set of articles; young of any of various fur-bearing animals
kitchen a room equipped for preparing meals
kitchenette small kitchen
kite any of several small graceful hawks; plaything consisting of a light frame covered
kitten young domestic cat; give birth to kittens
kleptomania an irresistible impulse to steal in the absence
kleptomaniac someone with an irrational urge to steal
knack a special way of doing something
knapsack a bag carried by a strap on your back
knee hinge joint in the human leg connecting; joint between the femur and tibia in a quadruped
kneel rest one's weight on one's knees; supporting yourself on your knees
knell the sound of a bell rung slowly to announce; ring as in announcing death
knife edge tool used as a cutting instrument; a weapon with a handle and blade with a sharp
knight originally a person of noble birth trained; a chessman shaped to resemble the head
knit make by knitting; a fabric made by knitting
knob a circular rounded projection or protuberance; a round handle
knock deliver a sharp blow or push; rap with the knuckles
knot any of various fastenings formed by looping; a tight cluster of people or things
know be cognizant or aware of a fact or a specific; know how to do or perform something
knowing evidencing the possession of inside information; a clear and certain mental apprehension
knowledge the psychological result of perception
known apprehended with certainty
knuckle a joint of a finger when the fist is closed; press or rub with the knuckles
knucklehead a stupid person
kongfuze Chinese philosopher whose ideas and sayings were
korea an Asian peninsula separating the Yellow Sea
korean a native or inhabitant of Korea who speaks; of or relating to or characteristic of Korea
kraut offensive term for a person of German descent
krauthead offensive term for a person of German descent
kuru a progressive disease of the central nervous
kwell a preparation of lindane that is used to kill
lab a workplace for the conduct of scientific
labdanum a soft blackish-brown resinous exudate; a dark brown to greenish oleoresin that has
label assign a label to; a brief description given for purposes
labeled bearing or marked with a label or tag
labor productive work; a social class comprising those who do manual
laboratory a workplace for the conduct of scientific; a region resembling a laboratory inasmuch as it
laborer someone who works with their hands
laboring doing arduous or unpleasant work
labouring doing arduous or unpleasant work
labrocyte a large connective tissue cell that contains
lac resinlike substance secreted by certain lac
lacerate cut or tear irregularly; deeply hurt the feelings of
lacewing any of two families of insects with gauzy wings
lack the state of needing something that is absent; be without
lacking inadequate in amount or degree; nonexistent
lactating producing or secreting milk
lactation feeding an infant by giving suck at the breast; the production and secretion of milk
lactifuge any agent that reduces milk secretion
lactosuria presence of lactose in the urine
lacy made of or resembling lace; having open interstices or resembling a web
lad a boy or man; a male child
ladder steps consisting of two parallel members; a row of unravelled stitches
laden filled with a great quantity; remove with or as if with a ladle
lady a polite name for any woman; a woman of refinement
ladybeetle small round bright-colored and spotted beetle
ladybird small round bright-colored and spotted beetle
ladybug small round bright-colored and spotted beetle
lag hang or fall in movement, progress, development; the act of slowing down or falling behind
lagoon a body of water cut off from a larger body
laity in Christianity, members of a religious
lake a body of water surrounded by land; any of numerous bright translucent organic
lam flee; give a thrashing to
lamb young sheep; the flesh of a young domestic sheep eaten
lament express grief verbally; a mournful poem
lamentation a cry of sorrow and grief; the passionate and demonstrative activity
lamia a corpse that rises at night to drink the blood
laminitis inflammation of the laminated tissue
lamisil an oral antifungal drug used to treat cases
lamium genus of Old World herbs
lamp an artificial source of visible illumination; a piece of furniture holding one or more
lamplight light from a lamp
lance a long pointed rod used as a tool or weapon; an implement with a shaft and barbed point used
land the land on which real estate is located; material in the top layer of the surface
landing an intermediate platform in a staircase; structure providing a place where boats can land
landlord a landowner who leases to others
landmark the position of a prominent or well-known object; an event marking a unique or important
landmass a large continuous extent of land
landscape an expanse of scenery that can be seen; a genre of art dealing with the depiction
landslide a slide of a large mass of dirt and rock down; an overwhelming electoral victory
landslip a slide of a large mass of dirt and rock down
lane a narrow way or road; a well-defined track or path
language a systematic means of communicating by the use; communication by word of mouth
languid lacking spirit or liveliness
lanky tall and thin and having long slender limbs; tall and thin
lanoxin digitalis preparation used to treat congestive
lantern light in a transparent protective case
lao of or relating to a member of the Buddhist; the Tai language of a Buddhist people living
laos a mountainous landlocked communist state
lap the upper side of the thighs of a seated person; lie partly over or alongside of something
lapidate kill by throwing stones at; throw stones at
lapidator an attacker who pelts the victim with stones
lapse a mistake resulting from inattention; a failure to maintain a higher state
lapsing a failure to maintain a higher state
larcenous having a disposition to steal
large above average in size or number or quantity; fairly large or important in effect
larger large or big relative to something else
lark any carefree episode; any of numerous predominantly Old World birds
larva the immature free-living form of most
larvacide an insecticide that kills the larvae of insects
larvicide a chemical used to kill larval pests
laryngitis inflammation of the mucous membrane
lash beat severely with a whip or rod; a quick blow delivered with a whip or whiplike
lashing beating with a whip or strap or rope as a form; violently urging on by whipping or flogging
last immediately past; coming after all others in time or space
lasting continuing or enduring without marked change; existing for a long time
lat a broad flat muscle on either side of the back
latch fasten with a latch; catch for fastening a door or gate
late being or occurring at an advanced period of time; after the expected or usual time
latent potentially existing but not presently evident; not presently active
later coming at a subsequent time or stage; at or toward an end or late period or stage
latest up to the immediate present; the most recent news or development
lather the froth produced by soaps or detergents; the foam resulting from excessive sweating
latin any dialect of the language of ancient Rome; of or relating to the ancient Latins
latitude the angular distance between an imaginary line; scope for freedom of e.g. action or thought
latter referring to the second of two things or persons; the second of two or the second mentioned of two
laudanum narcotic consisting of an alcohol solution
laugh produce laughter; the sound of laughing
laughter the sound of laughing; the activity of laughing
launch set up or found; propel with force
laurels a tangible symbol signifying approval; the state of being honored
lavatory a room or building equipped with one or more; a bathroom sink that is permanently installed
lavender of a pale purple color; a pale purple color
lavish expend profusely; very generous
law the collection of rules imposed by authority; legal document setting forth rules governing
lawlessness illegality as a consequence of unlawful acts; a state of lawlessness and disorder
lawman an officer of the law
lawn a field of cultivated and mowed grass
lawrence a town in northeastern Kansas on the Kansas; English novelist and poet and essayist whose
lawyer a professional person authorized to practice law
laxation the act of making something less tight; the elimination of fecal waste through the anus
laxative a mild cathartic; stimulating evacuation of feces
lay put into a certain place or abstract location; put in a horizontal position
layer single thickness of usually some homogeneous; make or form a layer
laying the production of eggs
layman someone who is not a clergyman or a professional
layoff the act of laying off an employee or a work
layout the act of laying out; a plan or design of something that is laid out
lazarus the diseased beggar in Jesus' parable; the person who Jesus raised from the dead after
lazy moving slowly and gently; disinclined to work or exertion
lead take somebody somewhere; produce as a result or residue
leaden darkened with overcast; made heavy or weighted down with weariness
leader a person who rules or guides or inspires others; a featured article of merchandise sold at a loss
leaders the body of people who lead a group
leadership the activity of leading; the body of people who lead a group
leading indicating the most important performer or role; greatest in importance or degree or significance
leaf the main organ of photosynthesis; hinged or detachable flat section
leafhopper small leaping insect that sucks the juices
league an association of sports teams that organizes; an association of states or organizations
leak an accidental hole that allows something; tell anonymously
lean to incline or bend from a vertical position; cause to lean or incline
leap move forward by leaps and bounds; a light, self-propelled movement upwards
leapfrog advancing as if in the child's game, by leaping; a game in which one child bends down and another
learn gain knowledge or skills; get to know or become aware of, usually
learned having or showing profound knowledge; highly educated
learning the cognitive process of acquiring skill; profound scholarly knowledge
lease let for money; a contract granting use or occupation
leash restraint consisting of a rope used to restrain; a figurative restraint
least the superlative of; something that is of no importance
leather an animal skin made smooth and flexible; whip with a leather strap
leave go away from a place; go and leave behind, either intentionally
lech man with strong sexual desires
lecher man with strong sexual desires
lecherous given to excessive indulgence in sexual activity
lechery unrestrained indulgence in sexual activity
lecture a speech that is open to the public; deliver a lecture or talk
lecturer a public lecturer at certain universities; someone who lectures professionally
ledger a record in which commercial accounts are; an accounting journal as a physical object
leer look suggestively or obliquely; a suggestive or sneering look or grin
leering showing sly or knowing malice in a glance; sidelong and slyly lascivious
left being or located on or directed toward the side; location near or direction toward the left side
leftfield the piece of ground in the outfield; the fielding position of the player
lefty a person who uses the left hand with greater; a baseball pitcher who throws the ball
leg a human limb; a structure in animals that is similar
legal established by or founded upon law or official; of or relating to jurisprudence
legation the post or office of legate; a permanent diplomatic mission headed
legend a story about mythical or supernatural beings; brief description accompanying an illustration
legendary so celebrated as to having taken on the nature; celebrated in fable or legend
legionella the motile aerobic rod-shaped Gram-negative
legislation law enacted by a legislative body; the act of making or enacting laws
legislative relating to a legislature or composed of members; of or relating to or created by legislation
legislator someone who makes or enacts laws
legislature persons who make or amend or repeal laws
legitimate of marriages and offspring; in accordance with recognized or accepted
legs staying power
leisure time available for ease and relaxation; freedom to choose a pastime or enjoyable
lemma a subsidiary proposition that is assumed to be; the heading that indicates the subject
lemon yellow oval fruit with juicy acidic flesh; a strong yellow color
lend give temporarily; bestow a quality on
length the linear extent in space from one end; continuance in time
lengthy relatively long in duration
lenitive remedy that eases pain and discomfort; moderating pain or sorrow by making it easier
lens a transparent optical device used to converge; electronic equipment that uses a magnetic
lepidopteran insect that in the adult state has four wings
lepidopteron insect that in the adult state has four wings
leprosy chronic granulomatous communicable disease
leptospira important pathogens causing Weil's disease
lesion any localized abnormal structural change; an injury to living tissue
less a quantifier meaning not as great in amount; fewer
lessen decrease in size, extent, or range; make smaller
lessened impaired by diminution; decreased in severity
lessening a change downward
lesser of less size or importance; smaller in size or amount or value
lesson a unit of instruction; punishment intended as a warning to others
let make it possible through a specific action; actively cause something to happen
letch man with strong sexual desires
lethal of an instrument of certain death
lethargy a state of comatose torpor; weakness characterized by a lack of vitality
letter a written message addressed to a person; the conventional characters of the alphabet used
lettering letters inscribed on something
letterman an athlete who has earned a letter in a school
leucocytosis an abnormal increase in the number of white
leucoma eye disease consisting of an opaque white spot
leucorrhea discharge of white mucous material
leukocytosis an abnormal increase in the number of white
leukoma eye disease consisting of an opaque white spot
leukorrhea discharge of white mucous material
level a position on a scale of intensity or amount; a relative position or degree of value
levy impose and collect; the act of drafting into military service
lewdness the trait of behaving in an obscene manner
lexical of or relating to words; of or relating to dictionaries
lexicon a language user's knowledge of words; a reference book containing an alphabetical list
leyte a battle in World War II
lgv infectious disease caused by a species
liable at risk of or subject to experiencing something; likely to be affected with
liaison a channel for communication between groups; a usually secretive or illicit sexual
liar a person who has lied or who lies repeatedly
liberal a person who favors a political philosophy; showing or characterized by broad-mindedness
liberalism a political orientation that favors social; an economic theory advocating free competition
liberate give equal rights to; grant freedom to
liberty immunity from arbitrary exercise of authority; freedom of choice
libido a Freudian term for sexual urge or desire
library a room where books are kept; a depository built to contain books and other
license a legal document giving official permission; freedom to deviate deliberately from normally
licensed given official approval to act
licit sanctioned by custom or morality especially; authorized, sanctioned by, or in accordance
lick beat thoroughly and conclusively; pass the tongue over
licking an unsuccessful ending to a struggle or contest; the act of inflicting corporal punishment
lid either of two folds of skin that can be moved; a movable top or cover for closing the opening
lie be located or situated somewhere; be lying, be prostrate
liederkranz a soft cheese with a strong odor and flavor
lieutenant a commissioned military officer; an officer in a police force
life a characteristic state or mode of living; the experience of being alive
lifeless deprived of life; destitute or having been emptied of life
lifelike evoking lifelike images within the mind; free from artificiality
lifespan the period during which something is functional
lifetime the period during which something is functional
lift raise from a lower to a higher position; take hold of something and move it
lifter an athlete who lifts barbells; a thief who steals goods that are in a store
light electromagnetic radiation that can produce; any device serving as a source of illumination
lighted set afire or burning; provided with artificial light
lighting having abundant light or illumination; apparatus for supplying artificial light effects
lightning abrupt electric discharge from cloud to cloud; the flash of light that accompanies an electric
lightweight a professional boxer who weighs between 131; weighing relatively little compared with another
lignite intermediate between peat and bituminous coal
like prefer or wish to do something; find enjoyable or agreeable
likelihood the probability of a specified outcome
likely has a good chance of being the case or of coming; likely but not certain to be or become true
liking a feeling of pleasure and enjoyment
lilac any of various plants of the genus Syringa; of a pale purple color
lilith in ancient Semitic folklore
limb one of the jointed appendages of an animal used; any projection that is thought to resemble
limburger a soft white cheese with a very strong pungent
limit the greatest possible degree of something; place limits on
limitation the quality of being limited or restricted; a principle that limits the extent of something
limited small in range or scope; including only a part
limiting restricting the scope or freedom of action; the grammatical relation that exists when a word
limonene a liquid terpene with a lemon odor
limp walk impeded by some physical limitation; without energy or will
line a formation of people or things one beside; a mark that is long relative to its width
lineage the descendants of one individual; inherited properties shared with others of your
linear designating or involving an equation whose terms; of or in or along or relating to a line
lined bordered by a line of things; marked by lines or seams
linen a fabric woven with fibers from the flax plant; a high-quality paper made of linen fibers
linger remain present although waning or gradually; leave slowly and hesitantly
linguist a specialist in linguistics; a person who speaks more than one language
linguistic consisting of or related to language; of or relating to the scientific study
linguistics the scientific study of language; the humanistic study of language and literature
liniment a medicinal liquid that is rubbed into the skin
link make a logical or causal connection; a fastener that serves to join or connect
linnet small Old World finch whose male has a red; small finch originally of the western United
lint fine ravellings of cotton or linen fibers; cotton or linen fabric with the nap raised
lintwhite small Old World finch whose male has a red
lion large gregarious predatory feline of Africa; the fifth sign of the zodiac
lionize assign great social importance to
lip either of two fleshy folds of tissue; either the outer margin or the inner margin
lipidosis a disorder of lipid metabolism
lipstick makeup that is used to color the lips; apply lipstick to
liqueur strong highly flavored sweet liquor usually
liquid existing as or having characteristics; a substance that is liquid at room temperature
liquidate get rid of by killing; eliminate by paying off
liquidation termination of a business operation by using; the act of exterminating
liquidator a person who liquidates assets or preserves them; a criminal who commits homicide
liquor an alcoholic beverage that is distilled rather; a liquid substance that is a solution used
list a database containing an ordered array of items; give or make a list of
listen hear with intention; listen and pay attention
listener someone who listens attentively
lister moldboard plow with a double moldboard designed; assessor who makes out the tax lists
listeriosis an infectious disease of animals and humans
liter a metric unit of capacity, formerly defined
literal being or reflecting the essential or genuine; without interpretation or embellishment
literalness adhereing to the concrete construal of something
literary of or relating to or characteristic; appropriate to literature rather than everyday
literature creative writing of recognized artistic value; the humanistic study of a body of literature
lithuresis passing small stones with the urine
litter the offspring at one birth of a multiparous; rubbish carelessly dropped or left about
little limited or below average in number or quantity; small in quantity or degree
live be an inhabitant of or reside in; lead a certain kind of life
livedo skin disorder characterized by patchy bluish
lively full of life and energy; full of spirit
liver large and complicated reddish-brown glandular; liver of an animal used as meat
liverish irritable as if suffering from indigestion; suffering from or suggesting a liver disorder
livery the voluntary transfer of something from one; the care of horses for pay
livestock any animals kept for use or profit
livid furiously angry; anemic looking from illness or emotion
living the experience of being alive; people who are still living
load weight to be borne or conveyed; fill or place a load on
loaded filled with a great quantity; charged with ammunition
loading weight to be borne or conveyed; a quantity that can be processed or transported
loaf a shaped mass of baked bread that is usually; be lazy or idle
loan the temporary provision of money; give temporarily
loathe find repugnant
loathly highly offensive
loathsome highly offensive; causing or able to cause nausea
lobby a large entrance or reception room or area; detain in conversation by or as if by holding
lobe a somewhat rounded subdivision of a bodily organ; a rounded projection that is part of a larger
lobscuse a stew of meat and vegetables and hardtack
lobule a small lobe or subdivision of a lobe
local relating to or applicable to or concerned; of or belonging to or characteristic
locale the scene of any event or action
locality a surrounding or nearby region
localization a determination of the place where something is; the principle that specific functions have
locate discover the location of; determine or indicate the place, site, or limits
located situated in a particular spot or position
location a point or extent in space; a determination of the place where something is
lochia substance discharged from the vagina
lock fasten with a lock; keep engaged
locker a storage compartment for clothes and valuables; a trunk for storing personal possessions
lockjaw an acute and serious infection of the central
lockup jail in a local police station; the act of locking something up to protect it
locoism a disease of livestock caused by locoweed
locust migratory grasshoppers of warm regions having; any of various hardwood trees of the family
lodge be a lodger; file a formal charge against
lodging structures collectively in which people are; the act of lodging
lodgings temporary living quarters
loft floor consisting of open space at the top; floor consisting of a large unpartitioned space
lofty of imposing height; of high moral or intellectual value
log a segment of the trunk of a tree when stripped; enter into a log, as on ships and planes
loggerhead very large carnivorous sea turtle; a stupid person
loggerheaded stupid
logic the branch of philosophy that analyzes inference; reasoned and reasonable judgment
logical capable of or reflecting the capability; based on known statements or events
lomustine an antineoplastic drug often used to treat brain
london the capital and largest city of England; United States writer of novels based
lone lacking companions or companionship; characterized by or preferring solitude
loneliness the state of being alone in solitary isolation; sadness resulting from being forsaken
lonely marked by dejection from being alone; lacking companions or companionship
long primarily temporal sense; primarily spatial sense
longhand rapid handwriting in which letters are set down; having words written out in full by hand
longing prolonged unfulfilled desire or need
look perceive with attention; give a certain impression or have a certain
looking appearing to be as specified; the act of directing the eyes toward something
lookup an operation that determines whether one or more
loom come into view indistinctly, often threateningly; appear very large or occupy a commanding
loon large somewhat primitive fish-eating diving bird; a worthless lazy fellow
loop fastener consisting of a metal ring for lining; make a loop in
loophole an ambiguity that makes it possible to evade; a small hole in a fortified wall
loose not compact or dense in structure or arrangement; not in the possession or control of any player
loosen make loose or looser; become loose or looser or less tight
loot goods or money obtained illegally; informal terms for money
lorca Spanish poet and dramatist who was shot dead
lord terms referring to the Judeo-Christian God; a person who has general authority over others
lordship a title used to address any British peer except; the authority of a lord
lore knowledge gained through tradition or anecdote
lose fail to keep or to maintain; fail to win
loser a contestant who loses the contest; a gambler who loses a bet
loss something that is lost; gradual decline in amount or activity
losses something lost
lost no longer in your possession or control; having lost your bearings
lot a large number or amount or extent; a parcel of land having fixed boundaries
lots a large number or amount
loud characterized by or producing sound of great; tastelessly showy
louisiana a state in southern United States on the Gulf
lounge sit or recline comfortably; a room with seating where people can wait
louse wingless usually flattened bloodsucking insect; any of several small insects especially aphids
lousy very bad; infested with lice
lout an awkward stupid person
loutish ill-mannered and coarse and contemptible
love have a great affection or liking for; a strong positive emotion of regard
loveliness the quality of being good looking and attractive
lovely appealing to the emotions as well as the eye; lovable especially in a childlike or naive way
lovemaking sexual activities between two people
lover a person who loves someone or is loved; an ardent follower and admirer
loving feeling or showing love and affection
low less than normal in degree or intensity; literal meanings
lower move something or somebody to a lower position; set lower
lowered below the surround or below the normal position
lowlife a person who is deemed to be despicable
lowliness a position of inferior status; the state of being humble and unimportant
lowly low or inferior in station or quality; inferior in rank or status
lowness the quality of being low; a low or small degree of any quality
loyal steadfast in allegiance or duty; inspired by love for your country
loyalty the quality of being loyal; feelings of allegiance
lubber an awkward stupid person; an inexperienced sailor
lubricity feeling morbid sexual desire or a propensity
lucid transparently clear; transmitting light
lucifer chief spirit of evil and adversary of God; lighter consisting of a thin piece of wood
luck your overall circumstances or condition in life; an unknown and unpredictable phenomenon
lucky occurring by chance; having or bringing good fortune
lues a common venereal disease caused
lug carry with difficulty; marine worms having a row of tufted gills along
luggage cases used to carry belongings when traveling
lukewarm feeling or showing little interest or enthusiasm; moderately warm
lull a pause during which things are calm; calm by deception
lumber the wood of trees cut and prepared for use; move heavily or clumsily
luminous softly bright or radiant
lummox an awkward stupid person
lump a compact mass; put together indiscriminately
lunacy foolish or senseless behavior; obsolete terms for legal insanity
lunar of or relating to or associated with the moon
lunatic insane and believed to be affected by the phases; an insane person
lunation the period between successive new moons
lunch a midday meal; take the midday meal
lung either of two saclike respiratory organs
lunge make a thrusting forward movement; the act of moving forward suddenly
lunkhead a stupid person
lupus a constellation in the southern hemisphere near; any of several forms of ulcerative skin disease
lurch walk as if unable to control one's movements; move abruptly
lure provoke someone to do something through promises; qualities that attract by seeming to promise
lurid glaringly vivid and graphic; horrible in fierceness or savagery
lurk lie in wait, lie in ambush, behave in a sneaky; be about
luscious having strong sexual appeal; extremely pleasing to the sense of taste
lush produced or growing in extreme abundance; a person who drinks alcohol to excess habitually
lust self-indulgent sexual desire; a strong sexual desire
luster a quality that outshines the usual; the visual property of something that shines
lustfulness a strong sexual desire
lusty endowed with or exhibiting great bodily; vigorously passionate
luxuria self-indulgent sexual desire
luxurious displaying luxury and furnishing gratification; ostentatiously rich and superior in quality
luxury something that is an indulgence rather than; the quality possessed by something
lychnis mostly perennial herbs with sticky stems
lymphangitis inflammation of a lymph vessel
lymphedema swelling caused by lymph accumulating
lymphocyte an agranulocytic leukocyte that normally makes
lymphuria the presence of lymph in the urine
lynch kill without legal sanction
lynching putting a person to death by mob action without
lyric the text of a popular song or musical-comedy; expressing deep emotion
lyricist a person who writes the words for songs
lysis dissolution or destruction of cells such; recuperation in which the symptoms of an acute
lyssa an acute viral disease of the nervous system
maceration extreme leanness; softening due to soaking or steeping
machilid wingless insect living in dark moist places
machine any mechanical or electrical device; an intricate organization that accomplishes
machinery machines or machine systems collectively; a system of means and activities whereby
machinist a craftsman skilled in operating machine tools
macroglossia a congenital disorder characterized
maculate spot, stain, or pollute; make dirty or spotty, as by exposure to air
mad roused to anger; affected with madness or insanity
maddened marked by extreme anger
maddening extremely annoying or displeasing
made produced by a manufacturing process; having the sheets and blankets set in order
madhouse pejorative terms for an insane asylum
madman an insane person
madnep biennial weed in Europe and America having large
madness obsolete terms for legal insanity; unrestrained excitement or enthusiasm
maffia a crime syndicate in the United States; a secret terrorist group in Sicily
mafia a crime syndicate in the United States; a secret terrorist group in Sicily
mafioso a member of the Mafia crime syndicate; a member of the Sicilian Mafia
magazine a periodic publication containing pictures; product consisting of a paperback periodic
magdalen a reformed prostitute
maggot the larva of the housefly and blowfly commonly
magic any art that invokes supernatural powers; possessing or using or characteristic
magical possessing or using or characteristic
magician someone who performs magic tricks to amuse; one who practices magic or sorcery
magnet a device that attracts iron and produces; a characteristic that provides pleasure
magnetic of or relating to or caused by magnetism; having the properties of a magnet
magnetism attraction for iron; the branch of science that studies magnetism
magnetize make magnetic; attract strongly, as if with a magnet
magnificent characterized by grandeur
magnified enlarged to an abnormal degree
magnify increase in size, volume or significance; make large
magnitude the property of relative size or extent; relative importance
magpie long-tailed black-and-white crow that utters; someone who collects things that have been
mahogany wood of any of various mahogany trees; a shade of brown with a tinge of red
maid a female domestic; an unmarried girl
maiden an unmarried girl; an over in which no runs are scored
maidenhead a fold of tissue that partly covers the entrance
maidism a disease caused by deficiency of niacin
mail send via the postal service; the system whereby messages are transmitted via
mailbox a private box for delivery of mail; public box for deposit of mail
main most important element; a principal pipe in a system that distributes
maine a state in New England
mainland the main land mass of a country or continent
maintain cause to continue in a certain state, position; keep in safety and protect from harm, decay
maintenance activity involved in maintaining something; means of maintenance of a family or group
maintenon French consort of Louis XIV who secretly married
maitreya the Bodhisattva who is to appear as a Buddha
majestic having or displaying great dignity or nobility; majestic in manner or bearing
major of greater importance or stature or rank; greater in scope or effect
majority the property resulting from being or relating; more than half of the votes
majors the most important league in any sport
make engage in; give certain properties to something
maker a person who makes things; a business engaged in manufacturing some product
making the act that results in something coming to be; the components needed for making or doing
malady impairment of normal physiological function; any unwholesome or desperate condition
malaise physical discomfort
malaria an infective disease caused by sporozoan
male being the sex that produces gametes that perform; an animal that produces gametes that can
malefactor someone who has committed a crime or has been
malformed so badly formed or out of shape as to be ugly
malfunction a failure to function normally; fail to function or function improperly
malingerer someone shirking their duty by feigning illness
malodor a distinctive odor that is offensively
malodorous having an unpleasant smell
malodour a distinctive odor that is offensively
malodourous having an unpleasant smell
mama informal terms for a mother; a name under which Ninkhursag was worshipped
mamma informal terms for a mother; milk-secreting organ of female mammals
mammal any warm-blooded vertebrate having the skin more
mammalian of or relating to the class Mammalia; any warm-blooded vertebrate having the skin more
mammogram X-ray film of the soft tissue of the breast
mammography a diagnostic procedure to detect breast tumors
mammy informal terms for a mother; an offensive term for a Black nursemaid
man an adult person who is male; someone who serves in the armed forces
manage be successful; be in charge of, act on, or dispose of
management the act of managing something; those in charge of running a business
manager someone who controls resources and expenditures; someone in charge of training an athlete
manchester largest city in New Hampshire; a city in northwestern England
mandate a document giving an official instruction; assign under a mandate
mandatory required by rule; a territory surrendered by Turkey or Germany
maneuver a military training exercise; direct the course
mange a persistent and contagious disease of the skin
manginess a lack of elegance as a consequence of wearing
manhattan one of the five boroughs of New York City; a cocktail made with whiskey and sweet vermouth
manhood the state of being a man; the status of being a man
manhunt an organized search for a person
mania an irrational but irresistible motive; a mood disorder
maniac an insane person; a person who has an obsession with or excessive
maniacal wildly disordered
manic affected with or marked by frenzy or mania
maniclike resembling the mania of manic-depressive illness
manifest provide evidence for; a customs document listing the contents put
manifold a pipe that has several lateral outlets; many and varied
manipulate influence or control shrewdly or deviously; hold something in one's hands and move it
manky inferior and worthless
manned having a crew
manner how something is done or how it happens; a way of acting or behaving
manners social deportment
mannitol a diuretic used to promote the excretion
manometer a pressure gauge for comparing pressures
manpower the force of workers available
manslayer a criminal who commits homicide
mantel shelf that projects from wall above fireplace
mantid predacious long-bodied large-eyed insect of warm
mantis predacious long-bodied large-eyed insect of warm
mantispid insect that resembles a mantis
manual a small handbook; a prescribed drill in handling a rifle
manufacture put together out of artificial or natural; the organized action of making of goods
manufactured produced in a large-scale industrial operation
manufacturer a business engaged in manufacturing some product; someone who manufactures something
manure any animal or plant material used to fertilize; spread manure, as for fertilization
manuscript the form of a literary work submitted; handwritten book or document
many a quantifier that can be used with count nouns
manzanita chiefly evergreen shrubs of warm dry areas; evergreen tree of the Pacific coast of North
map a diagrammatic representation of the earth's; make a map of
maple wood of any of various maple trees; any of numerous trees or shrubs of the genus
mar make imperfect; a mark or flaw that spoils the appearance
mara hare-like rodent of the pampas of Argentina; Hindu god of death
marat French revolutionary leader who was a leader
marble a hard crystalline metamorphic rock that takes; a small ball of glass that is used in various
marbles a children's game played with little balls made; the basic human power of intelligent thought
march march in a procession; the month following February and preceding April
mare female equine animal; a dark region of considerable extent
margin the boundary line or the area immediately inside; an amount beyond the minimum necessary
marginal at or constituting a border or edge; of questionable or minimal quality
marginality the property of being marginal or on the fringes
marihuana the most commonly used illicit drug; a strong-smelling plant whose dried leaves can
marijuana the most commonly used illicit drug; a strong-smelling plant whose dried leaves can
marinate soak in marinade
marine of or relating to the sea; a member of the United States Marine Corps
marital of or relating to the state of marriage
mark be a distinctive feature, attribute, or trait; designate as if by a mark
marked strongly marked; singled out for notice or especially for a dire
market the world of commercial activity where goods; the customers for a particular product
marketable being in demand by especially employers; capable of being marketed
marketing the exchange of goods for an agreed sum of money; shopping at a market
marketplace the world of commercial activity where goods; an area in a town where a public mercantile
marking a pattern of marks; a distinguishing symbol
marksman someone skilled in shooting
marksmanship skill in shooting
maroon leave stranded or isolated with little hope; of dark brownish to purplish red
marrano a disparaging term for a Jew who converted
marriage the state of being a married couple voluntarily; two people who are married to each other
married joined in matrimony; a person who is married
marrow the fatty network of connective tissue; the choicest or most essential or most vital
marry take in marriage; perform a marriage ceremony
mars a small reddish planet that is the 4th; Roman god of war and agriculture
marshal a law officer having duties similar to those; make ready for action or use
martian of or relating to the planet Mars; imaginary people who live on the planet Mars
martini a cocktail made of gin with dry vermouth
martyr one who suffers for the sake of principle; one who voluntarily suffers death as the penalty
martyrdom death that is imposed because of the person's; any experience that causes intense suffering
marupa tree of the Amazon valley yielding a light
marvel be amazed at; something that causes feelings of wonder
marvelous extraordinarily good or great; too improbable to admit of belief
marxist following the ideas of Marx and Engels; an advocate of Marxism
mary the mother of Jesus
masculine of grammatical gender; associated with men and not with women
mask activity that tries to conceal something; a covering to disguise or conceal the face
masochism sexual pleasure obtained from receiving
masochistic deriving pleasure or sexual gratification
masonry structure built of stone or brick by a mason; the craft of a mason
masquerade take part in a masquerade; pretend to be someone or something that you are
mass the property of a body that causes it to have; a large number or amount or extent
massachuset the Algonquian language of the Massachuset; a member of the Algonquian people who formerly
massacre kill a large number of people indiscriminately; the savage and excessive killing of many people
massage kneading and rubbing parts of the body; give a massage to
masses the common people generally
masseur a male massager
massive imposing in size or bulk or solidity; consisting of great mass
mast a vertical spar for supporting sails; any sturdy upright pole
mastalgia pain in the breast
mastectomy surgical removal of a breast to remove
master an artist of consummate skill; a person who has general authority over others
masterpiece the most outstanding work of a creative artist; an outstanding achievement
mastery great skillfulness and knowledge of some subject; power to dominate or defeat
mastitis inflammation of a breast
mastocyte a large connective tissue cell that contains
mastoiditis inflammation of the mastoid
mastopathy any pathology of the breast
mastopexy plastic surgery to lift or reshape the breasts
masturbate get sexual gratification through; stimulate sexually
masturbation manual stimulation of the genital organs
mat a thick flat pad used as a floor covering; sports equipment consisting of a piece of thick
matador the principal bullfighter who is appointed
match be compatible, similar or consistent; provide funds complementary to
matching being two identical; intentionally matched
mate engage in sexual intercourse; the officer below the master on a commercial
material the tangible substance that goes into the makeup; information that can be used or reworked into
materialism a desire for wealth and material possessions; the philosophical theory that matter is the only
materialize come into being
mathematical of or pertaining to or of the nature; relating to or having ability to think
mathematics a science dealing with the logic of quantity
mating the act of pairing a male and female
matriculate enroll as a student; someone who has been admitted to a college
matter a vaguely specified concern; some situation or event that is thought about
maturation coming to full development; the process of an individual organism growing
mature develop and reach maturity; characteristic of maturity
maturity the period of time in your life after your; state of being mature
mauve of a pale to moderate greyish violet color; a moderate purple
maximal the greatest or most complete or best possible
maximize make as big or large as possible; make the most of
maximum the greatest or most complete or best possible; the largest possible quantity
may the month following April and preceding June; thorny Eurasian shrub of small tree having dense
mayapple North American herb with poisonous root stock
mayfly slender insect with delicate membranous wings
mayidism a disease caused by deficiency of niacin
mayor the head of a city government
maze complex system of paths or tunnels in which it; something jumbled or confused
mazopathy any pathology of the breast
mead made of fermented honey and water; United States philosopher of pragmatism
meadow a field where grass or alfalfa are grown to be
meadowlark North American songbirds having a yellow breast
meager deficient in amount or quality or extent
meal the food served and eaten at one time; coarsely ground foodstuff
mealybug scalelike plant-eating insect coated
mean mean or intend to express or convey; have as a logical consequence
meandering of a path e.g.
meaning the message that is intended or expressed; the idea that is intended
meaningful having a meaning or purpose
meaningless having no meaning or direction or purpose; producing no result or effect
means thing or person that acts to produce; an instrumentality for accomplishing some end
measles an acute and highly contagious viral disease
measurable capable of being measured; of distinguished importance
measure determine the measurements of something; express as a number or measure or quantity
measurement the act or process of assigning numbers
measuring the act or process of assigning numbers
meat the flesh of animals used as food; the choicest or most essential or most vital
mechanic a craftsman skilled in operating machine tools; someone whose occupation is repairing
mechanical using mechanisms or tools or devices; relating to or concerned with machinery or tools
mechanics the branch of physics concerned with the motion; the technical aspects of doing something
mechanism the atomic process that occurs during a chemical; the technical aspects of doing something
meconium thick dark green mucoid material
mecoptera an order of carnivorous insects usually having
mecopteran any of various carnivorous insects of the order
medal an award for winning a championship
meddlesome intrusive in a meddling or offensive manner
meddling intrusive in a meddling or offensive manner; the act of altering something secretly
medical relating to the study or practice of medicine; requiring or amenable to treatment by medicine
medicament something that treats or prevents or alleviates
medication something that treats or prevents or alleviates; the act of treating with medicines or remedies
medicine the branches of medical science that deal; the learned profession that is mastered
medieval relating to or belonging to the Middle Ages; as if belonging to the Middle Ages
mediocre poor to middling in quality; moderate to inferior in quality
meditate reflect deeply on a subject; think intently and at length, as for spiritual
medium a means or instrumentality for storing; around the middle of a scale of evaluation
medusa one of two forms that coelenterates take; a woman transformed into a Gorgon by Athena
medusan one of two forms that coelenterates take
medusoid one of two forms that coelenterates take; relating to or resembling a medusa
meek humble in spirit or manner; very docile
meet come together; get together socially or for a specific purpose
meeting a formally arranged gathering; a small informal social gathering
megabucks a large sum of money
megadeath the death of a million people
melaena abnormally dark tarry feces containing blood
melancholy a feeling of thoughtful sadness; characterized by or causing or expressing
melee a noisy riotous fight
melena abnormally dark tarry feces containing blood
melody a succession of notes forming a distinctive; the perception of pleasant arrangements
melon any of numerous fruits of the gourd family; any of various fruit of cucurbitaceous vines
melt reduce or cause to be reduced from a solid; become or cause to become soft or liquid
melting the process whereby heat changes something; becoming liquid
member one of the persons who compose a social group; anything that belongs to a set or class
membership the body of members of an organization or group; the state of being a member
memorable worth remembering
memorandum a written proposal or reminder
memorize commit to memory
memory something that is remembered; the cognitive processes whereby past experience
memphis largest city of Tennessee; an ancient city of Egypt on the Nile
men the force of workers available
menace something that is a source of danger; a threat or the act of threatening
menarche the first occurrence of menstruation in a woman
mend restore by replacing a part or putting together; heal or recover
meniere French otologist who first described a form
meningism symptoms that mimic those of meningitis but
meningitis infectious disease characterized by inflammation
mental involving the mind or an intellectual process; of or relating to the mind
mentality mental ability; a habitual or characteristic mental attitude
menthol a lotion containing menthol which gives it; a crystalline compound that has the cool
mention make reference to; make mention of
meperidine a synthetic narcotic drug used to treat pain
mephitic of noxious stench from atmospheric pollution
mephitis in some classifications; a distinctive odor that is offensively
meq one-thousandth of an equivalent
meralgia pain in the thigh
mercenary a person hired to fight for another country than; profit oriented
merchandise commodities offered for sale; engage in the trade of
merchant a businessperson engaged in retail trade
merciless having or showing no mercy
mercury a heavy silvery toxic univalent and bivalent; temperature measured by a mercury thermometer
mercy leniency and compassion shown toward offenders; a disposition to be kind and forgiving
mere being nothing more than specified; apart from anything else
meretricious like or relating to a prostitute; based on pretense
merge become one; mix together different elements
merger the combination of two or more commercial; an occurrence that involves the production
merit be worthy or deserving; any admirable quality or attribute
merriment a gay feeling; activities that are enjoyable or amusing
merry full of or showing high-spirited merriment; offering fun and gaiety
mesalliance a marriage with a person of inferior social
mesh the number of openings per linear inch; coordinate in such a way that all parts work
meshuggeneh a crazy fool; senseless
meshuggener a crazy fool; senseless
mess a state of confusion and disorderliness; a military dining room where service personnel
message a communication that is written or spoken; what a communication that is about something
messenger a person who carries a message
messy dirty and disorderly
metabola insects that undergo complete metamorphosis
metagenesis alternation of sexual and asexual generations
metal any of several chemical elements that are; containing or made of or resembling
metallic containing or made of or resembling; a yarn made partly or entirely of metal
metaphor a figure of speech in which an expression
metaphysical pertaining to or of the nature of metaphysics; transcending physical matter or the laws
metastasis the spreading of a disease to another part
meteor any of the small solid extraterrestrial bodies; a streak of light in the sky at night
meteorite stony or metallic object that is the remains
meteoritic of or relating to or caused by meteorites
meter the basic unit of length adopted under; any of various measuring instruments
methadon synthetic narcotic drug similar to morphine but
methadone synthetic narcotic drug similar to morphine but
methanal a colorless poisonous gas
methanol a light volatile flammable poisonous liquid
method a way of doing something, especially; an acting technique introduced by Stanislavsky
methodical characterized by method and orderliness
metralgia pain in the uterus
metritis inflammation of the lining of the uterus
metropolis a large and densely populated urban area; people living in a large densely populated
metropolitan relating to or characteristic of a metropolis; a person who lives in a metropolis
mexican a native or inhabitant of Mexico; of or relating to Mexico or its inhabitants
mexico a republic in southern North America
miasmic filled with vapor; of noxious stench from atmospheric pollution
micelle an electrically charged particle built up
michigan a midwestern state in north central United; a gambling card game in which chips are placed
mick offensive term for a person of Irish descent
mickey offensive term for a person of Irish descent
microbat typically having large ears and feeding
microbe a minute life form
microcytosis a blood disorder characterized by the presence
micron a metric unit of length equal to one millionth
micropenis an abnormally small penis
microphallus an abnormally small penis
microphone device for converting sound waves into
microscope magnifier of the image of small objects
microscopic of or relating to or used in microscopy; extremely precise with great attention
microsecond one millionth of a second
microwave a short electromagnetic wave; kitchen appliance that cooks food by passing
micturate eliminate urine
micturition the discharge of urine
mid used in combination to denote the middle
midazolam an injectable form of benzodiazepine useful
middle an area that is approximately central within; being neither at the beginning nor at the end
midnight 12 o'clock at night
midshipman a temporary rank held by young naval officers
midst the location of something surrounded by other
midway equally distant from the extremes; naval battle of World War II
midwestern of a region of the United States generally
might physical strength
mighty having or showing great strength or force
migrate move from one country or region to another; move periodically or seasonally
migration the movement of persons from one country; the periodic passage of groups of animals
mild moderate in type or degree or effect or force; mild and pleasant
mile a unit of length equal to 1,760 yards or 5,280; a unit of length used in navigation
milestone stone post at side of a road to show distances; a significant event in your life
militant showing a fighting disposition; disposed to warfare or hard-line policies
military of or relating to the study of the principles; characteristic of or associated with soldiers
militia civilians trained as soldiers but not part; the entire body of physically fit civilians
milk a white nutritious liquid secreted by mammals; take milk from female mammals
mill a plant consisting of one or more buildings; grind with a mill
millennium a span of 1000 years; in Revelations it is foretold that those
milliampere one thousandth of an ampere
millidegree a unit of temperature equal to one-thousandth
milligram one thousandth gram
milliliter a metric unit of volume equal to one thousandth
million denoting a quantity consisting of 1,000,000; the number that is represented as a one followed
milquetoast a timid man or boy considered childish
mimesis the imitative representation of nature and human; the representation of another person's words
mimetic characterized by or of the nature of or using; exhibiting mimicry
min a unit of time equal to 60 seconds or 1/60th; any of the forms of Chinese spoken in Fukien
mince make less severe or harsh; food chopped into small bits
mind that which is responsible for one's thoughts; be offended or bothered by
minded mentally oriented toward something specified; naturally disposed toward
mindful bearing in mind
mindless lacking the thinking capacity characteristic; requiring little mental effort
mine excavation in the earth from which ores; explosive device that explodes on contact
miner laborer who works in a mine
mineral solid homogeneous inorganic substances occurring; relating to minerals
minge vulgar term for a woman's pubic hair or genitals
mingle to bring or combine together or with something; get involved or mixed-up with
miniature a copy that reproduces a person or thing; painting or drawing included in a book
minimal the least possible
minimize make small or insignificant; represent as less significant or important
minimum the least possible; the smallest possible quantity
mining the act of extracting ores or coal etc; laying explosive mines in concealed places
minister a person authorized to conduct religious worship; attend to the wants and needs of others
ministry building where the business of a government; religious ministers collectively
minneapolis largest city in Minnesota
minnesota a midwestern state
minor of lesser importance or stature or rank; lesser in scope or effect
minority a group of people who differ racially; being or relating to the smaller in number
minute a unit of time equal to 60 seconds or 1/60th; an indefinitely short time
miracle any amazing or wonderful occurrence; a marvellous event manifesting a supernatural
mirror polished surface that forms images by reflecting; reflect as if in a mirror
misbehavior improper or wicked or immoral behavior
miscarriage a natural loss of the products of conception; failure of a plan
mischief reckless or malicious behavior that causes; the quality or nature of being harmful or evil
misconstrue interpret in the wrong way
misdeed improper or wicked or immoral behavior
misdemeanor a crime less serious than a felony
misdemeanour a crime less serious than a felony
miserable very unhappy; of the most contemptible kind
misery a state of ill-being due to affliction; a feeling of intense unhappiness
misfire fail to fire or detonate; an explosion that fails to occur
misfortune unnecessary and unforeseen trouble resulting; an unfortunate state resulting from unfavorable
misgiving uneasiness about the fitness of an action; painful expectation
misjudge judge incorrectly
mislead give false or misleading information to; lead someone in the wrong direction or give
misleading designed to deceive or mislead either
misplace place or position wrongly; place where one cannot find it again
misplaced put in the wrong place or position; lost temporarily
misplay a failure of a defensive player to make an out; play wrong or in an unskillful manner
misrepresent represent falsely; tamper, with the purpose of deception
miss fail to perceive or to catch with the senses; feel or suffer from the lack of
misshapen so badly formed or out of shape as to be ugly
missile a rocket carrying a warhead of conventional; a weapon that is forcibly thrown or projected
missing not able to be found; nonexistent
mission an organization of missionaries in a foreign; a special assignment that is given to a person
missionary someone who attempts to convert others; someone sent on a mission--especially
mississippi a state in the Deep South on the gulf of Mexico; a major North American river and the chief river
missouri a midwestern state in central United States; the longest river in the United States
mist a thin fog with condensation near the ground; become covered with mist
mistake a wrong action attributable to bad judgment; identify incorrectly
mistaken wrong in e.g. opinion or judgment; arising from error
mistress an adulterous woman; a woman master who directs the work of others
mistrust regard as untrustworthy; the trait of not trusting others
misuse apply to a wrong thing or person; improper or excessive use
mite a slight but appreciable amount; any of numerous very small to minute arachnids
mitigate lessen or to try to lessen the seriousness; make less severe or harsh
mitigative moderating pain or sorrow by making it easier
mitigatory moderating pain or sorrow by making it easier
mix mix together different elements; add as an additional element or part
mixed consisting of a haphazard assortment; involving or composed of different races
mixing the act of mixing together
mixture a substance consisting of two or more substances; any foodstuff made by combining different
moan indicate pain, discomfort, or displeasure; an utterance expressing pain or disapproval
mob a disorderly crowd of people; a loose affiliation of gangsters in charge
mobile migratory; sculpture suspended in midair whose delicately
mobility the quality of moving freely
mobilize make ready for action or use; call to arms
moblike characteristic of a mob
mobster a criminal who is a member of gang
mock treat with contempt; constituting a copy or imitation of something
modal relating to or constituting the most frequent; an auxiliary verb that is used to express
mode how something is done or how it happens; the most frequent value of a random variable
model a hypothetical description of a complex entity; a type of product
moderate being within reasonable or average limits; not extreme
modern belonging to the modern era; relating to a recently developed fashion
modernism genre of art and literature that makes; practices typical of contemporary life
modernity the quality of being current or of the present
modernize make repairs, renovations, revisions; become technologically advanced
modest marked by simplicity; not large but sufficient in size or amount
modesty freedom from vanity or conceit; formality and propriety of manner
modification the act of making something different; slightly modified copy
modified changed in form or character; mediocre
modifier a content word that qualifies the meaning; a gene that modifies the effect produced
modify make less severe or harsh or extreme; add a modifier to a constituent
modulation a musical passage moving from one key to another; the transmission of a signal by using it to vary
moist slightly wet
moisten make moist; moisten with fine drops
moisture wetness caused by water
molal designating a solution containing one mole
mold form in clay, wax, etc; container into which liquid is poured to create
molecular relating to or produced by or consisting; relating to simple or elementary organization
molecule the simplest structural unit of an element; a tiny piece of anything
molest harass or assault sexually; annoy continually or chronically
molestation the act of tormenting by continued persistent; the act of subjecting someone to unwanted
molester someone who subjects others to unwanted
molluscum any skin disease characterized by soft pulpy
molten reduced to liquid form by heating
moment a particular point in time; an indefinitely short time
momentary lasting for a markedly brief time
momentum an impelling force or strength; the product of a body's mass and its velocity
mommy informal terms for a mother
monarch a nation's ruler or head of state usually; large migratory American butterfly having deep
monastic of communal life sequestered from the world; a male religious living in a cloister
monday the second day of the week
money the most common medium of exchange; wealth reckoned in terms of money
mongolianism a congenital disorder caused by having an extra
mongolism a congenital disorder caused by having an extra
mongoloid a person suffering from Down syndrome; a member of the Mongoloid family
mongrel an inferior dog or one of mixed breed; derogatory term for a variation that is not
moniliasis an infection caused by fungi of the genus
monitor keep tabs on; any of various large tropical carnivorous
monitoring the act of observing something
monk a male religious living in a cloister; United States jazz pianist who was one
monkey any of various long-tailed primates; one who is playfully mischievous
monkshood a poisonous herb native to northern Europe
mono an acute disease characterized by fever; designating sound transmission or recording
monocle lens for correcting defective vision in one eye
monologue speech you make to yourself; a dramatic speech by a single actor
monopolize have or exploit a monopoly of; have and control fully and exclusively
monopoly a market in which there are many buyers but only; exclusive control or possession of something
monorchidism failure of one testes to descend into
monorchism failure of one testes to descend into
monosyllable a word or utterance of one syllable
monotone of a sequence or function; an unchanging intonation
monotonous tediously repetitious or lacking in variety; sounded or spoken in a tone unvarying in pitch
monotony the quality of wearisome constancy, routine; constancy of tone or pitch or inflection
monsoon a seasonal wind in southern Asia; any wind that changes direction with the seasons
monster an imaginary creature usually having various; a person or animal that is markedly unusual
monstrosity something hideous or frightful; a person or animal that is markedly unusual
monstrous abnormally large; shockingly brutal or cruel
month one of the twelve divisions of the calendar year; a time unit of approximately 30 days
montreal a city in southern Quebec province on the Saint
monument a structure erected to commemorate persons; a burial vault
mood a characteristic state of feeling; the prevailing psychological state
moon the natural satellite of the Earth; any object resembling a moon
mooneye recurrent eye inflammation in horses
moonie an often derogatory term for a member
moonlight the light of the Moon; work a second job, usually after hours
moonstruck insane and believed to be affected by the phases
mop to wash or wipe with or as if with a mop; cleaning implement consisting of absorbent
moral concerned with principles of right and wrong; the significance of a story or event
morale the spirit of a group that makes the members; a state of individual psychological well-being
morality concern with the distinction between good; motivation based on ideas of right and wrong
morals motivation based on ideas of right and wrong
morbid suggesting the horror of death and decay; caused by or altered by or manifesting disease
morbidity the quality of being unhealthful and generally; an abnormally gloomy or unhealthy state of mind
morbific able to cause disease
morbilli an acute and highly contagious viral disease
more a quantifier meaning greater in size or amount; quantifier meaning greater in number
morgue a building where dead bodies are kept before
moribund being on the point of death; not growing or changing
morning the time period between dawn and noon; a conventional expression of greeting
moroccan of or relating to or characteristic of Morocco; a native or inhabitant of Morocco
morocco a kingdom in northwestern Africa with a largely; a soft pebble-grained leather made from goatskin
morose showing a brooding ill humor
morosoph a learned fool
morphia an alkaloid narcotic drug extracted from opium
morphine an alkaloid narcotic drug extracted from opium
morrow the next day
mors Roman god of death
morsel a small amount of solid food; a small quantity of anything
mortal subject to death; a human being
mortality the quality or state of being mortal; the ratio of deaths in an area to the population
mortar a muzzle-loading high-angle gun with a short; plaster with mortar
mortgage a conditional conveyance of property as security; put up as security or collateral
mortified made to feel uncomfortable because of shame; suffering from tissue death
mortuary a building where dead bodies are kept before; of or relating to a funeral
mosaic art consisting of a design made of small pieces; arrangement of aerial photographs forming
moscow a city of central European Russia
mosquito two-winged insect whose female has a long
most quantifier meaning the greatest in number; the superlative of
moth typically crepuscular or nocturnal insect having
mother a woman who has given birth to a child; care for like a mother
motherfucker insulting terms of address for people who are
motif a design or figure that consists of recurring; a unifying idea that is a recurrent element
motion the use of movements to communicate familiar; a natural event that involves a change
motionless not in physical motion
motivate give an incentive for action
motivated provided with a motive or given incentive
motivating impelling to action; the act of motivating
motivation the psychological feature that arouses; the act of motivating
motive the psychological feature that arouses; causing or able to cause motion
motor machine that converts other forms of energy into; travel or be transported in a vehicle
motrin a nonsteroidal anti-inflammatory and analgesic
mottle mark with spots or blotches of different color; an irregular arrangement of patches of color
motto a favorite saying of a sect or political group
mound the slight elevation on which the pitcher stands; a collection of objects laid on top of each
mount attach to a support; go up or advance
mountain a land mass that projects well above; a large number or amount or extent
mountainous like a mountain in size and impressiveness; having hills and crags
mountainside the side or slope of a mountain
mounted assembled for use; decorated with applied ornamentation
mourn feel sadness; observe the customs of mourning after the death
mourner a person who is feeling grief
mournful expressing sorrow; filled with or evoking sadness
mourning the passionate and demonstrative activity; state of sorrow over the death or departure
mouse any of numerous small rodents typically; a hand-operated electronic device that controls
mouth the opening through which food is taken; the externally visible part of the oral cavity
mouthful the quantity that can be held in the mouth; a small amount eaten or drunk
mouthpart any part of the mouth of an insect or other
mouthpiece an acoustic device; a part that goes over or into the mouth
move change location; cause to move or shift into a new position
movement a change of position that does not entail; the act of changing location from one place
mover workman employed by a moving company; a company that moves the possessions of a family
movie a form of entertainment that enacts a story
moving in motion; arousing or capable of arousing deep emotion
mph the ratio of the distance traveled to the time; a speedometer reading for the momentary rate
much great in quantity or degree or extent; a great amount or extent
mucky dirty and messy; soft and watery
mucosa mucus-secreting membrane lining all body
mucus protective secretion of the mucous membranes
mud water soaked soil; slanderous remarks or charges
muddleheaded stupid and confused
muddy soft and watery; dirty and messy
muffle suppress in order to conceal or hide; a kiln with an inner chamber for firing things
muffled being or made softer or less loud or clear; wrapped up especially for protection or secrecy
muffler a tubular acoustic device inserted; a scarf worn around the neck
mulch a protective covering of rotting vegetable; cover with mulch
mule hybrid offspring of a male donkey and a female; a slipper that has no fitting around the heel
multiple having or involving or consisting of more than; the product of a quantity by an integer
multiplicity the property of being multiple; a large number
multiply combine by multiplication; combine or increase by multiplication
mumble talk indistinctly; a soft indistinct utterance
mummify dry up and shrivel due to complete loss; remove the organs and dry out in order
mumps an acute contagious viral disease characterized
mundane found in the ordinary course of events; belonging to this earth or world
municipal relating or belonging to or characteristic; of or relating to the government
murder unlawful premeditated killing of a human being; kill intentionally and with premeditation
murderer a criminal who commits homicide
murky clouded as with sediment; dark or gloomy
murmur speak softly or indistinctly; a low continuous indistinct sound
murrain any disease of domestic animals that resembles
muscle one of the contractile organs of the body; animal tissue consisting predominantly
muscular of or relating to or consisting of muscle; having a robust muscular body-build
muse reflect deeply on a subject; in ancient Greek mythology any of 9 daughters
museum a depository for collecting and displaying
music an artistic form of auditory communication; any agreeable sounds
musical characterized by or capable of producing music; a play or film whose action and dialogue
musician someone who plays a musical instrument; artist who composes or conducts music
musicianship artistry in performing music
musket a muzzle-loading shoulder gun with a long barrel
musketry musketeers and their muskets collectively; the technique of using small arms
mussy dirty and disorderly
mustache an unshaved growth of hair on the upper lip
muster gather or bring together; call to duty, military service, jury duty, etc.
musth an annual phase of heightened sexual excitement
mute expressed without speech; a device used to soften the tone of a musical
mutiny open rebellion against constituted authority; engage in a mutiny against an authority
mutt an inferior dog or one of mixed breed
mutter talk indistinctly; make complaining remarks or noises under one's
mutton meat from a mature domestic sheep
muttonhead a stupid person
mutual common to or shared by two or more parties; concerning each of two or more persons or things
muzzle forward projecting part of the head of certain; the open circular discharging end of a gun
myalgia pain in a muscle or group of muscles
myasthenia a chronic progressive disease characterized; any muscular weakness
myelitis inflammation of the spinal cord
myiasis infestation of the body by the larvae of flies
myocardial of or relating to the myocardium
myocarditis inflammation of the myocardium
myodynia pain in a muscle or group of muscles
myofibrilla one of many contractile filaments that make up
myometritis inflammation of the myometrium
myonecrosis localized death of muscle cell fibers
myopathic of or relating to any disease of the muscles
myosis reflex contraction of the sphincter muscle; an acute infectious disease occurring
myositis inflammation of muscle tissue
myriad too numerous to be counted; a large indefinite number
myrmecophile an organism such as an insect that habitually
mysophilia abnormal attraction to filth
mysophobia a morbid fear of dirt or contamination
mysterious of an obscure nature; having an import not apparent to the senses nor
mystery something that baffles understanding and cannot; a story about a crime presented as a novel
mystic having an import not apparent to the senses nor; someone who believes in the existence
mystique an aura of heightened value or interest
myth a traditional story accepted as history
mythological based on or told of in traditional stories
mythology myths collectively; the study of myths
myxomatosis a viral disease of rabbits
nab take into custody; tag the base runner to get him out
nadir an extreme state of adversity; the point below the observer that is directly
nag bother persistently with trivial complaints; worry persistently
nail attach something somewhere by means of nails; a thin pointed piece of metal that is hammered
naive marked by or showing unaffected simplicity; not initiated
naked completely unclothed; having no protecting or concealing cover
nalline a narcotic antagonist that counteracts
nalorphine a narcotic antagonist that counteracts
naloxone a potent narcotic antagonist especially
name a language unit by which a person or thing; assign a specified proper name to
namtar a demon personifying death
namtaru a demon personifying death
nance offensive term for a homosexual man
nandrolone an androgen that is used to treat testosterone
napoleon French general who became emperor of the French; a card game similar to whist
naprapathy a drugless method of treatment based
naprosyn a nonsteroidal anti-inflammatory drug used
naproxen a nonsteroidal anti-inflammatory drug used
narcan a potent narcotic antagonist especially
narcolepsy a sleep disorder characterized by sudden
narrative a message that tells the particulars of an act; consisting of or characterized by the telling
narrow not wide; make or become more narrow or restricted
narrowed reduced in size as by squeezing together; made narrow
nasal of or in or relating to the nose; sounding as if the nose were pinched
nastiness the quality of being highly unpleasant; malevolence by virtue of being malicious
nasty offensive or even malicious; exasperatingly difficult to handle or circumvent
natal relating to or accompanying birth; a region of eastern South Africa on the Indian
nation a politically organized body of people under; the people who live in a nation or country
national of or relating to or belonging to a nation; limited to or in the interests of a particular
nationalism love of country and willingness to sacrifice; the doctrine that your national culture
nationalize put under state control or ownership; make national in character or scope
native characteristic of or existing by virtue; an indigenous person who was born
natriuresis the presence of abnormally large amounts
natural in accordance with nature; existing in or produced by nature
nature the essential qualities or characteristics; a causal agent creating and controlling things
naturopathy a method of treating disease using food
naught a quantity of no importance; complete failure
naughty badly behaved; suggestive of sexual impropriety
nausea the state that precedes vomiting; disgust so strong it makes you feel sick
naval connected with or belonging to or used in a navy
navel a scar where the umbilical cord was attached; the center point or middle of something
navigate travel on water propelled by wind or by other; act as the navigator in a car, plane, or vessel
navy an organization of military vessels belonging; a dark shade of blue
nazi a German member of Adolf Hitler's political; relating to or consistent with or typical
neandertal extinct robust human of Middle Paleolithic; relating to or belonging to or resembling
neanderthal ill-mannered and coarse and contemptible; extinct robust human of Middle Paleolithic
near not far distant in time or space or degree; move towards
nearby close at hand
neat clean or organized; free from clumsiness
nebula a faint cloudy spot on the cornea; an immense cloud of gas and dust in interstellar
nec an acute inflammatory disease occurring
necessary absolutely essential; unavoidably determined by prior circumstances
necessitate require as useful, just, or proper; cause to be a concomitant
necessity the condition of being essential; anything indispensable
neck the part of an organism that connects the head; an opening in a garment for the neck
necktie neckwear consisting of a long narrow piece
necrobiosis the normal degeneration and death of living
necrology a notice of someone's death; a list of people who died recently
necrolysis disintegration and dissolution of dead tissue
necromancer one who practices magic or sorcery; one who practices divination by conjuring up
necromancy conjuring up the dead, especially; the belief in magical spells that harness occult
necromania an irresistible sexual attraction to dead bodies
necromantic relating to or associated with necromancy; given to or produced by or used in the art
necrophilia an irresistible sexual attraction to dead bodies
necrophilism an irresistible sexual attraction to dead bodies
necropsy an examination and dissection of a dead body
necrosis the localized death of living cells
nectar a sweet liquid secretion that is attractive; the food and drink of the gods
need require as useful, just, or proper; have need of
needed necessary for relief or supply
needle a slender pointer for indicating the reading; the leaf of a conifer
needless unnecessary and unwarranted
negative characterized by or displaying negation; expressing or consisting of a negation
neglect leave undone or leave out; fail to attend to
neglected lacking a caretaker; disregarded
negligence failure to act with the prudence; the trait of neglecting responsibilities
negligible so small as to be meaningless; not worth considering
negotiate discuss the terms of an arrangement; succeed in passing through, around, or over
negotiation a discussion intended to produce an agreement; the activity or business of negotiating
negro a person with African ancestry,; having skin rich in melanin pigments
neighbor a person who lives near another; a nearby object of the same kind
neighborhood a surrounding or nearby region; people living near one another
nemesis the goddess of divine retribution and vengeance; something causing misery or death
neo recent or new
neocortex the cortical part of the neencephalon
neocortical of or relating to the neocortex of the cerebrum
nephew a son of your brother or sister
nephralgia pain in the kidney
nephritis an inflammation of the kidney
nephropathy a disease affecting the kidneys
nephrosis a disease affecting the kidneys; a syndrome characterized by edema and large
nephthys Egyptian goddess associated with ritual
nergal god ruling with his consort Ereshkigal the world
nerve any bundle of nerve fibers running to various; the courage to carry on
nerves an uneasy psychological state; control of your emotions
nervous easily agitated; causing or fraught with or showing anxiety
nervure one of the horny ribs that stiffen and support; any of the vascular bundles or ribs that form
nest a structure in which animals lay eggs or give; inhabit a nest, usually after building
nestle move or arrange oneself in a comfortable; a close and affectionate embrace
net remaining after all deductions; a computer network consisting of a worldwide
netherworld the world of the dead
nettle any of numerous plants having stinging hairs; cause annoyance in
network an interconnected system of things or people; a communication system consisting of a group
neuralgia acute spasmodic pain along the course of one
neuralgy acute spasmodic pain along the course of one
neuritis inflammation of a nerve accompanied by pain
neuroptera an order of insects including
neuropteran insect having biting mouthparts and four large
neuropteron insect having biting mouthparts and four large
neurosis a mental or personality disturbance not
neurotic characteristic of or affected by neurosis; a person suffering from neurosis
neurotoxic poisonous to nerves or nerve cells
neutral having no personal preference; having only a limited ability to react
neutralism a policy of neutrality or nonalignment
neutralist an advocate of neutrality in international
neutralize make politically neutral and thus inoffensive; make ineffective by counterbalancing the effect
neutrophil the chief phagocytic leukocyte
new not of long duration; original and of a kind not seen before
newborn recently born; having just or recently arisen or come into
newcomer any new participant in some activity; a recent arrival
newport a port city in southeastern Wales; a resort city in southeastern Rhode Island
news information about recent and important events; information reported in a newspaper or news
newsboy a boy who delivers newspapers
newsletter report or open letter giving informal
newsman a person who investigates and reports or edits
newspaper a daily or weekly publication on folded sheets; a business firm that publishes newspapers
newtonian of or relating to or inspired by Sir Isaac; a follower of Isaac Newton
next immediately following in time or order; nearest in space or position
nice pleasant or pleasing or agreeable in nature; socially or conventionally correct
niche an enclosure that is set back or indented; a small concavity
nick a small cut; a prison
nickel a hard malleable ductile silvery metallic; a United States coin worth one twentieth
nickname a familiar name for a person; give a nickname to
nicotine an alkaloid poison that occurs in tobacco
nidus a nest in which spiders or insects deposit their; a central point or locus of an infection
niff an unpleasant smell
night the time after sunset and before sunrise while; darkness
nightclub a spot that is open late at night
nightfall the time of day immediately following sunset
nightingale European songbird noted for its melodious; English nurse remembered for her work during
nightmare a terrifying or deeply upsetting dream; a situation resembling a terrifying dream
nilpotent equal to zero when raised to a certain power
nincompoop a stupid foolish person
nine denoting a quantity consisting of one more than; the cardinal number that is the sum of eight
nineteen being one more than eighteen; the cardinal number that is the sum of eighteen
nineteenth coming next after the eighteenth in position; position 19 in a countable series of things
ninety being ten more than eighty; the cardinal number that is the product of ten
ninny a stupid foolish person
ninth coming next after the eighth and just before; position nine in a countable series of things
nip squeeze tightly between the fingers; give a small sharp bite to
nit egg or young of an insect parasitic on mammals; a luminance unit equal to 1 candle per square
nitrobenzene a poisonous oily water-soluble liquid used
nitrogen a common nonmetallic element that is normally
nitrospan trade names for nitroglycerin used as a coronary; a heavy yellow poisonous oily explosive liquid
nitrostat trade names for nitroglycerin used as a coronary; a heavy yellow poisonous oily explosive liquid
nitwit a stupid incompetent person
nobility the quality of elevation of mind and exaltation; a privileged class holding hereditary titles
noble impressive in appearance; of or belonging to or constituting
nociceptive caused by or in response to pain
nod express or signify by nodding; lower and raise the head, as to indicate assent
node any computer that is hooked up to a computer; any bulge or swelling of an anatomical structure
noise sound of any kind; the auditory experience of sound that lacks
noisemaker a device used to make a loud noise
noisy full of or characterized by loud and nonmusical; attracting attention by showiness or bright
noma acute ulceration of the mucous membranes
nomia a genus of bee
nominal relating to or constituting or bearing or giving; insignificantly small
nominate propose as a candidate for some honor; create and charge with a task or function
nomination the act of officially naming a candidate; an address proposing the name of a candidate
nonexistent not having existence or being or actuality
nonfatal not bringing death
nonfeasance a failure to act when under an obligation to do
nonfiction prose writing that is not fictional
nonlethal not capable of causing death
nonmetallic not containing or resembling or characteristic
nonpayment the deliberate act of failing to pay money; loss resulting from failure of a debt to be paid
nonpoisonous safe to eat; not producing poison
nonremittal loss resulting from failure of a debt to be paid; act of failing to meet a financial obligation
nonresident not living in a particular place or owned; someone who does not live in a particular place
nonsense a message that seems to convey no meaning; having no intelligible meaning
nonspecific not caused by a specific agent
nontoxic not producing or resulting from poison; safe to eat
nonverbal being other than verbal communication; involving little use of language
nookie slang for sexual intercourse
nooky slang for sexual intercourse
noon the middle of the day
norm a standard or model or pattern regarded; a statistic describing the location
normal conforming with or constituting a norm; in accordance with scientific laws
north the region of the United States lying; situated in or facing or moving toward or coming
northeast the northeastern region of the United States; the compass point midway between north and east
northern in or characteristic of a region of the United; situated in or oriented toward the north
northerner an inhabitant of the North; an American who lives in the North
northwest the northwestern region of the United States; situated in or oriented toward the northwest
nose the organ of smell and entrance; a front that resembles a human nose
nosiness offensive inquisitiveness
nosology the branch of medical science dealing
nostalgia longing for something past
notable a celebrity who is an inspiration to others; widely known and esteemed
notation a technical system of symbols used to represent; the activity of representing something
notch cut or make a notch into; a V-shaped indentation
note make mention of; notice or perceive
notebook a book with blank pages for recording notes; a small compact portable computer
noted widely known and esteemed
nothing a quantity of no importance
notice discover or determine the existence, presence; notice or perceive
noticeable capable or worthy of being noticed; capable of being detected
notification an accusation of crime made by a grand jury; informing by words
notify inform of something
notion a general inclusive concept; a vague idea in which some confidence is placed
notonectidae aquatic carnivorous insects
notorious known widely and usually unfavorably
noun a content word that can be used to refer; the word class that can serve as the subject
nourish provide with nourishment; give nourishment to
nov the month following October and preceding
novel an extended fictional work in prose; original and of a kind not seen before
novelist one who writes novels
novelty originality by virtue of being refreshingly; originality by virtue of being new
november the month following October and preceding
now the momentary present
nozzle a projecting spout from which a fluid; informal terms for the nose
nsu inflammation of the urethra of unknown cause
nuance a subtle difference in meaning or opinion
nuclear deriving destructive energy from the release; of or relating to or constituting the nucleus
nucleolus a small round body of protein in a cell nucleus
nucleus a part of the cell containing DNA and RNA; a small group of indispensable persons or things
nude a painting of a naked human figure; completely unclothed
nudge to push against gently; a slight push or shake
nuisance a broad legal concept including anything; a bothersome annoying person
numb lacking sensation; make numb or insensitive
number the property possessed by a sum or total; a concept of quantity involving zero and units
numbering a numbered list
numbing causing numbness or insensitivity
numerical measured or expressed in numbers; of or relating to or denoting numbers
numerous amounting to a large indefinite number
numskull a stupid person
nun a woman religious; a buoy resembling a cone
nuprin a nonsteroidal anti-inflammatory and analgesic
nurse one skilled in caring for young children; try to cure by special care of treatment
nursed breast-fed
nursery a child's room for a baby
nursing the work of caring for the sick or injured; nourishing at the breast
nut usually large hard-shelled seed; a small metal block with internal screw thread
nutcracker speckled birds that feed on nuts; any of various small short-tailed songbirds
nuthatch any of various small short-tailed songbirds
nuthouse pejorative terms for an insane asylum
nutrient any substance that can be metabolized; of or providing nourishment
nymph a larva of an insect with incomplete; a minor nature goddess usually depicted
nymphalid medium to large butterflies found worldwide
nympho a woman with abnormal sexual desires
nymphomania abnormally intense sexual desire in women
nymphomaniac a woman with abnormal sexual desires; affected with excessive sexual desire
oaf an awkward stupid person
oafish ill-mannered and coarse and contemptible
oak the hard durable wood of any oak; a deciduous tree of the genus Quercus
oath profane or obscene expression usually; a commitment to tell the truth
obedience the act of obeying; behavior intended to please your parents
obedient dutifully complying with the commands
obey be obedient to
obfuscation the activity of obscuring people's; darkening or obscuring the sight of something
obit a notice of someone's death
obituary a notice of someone's death
object a tangible and visible entity; express or raise an objection or protest
objection the act of expressing earnest opposition; the speech act of objecting
objective the goal intended to be attained; undistorted by emotion or personal bias
objectivity judgment based on observable phenomena
obligated caused by law or conscience to follow a certain
obligation the social force that binds you to the courses; the state of being obligated to do or pay
oblige force somebody to do something; bind by an obligation
obliged under a moral obligation to do something
oblique slanting or inclined in direction or course; a diagonally arranged abdominal muscle on either
obliterate remove completely from recognition or memory; make undecipherable or imperceptible
obliteration destruction by annihilating something; the complete destruction of every trace
oblivious lacking conscious awareness of; failing to keep in mind
obnoxious causing disapproval or protest
obscene designed to incite to indecency or lust; suggestive of or tending to moral looseness
obscenity the trait of behaving in an obscene manner; an obscene act
obscure not clearly expressed or understood; make less visible or unclear
obscurity the quality of being unclear or abstruse; an obscure and unimportant standing
obsequious attempting to win favor from influential people; attentive in an ingratiating or servile manner
obsequy a ceremony at which a dead person is buried
observant paying close attention especially to details; adhering strictly to laws and rules and customs
observation the act of making and recording a measurement; the act of observing
observe discover or determine the existence, presence; make mention of
observed discovered or determined by scientific
observer a person who becomes aware through the senses; an expert who observes and comments on something
obsess haunt like a ghost; be preoccupied with something
obstacle something immaterial that stands in the way; an obstruction that stands in the way
obstruct block passage through; hinder or prevent the progress or accomplishment
obstruction any structure that makes progress difficult; getting in someone's way
obtain come into possession of; receive a specified treatment
obtainable capable of being obtained
obvious easily perceived by the senses or grasped
occasion an event that occurs at a critical time; a vaguely specified social event
occasional occurring from time to time; occurring or appearing at usually irregular
occluded closed off; taken into and retained in another substance
occupant someone who lives at a particular place
occupation the principal activity in your life that you do; the act of occupying or taking possession
occupational of or relating to the activity or business
occupied held or filled or in use; seized and controlled as by military invasion
occupy keep busy with; live
occur come to pass; come to one's mind
occurrence an event that happens; an instance of something occurring
ocean a large body of water constituting a principal; anything apparently limitless in quantity
oct the month following September and preceding
october the month following September and preceding
odd not divisible by two; not easily explained
odiousness the quality of being offensive
odonate large primitive predatory aquatic insect having
odor any property detected by the olfactory system; the sensation that results when olfactory
odoriferous having a natural fragrance; emitting an odor
odorless having no odor
odorous having odor or a characteristic odor; having a natural fragrance
odourless having no odor
odynophagia severe pain on swallowing due to a disorder
oedema swelling from excessive accumulation of watery
oenanthe wheatears; poisonous herbs
oesophagitis inflammation of the esophagus
oestrogen a general term for female steroid sex hormones
oestrus type genus of the Oestridae; applies to nonhuman mammals
off not in operation or operational; below a satisfactory level
offend cause to feel resentment or indignation; hurt the feelings of
offense a lack of politeness; a transgression that constitutes a violation
offensive the action of attacking an enemy; violating or tending to violate or offend
offer make available or accessible, provide or furnish; present for acceptance or rejection
office place of business where professional or clerical; an administrative unit of government
officer any person in the armed services who holds; someone who is appointed or elected to an office
official a worker who holds or is invested with an office; having official authority or sanction
officiate act in an official capacity in a ceremony; perform duties attached to a particular office
officious intrusive in a meddling or offensive manner
offset compensate for or counterbalance; make up for
offspring the immediate descendants of a person; something that comes into existence as a result
ogle look at with amorous intentions
ohio a midwestern state in north central United; a river that is formed in western Pennsylvania
oil a slippery or viscous liquid or liquefiable; oil paint containing pigment that is used
oilfield a region rich in petroleum deposits
oily containing an unusual amount of grease or oil; coated or covered with oil
okay being satisfactory or in satisfactory condition; an endorsement
oklahoma a state in south central United States
old having lived for a relatively long time; of long duration
older advanced in years; used of the older of two persons of the same
oldster an elderly person
oleander an ornamental but poisonous flowering shrub
oleophilic having a strong affinity for oils rather than
oliguria production of an abnormally small amount; abnormally small production of urine
olive of a yellow-green color similar; a yellow-green color of low brightness
olympic of or relating to the Olympic Games; of the region of Olympia in Greece
olympics the modern revival of the ancient games held
omen a sign of something about to happen; indicate, as with a sign or an omen
ominous threatening or foreshadowing evil or tragic; presaging ill fortune
omission a mistake resulting from neglect; any process whereby sounds or words are left out
omit prevent from being included or considered; leave undone or leave out
omomyid extinct tiny nocturnal lower primates that fed
onanism manual stimulation of the genital organs; a method of birth control in which coitus
one used of a single unit or thing; the smallest whole number or a numeral
oneness the quality of being united into one
onetime belonging to some prior time
onlooker someone who looks on
onrush an offensive against an enemy; a forceful forward rush or flow
onset the beginning or early stages; an offensive against an enemy
onslaught an offensive against an enemy; a sudden and severe onset of trouble
onychosis any disease or disorder of the nails
oophoritis inflammation of one or both ovaries
oospore a thick-walled sexual spore that develops
opaque not transmitting or reflecting light or radiant; hard or impossible to understand
open cause to open or to become open; start to operate or function or cause to start
opened used of mouth or eyes; made open or clear
opener the first event in a series; a hand tool used for opening sealed containers
opening first or beginning; an open or empty space in or between things
openmouthed with eyes or mouth open in surprise
opera a drama set to music; a building where musical dramas are performed
operate direct or control; perform as expected when applied
operatic of or relating to or characteristic of opera
operating involved in a kind of operation; being in effect or operation
operation the state of being in effect or being operative; a business especially one run on a large scale
operational pertaining to a process or series of actions; fit or ready for use or service
operator a symbol or function representing a mathematical; an agent that operates some apparatus or machine
operetta a short amusing opera
opiate a narcotic drug that contains opium or an opium
opinion a personal belief or judgment that is not; a message expressing a belief about something
opium an addictive narcotic extracted from seed
opponent someone who offers opposition; a contestant that you are matched against
opportunity a possibility due to a favorable combination
oppose be against; fight against or resist strongly
opposing characterized by active hostility
opposite being directly across from each other; of leaves etc
opposition the action of opposing something that you; the relation between opposed entities
opprobrious deserving or bringing disgrace or shame; expressing offensive reproach
optical of or relating to or involving light or optics; relating to or using sight
optimal most desirable possible under a restriction
optimism the optimistic feeling that all is going to turn; a general disposition to expect the best in all
optimistic expecting the best in this best of all possible; expecting the best
optimum most desirable possible under a restriction; most favorable conditions or greatest degree
opus a musical work that has been created
oradexon a corticosteroid drug used to treat allergies
oral using speech rather than writing; an examination conducted by spoken communication
orange of the color between red and yellow; round yellow to orange fruit of any of several
oration an instance of oratory
oratorical characteristic of an orator or oratory
orb the ball-shaped capsule containing; an object with a spherical shape
orbit the path described by one celestial body; move in an orbit
orbital of or relating to an orbit; of or relating to the eye socket
orchard garden consisting of a small cultivated wood
orchestra a musical organization consisting of a group; seating on the main floor in a theater
orchidalgia pain in the testes
orchitis inflammation of one or both testes
ordain order by virtue of superior authority; appoint to a clerical posts
ordeal a severe or trying experience; a primitive method of determining a person's
order give instructions to or direct somebody to do; a command given by a superior that must be
ordered having a systematic arrangement; disposed or placed in a particular kind of order
ordering logical or comprehensible arrangement; the act of putting things in a sequential
orderly devoid of violence or disruption; a soldier who serves as an attendant
ordinary not exceptional in any way especially in quality; lacking special distinction, rank, or status
ore a mineral that contains metal that is valuable; a monetary subunit in Denmark and Norway
oregon a state in northwestern United States
organ a fully differentiated structural and functional; an electronic simulation of a pipe organ
organic relating or belonging to the class of chemical; a fertilizer that is derived from animal
organism a living thing that has the ability to act; a system considered analogous in structure
organization a group of people who work together; an organized structure for arranging
organize create; cause to be structured or ordered or operating
organized formed into a structured or coherent whole; methodical and efficient in arrangement
orgasm the moment of most intense pleasure in sexual
orgiastic used of riotously drunken merrymaking; used of frenzied sexual activity
orgy secret rite in the cults of ancient Greek; any act of immoderate indulgence
orient determine one's position with reference; be oriented
oriental denoting or characteristic of countries
orientation the act of orienting; an integrated set of attitudes and beliefs
oriented adjusted or located in relation to surroundings
orifice an aperture or hole that opens into a bodily
origin the place where something begins, where it; properties attributable to your ancestry
original preceding all others in time or being as first; not secondhand or by way of something
originality the ability to think and act independently; the quality of being new and original
originate come into existence; bring into being
ornament something used to beautify; make more attractive by adding ornament, colour
ornery having a difficult and contrary disposition
orphaned deprived of parents by death or desertion
orthodox adhering to what is commonly accepted; of or pertaining to or characteristic of Judaism
orthographic of or relating to or expressed in orthography
orthography a method of representing the sounds
orthopteran any of various insects having leathery forewings
orthopteron any of various insects having leathery forewings
oscheocele swelling of the scrotum
oscheocoele swelling of the scrotum
oscillation a regular periodic variation in value about; the process of oscillating between states
osiris Egyptian god of the underworld and judge
osmitrol a diuretic used to promote the excretion
osseous composed of or containing bone
ossification the developmental process of bone formation; hardened conventionality
osteitis inflammation of a bone as a consequence
osteolysis lysis of bone caused by disease or infection
other not the same one or ones already mentioned; recently past
otitis inflammation of the ear
otosclerosis hereditary disorder in which ossification
ounce a unit of apothecary weight equal to 480 grains; large feline of upland central Asia having long
oust remove from a position or office; remove and replace
out not allowed to continue to bat or run; being out or having grown cold
outburst an unrestrained expression of emotion; a sudden intense happening
outcast a person who is rejected; excluded from a society
outcome something that results; a phenomenon that follows and is caused by some
outcry a loud utterance; utter aloud
outdistance go far ahead of
outdo be or do something to a greater degree; get the better of
outdoor located, suited for, or taking place in the open; pertaining to or concerning the outdoors
outer being on the outside or further from a center; located outside
outercourse sexual stimulation without vaginal penetration
outface overcome or cause to waver or submit by staring
outfield the area of a baseball playing field beyond
outfielder a person who plays in the outfield; a fielder in cricket who is stationed
outfit any cohesive unit such as a military company; gear consisting of a set of articles or tools
outgoing leaving a place or a position; retiring from a position or office
outlaw declare illegal; someone who has committed a crime or has been
outlet a place of business for retailing goods; receptacle providing a place in a wiring system
outline describe roughly or briefly or give the main; the line that appears to bound an object
outlive live longer than
outlook a habitual or characteristic mental attitude; belief about the future
outnumber be larger in number
outpost a military post stationed at a distance; a settlement on the frontier of civilization
output final product; production of a certain amount
outrage strike with disgust or revulsion; a wantonly cruel act
outrageous grossly offensive to decency or morality; greatly exceeding bounds of reason or moderation
outreach the act of reaching out
outrun run faster than
outset the time at which something is supposed to begin
outside the region that is outside of something; relating to or being on or near the outer side
outsider someone who is excluded from or is not a member; a contestant not considered to have a good
outskirts outlying areas
outsmart beat through cleverness and wit; defeat by more skillful maneuvering
outstanding distinguished from others in excellence; having a quality that thrusts itself into
outward relating to physical reality rather than; that is going out or leaving
outweigh be heavier than; weigh more heavily
oval rounded like an egg; a closed plane curve resulting
ovaritis inflammation of the ovaries
over having come or been brought to a conclusion; the division of play during which six balls are
overachiever a student who attains higher standards than
overall involving only main features; including everything
overbearing expecting unquestioning obedience; having or showing arrogant superiority
overcast the state of the sky when it is covered; filled or abounding with clouds
overcoat a heavy coat worn over clothes in winter; an additional protective coating
overcome win a victory over; get on top of
overdone represented as greater than is true; cooked too long but still edible
overflow flow or run over; a large flow
overhaul make repairs, renovations, revisions; travel past
overhead located or originating from above; the expense of maintaining property
overhear hear, usually without the knowledge
overlap coincide partially or wholly; extend over and cover a part of
overlay put something on top of something else; protective covering consisting, for example
overlie kill by lying on; lie upon
overload an electrical load that exceeds the available; fill to excess so that function is impaired
overlook look past, fail to notice; be oriented in a certain direction
overnight lasting, open, or operating through the whole
overnighter a guest who stays overnight; a small traveling bag to carry clothing
overpayment a payment larger than needed or expected; the act of paying too much
overpower overcome by superior force; overcome, as with emotions or perceptual stimuli
overreach fail by aiming too high or trying too hard; beat through cleverness and wit
override rule against; the act of nullifying
overrun invade in great numbers; too much production or more than expected
oversexed having excessive sexual desire or appeal
overshoot aim too high; shoot beyond or over
oversight a mistake resulting from inattention; management by overseeing the performance
oversized larger than normal for its kind
overtake catch up with and possibly overtake; travel past
overthrow cause the downfall of; the termination of a ruler or institution
overture orchestral music played at the beginning; a tentative suggestion designed to elicit
overturn turn from an upright or normal position; rule against
overwhelm charge someone with too many tasks; overcome, as with emotions or perceptual stimuli
overwhelming so strong as to be irresistible; very strong
ovipositor egg-laying tubular structure at the end
owe be obliged to pay or repay; be indebted to, in an abstract or intellectual
owl nocturnal bird of prey with hawk-like beak
own belonging to or on behalf of a specified person; have ownership or possession of
owner someone who owns a business; a person who owns something
ownership the relation of an owner to the thing possessed; the act of having and controlling property
oxen domesticated bovine animals as a group
oxidation the process of oxidizing
oxygen a nonmetallic bivalent element that is normally
oyabun a Japanese supervisor
ozaena a chronic disease of the nose characterized
ozena a chronic disease of the nose characterized
ozone a colorless gas soluble in alkalis and cold
pablum worthless or oversimplified ideas; a soft form of cereal for infants
pace the rate of moving; walk with slow or fast paces
pacific the largest ocean in the world; relating to or bordering the Pacific Ocean
pacify cause to be more favorably inclined; fight violence and try to establish peace in
pacing walking with slow regular strides; the speed at which a composition is to be played
pack arrange in a container; compress into a wad
package a wrapped container; a collection of things wrapped or boxed together
packet a collection of things wrapped or boxed together; a small package or bundle
packing any material used especially to protect; the enclosure of something in a package or box
packrat any of several bushy-tailed rodents of the genus; a collector of miscellaneous useless objects
pad a number of sheets of paper fastened together; add details to
paddy rice in the husk either gathered or still; an irrigated or flooded field where rice
padlock a detachable lock; fasten with a padlock
paean a formal expression of praise; a hymn of praise
paederasty sexual relations between a man and a boy
paedophilia a sexual attraction to children
page one side of one leaf or the written or pictorial; contact, as with a pager or by calling
paid marked by the reception of pay; involving gainful employment in something often
pail a roughly cylindrical vessel that is open; the quantity contained in a pail
pain a symptom of some physical hurt or disorder; emotional distress
painful causing physical or psychological pain; causing misery or pain or distress
painkiller a medicine used to relieve pain
painless requiring little hard work or exertion; not causing physical or psychological pain
pains an effortful attempt to attain a goal
paint make a painting; apply paint to
painted coated with paint; lacking substance or vitality as if produced
painter an artist who paints; large American feline resembling a lion
painting graphic art consisting of an artistic; creating a picture with paints
pair a set of two similar things considered as a unit; two items of the same kind
palace a large and stately mansion; the governing group of a kingdom
pale very light colored; lacking in intensity or brightness
palestine a former British mandate on the east coast; an ancient country in southwestern Asia
palette board that provides a flat surface; the range of colour characteristic
pall become less interesting or attractive; hanging cloth used as a blind
palliate provide physical relief, as from pain; lessen or to try to lessen the seriousness
palliation easing the severity of a pain or a disease; to act in such a way as to cause an offense
palliative remedy that alleviates pain without curing; moderating pain or sorrow by making it easier
pallid abnormally deficient in color as suggesting; lacking in intensity or brightness
pallor unnatural lack of color in the skin
palm the inner surface of the hand from the wrist; touch, lift, or hold with the hands
pamphlet a brief treatise on a subject of interest; a small book usually having a paper cover
pan cooking utensil consisting of a wide metal; wash dirt in a pan to separate out the precious
panadol an analgesic for mild pain but not
pancarditis inflammation of the entire heart
pancreatitis inflammation of the pancreas
pandemonium a state of extreme confusion and disorder
pander someone who procures customers for whores; arrange for sexual partners for others
pane sheet glass cut in shapes for windows or doors; a panel or section of panels in a wall or door
panel sheet that forms a distinct section or component; decorate with panels
paneling a panel or section of panels in a wall or door
pang a sudden sharp feeling; a sharp spasm of pain
panic an overwhelming feeling of fear and anxiety; sudden mass fear and anxiety over anticipated
panorpidae a family of insects of the order Mecoptera
pansexual a person who participates in sexual activities
pansinusitis inflammation of all of the paranasal sinuses
pansy large-flowered garden plant derived chiefly; offensive term for a homosexual man
pant breathe noisily, as when one is exhausted; utter while panting, as if out of breath
pantheon all the gods of a religion; a temple to all the gods
panther a large spotted feline of tropical America; a leopard in the black color phase
pantomime a performance using gestures and body movements; act out without words but with gestures
pap worthless or oversimplified ideas; the small projection of a mammary gland
papa an informal term for a father
paper a material made of cellulose pulp derived mainly; an essay
papers writing that provides information
papilledema swelling of the optic disc
papism offensive terms for the practices and rituals; the beliefs and practices of the Catholic Church
papist an offensive term for Roman Catholics; of or relating to or supporting Romanism
par the standard number of strokes set for each hole; a state of being essentially equal or equivalent
parable a short moral story; any of the stories told by Jesus to convey his
parachute rescue equipment consisting of a device; jump from an airplane and descend
parade a ceremonial procession including people; walk ostentatiously
paradigm systematic arrangement of all the inflected; a standard or typical example
paradise any place of complete bliss and delight; the abode of righteous souls after death
paradox a statement that contradicts itself
paradoxical seemingly contradictory but nonetheless possibly
paragraph one of several distinct subdivisions of a text; write paragraphs
parallel being everywhere equidistant and not; something having the property of being analogous
parallelism similarity by virtue of corresponding
paralyze cause to be paralyzed and immobile; make powerless and unable to function
paramagnetic of or relating to a paramagnet
parameter a constant in the equation of a curve that can; any factor that defines a system and determines
parametric of or relating to or in terms of a parameter
parametritis inflammation of connective tissue adjacent
paramnesia a disorder of memory in which dreams
paramount having superior power and influence
paranoia a psychological disorder characterized
paranoid suffering from paranoia; a person afflicted with paranoia
paraphilia abnormal sexual activity
paraphrase rewording for the purpose of clarification; express the same message in different words
paraquat a poisonous yellow solid used in solution
parasitaxus one species
parasite an animal or plant that lives in or on a host; a follower who hangs around a host in hope
parcel the allotment of some amount by dividing; a wrapped container
pardner an associate in an activity or endeavor
pardon grant a pardon to; accept an excuse for
parenchyma animal tissue that constitutes the essential; the primary tissue of higher plants composed
parent a father or mother; an organism from which younger ones are obtained
parenthood the state of being a parent
parimutuel betting where winners share the total amount
paris the capital and largest city of France; a town in northeastern Texas
parish a local church community; the local subdivision of a diocese committed
parisian of or relating to or characteristic of Paris; a native or resident of Paris
park a large area of land preserved in its natural; place temporarily
parked that have been left
parking the act of maneuvering a vehicle into a location; space in which vehicles can be parked
parkinsonism a degenerative disorder of the central nervous
parliament a legislative assembly in certain countries; a card game in which you play your sevens
parlor reception room in an inn or club where visitors; a room in a private house or establishment where
parochial relating to or supported by or located; narrowly restricted in outlook or scope
parody a composition that imitates or misrepresents; make a spoof of or make fun of
parole a conditional release from imprisonment; a promise
paronychia low-growing annual or perennial herbs or woody; infection in the tissues adjacent to a nail
parosamia a disorder in the sense of smell
parotitis inflammation of one or both parotid glands
parrot usually brightly colored zygodactyl tropical; repeat mindlessly
parson a person authorized to conduct religious worship
part something determined in relation to something; something less than the whole of a human
partial being or affecting only a part; showing favoritism
participate share in something; become a participant
particle a tiny piece of anything; a body having finite mass and internal structure
particular unique or specific to a person or thing; separate and distinct from others of the same
particulate composed of distinct particles; a small discrete mass of solid or liquid matter
parting the act of departing politely; a line of scalp that can be seen when sections
partition a vertical structure that divides or separates; the act of dividing or partitioning
partner a person's partner in marriage; an associate in an activity or endeavor
partnership the members of a business venture created; a contract between two or more persons who agree
parts the local environment
party an organization to gain political power; a group of people gathered together for pleasure
parvo any of a group of viruses containing DNA
parvovirus any of a group of viruses containing DNA
pass go across or through; move past
passage the act of passing from one state or place; a section of text
passageway a passage between rooms or between buildings; a path or channel or duct through or along
passenger a traveler riding in a vehicle who is not
passerby a person who passes by casually or by chance
passing a play that involves one player throwing; lasting a very short time
passion a strong feeling or emotion; the trait of being intensely emotional
passionate having or expressing strong emotions
passive lacking in energy or will; peacefully resistant in response to injustice
past the time that has elapsed; earlier than the present time
paste any mixture of a soft and malleable consistency; join or attach with or as if with glue
pasted affixed or as if affixed with glue or paste
pastel any of various pale or light colors; lacking in body or vigor
pasteurise heat food in order to kill harmful
pasteurize heat food in order to kill harmful
pastor a person authorized to conduct religious worship; only the rose-colored starlings
pasture a field covered with grass or herbage; bulky food like grass or hay for browsing
pasty having the sticky properties of an adhesive; resembling paste in color
pat pat or squeeze fondly or playfully, especially; hit lightly
patch a small contrasting part of something; a small area of ground covered by specific
patent a document granting an inventor sole rights; obtain a patent for
path a course of conduct; a way especially designed for a particular use
pathetic inspiring mixed contempt and pity; deserving or inciting pity
pathogen any disease-producing agent
pathogenesis the origination and development of a disease
pathogenic able to cause disease
pathologic caused by or altered by or manifesting disease; of or relating to the practice of pathology
pathological of or relating to the practice of pathology; caused by or evidencing a mentally disturbed
pathologist a doctor who specializes in medical diagnosis
pathology the branch of medical science that studies; any deviation from a healthy or normal condition
pathway a bundle of myelinated nerve fibers following; a trodden path
patience good-natured tolerance of delay or incompetence; a card game played by one person
patient a person who requires medical care; enduring trying circumstances with even temper
patriot one who loves and defends his or her country
patriotic inspired by love for your country
patriotism love of country and willingness to sacrifice
patristic of or relating to the writings of the early
patrol a detachment used for security or reconnaissance; maintain the security of by carrying out
patrolman a policeman who patrols a given region
patron a regular customer; someone who supports or champions something
patronage the act of providing approval and support; granting favors or giving contracts or making
patronize assume sponsorship of; treat condescendingly
patronizing characteristic of those who treat others
patronne a woman who is a patron or the wife of a patron
patter plausible glib talk; a quick succession of light rapid sounds
pattern a perceptual structure; a customary way of operation or behavior
pause interrupt temporarily an activity before; a time interval during which there
paved covered with a firm surface
pavement the paved surface of a thoroughfare; walk consisting of a paved area for pedestrians
paw a clawed foot of an animal especially; touch clumsily
pay give money, usually in exchange for goods; convey, as of a compliment, regards, attention
payable subject to or requiring payment especially; a liability account showing how much is owed
payday the day on which you receive pay for your work
payment a sum of money paid or a claim discharged; the act of paying money
pbs a solution containing a phosphate buffer
pcp a drug used as an anesthetic by veterinarians; a person who helps in identifying or preventing
pea seed of a pea plant used for food; a leguminous plant of the genus Pisum with small
peace the state prevailing during the absence of war; the absence of mental stress or anxiety
peaceable inclined or disposed to peace; not disturbed by strife or turmoil or war
peaceful not disturbed by strife or turmoil or war; peacefully resistant in response to injustice
peacock male peafowl; European butterfly having reddish-brown wings
peak the most extreme possible amount or value; the top or extreme point of something
peaked somewhat ill or prone to illness; having or rising to a peak
pear sweet juicy gritty-textured fruit available; Old World tree having sweet gritty-textured
pearl a shade of white the color of bleached bones; a smooth lustrous round structure inside
peasant a country person; one of a class of agricultural laborers
pebble a small smooth rounded rock
peck hit lightly with a picking motion; eat by pecking at, like a bird
pecker bird with strong claws and a stiff tail adapted; horny projecting mouth of a bird
peckerwood bird with strong claws and a stiff tail adapted
pecs either of two large muscles of the chest
pectoral either of two large muscles of the chest; an adornment worn on the chest or breast
peculiar beyond or deviating from the usual or expected; unique or specific to a person or thing
peculiarity a distinguishing trait; an odd or unusual characteristic
peddle sell or offer for sale from place to place
peddler someone who travels about selling his wares; an unlicensed dealer in illegal drugs
pederasty sexual relations between a man and a boy
pedigree the descendants of one individual; ancestry of a purebred animal
pedophilia a sexual attraction to children
pee informal terms for urination; liquid excretory product
peel strip the skin off; the rind of a fruit or vegetable
peer look searchingly; a person who is of equal standing with another
peewee small olive-colored woodland flycatchers; disparaging terms for small people
peg a wooden pin pushed or driven into a surface; a holder attached to the gunwale of a boat
pegboard a board perforated with regularly spaced holes
pellagra a disease caused by deficiency of niacin
pelt attack and bombard with or as if with missiles; cast, hurl, or throw repeatedly with some
pelvic of or relating to the pelvis
pelvis the structure of the vertebrate skeleton; a structure shaped like a funnel in the outlet
pemphigus a skin disease characterized by large
pen a writing implement with a point from which ink; produce a literary work
penalize impose a penalty on
penalty the act of punishing; the disadvantage or painful consequences
penance a Catholic sacrament; remorse for your past conduct
pencil a thin cylindrical pointed writing implement; a cosmetic in a long thin stick
pending awaiting conclusion or confirmation
penetrate pass into or through, often by overcoming; come to understand
penetrating having or demonstrating ability to recognize; tending to penetrate
penetration an attack that penetrates into enemy territory; the act of entering into or through something
penial of or relating to the penis
penile of or relating to the penis
pennant the award given to the champion; a long flag
pennsylvania a Mid-Atlantic state; a university in Philadelphia, Pennsylvania
penny a fractional monetary unit of Ireland; a coin worth one-hundredth of the value
pension a regular payment to a person that is intended; grant a pension to
pentagon a government building with five sides; the United States military establishment
peony any of numerous plants widely cultivated
people any group of human beings collectively; the body of citizens of a state or country
pepper attack and bombard with or as if with missiles; add pepper to
perceive to become aware of through the senses; become conscious of
percent a proportion in relation to a whole
percentage a proportion in relation to a whole; assets belonging to or due to or contributed
perception the representation of what is perceived; the process of perceiving
perceptive having the ability to perceive or understand; of or relating to perception
perceptual of or relating to the act of perceiving
perch sit, as on a branch; support consisting of a branch or rod
percussion the act of exploding a percussion cap; the act of playing a percussion instrument
percussive involving percussion or featuring percussive
peremptory offensively self-assured or given to exercising; putting an end to all debate or action
perennial lasting three seasons or more; a plant lasting for three seasons or more
perfect being complete of its kind and without defect; make perfect or complete
perfection the state of being without a flaw or defect; the act of making something perfect
perform carry out or perform an action; give a performance
performance a dramatic or musical entertainment; the act of presenting a play or a piece of music
performer an entertainer who performs a dramatic
perfume a toiletry that emits and diffuses a fragrant; a distinctive odor that is pleasant
pericarditis inflammation of the pericardium
perilous fraught with danger
period an amount of time; the interval taken to complete one cycle
periodic happening or recurring at regular intervals; recurring or reappearing from time to time
periodical a publication that appears at fixed intervals; happening or recurring at regular intervals
peripheral on or near an edge or constituting an outer; related to the key issue but not of central
periphery the outside boundary or surface of something
perish pass from physical life and lose all bodily
peritonitis inflammation of the peritoneum
periwinkle chiefly trailing poisonous plants with blue; edible marine gastropod
perjury criminal offense of making false statements
perky characterized by liveliness and lightheartedness
perleche a disorder of the lips marked by scaling
permanent continuing or enduring without marked change; a series of waves in the hair made by applying
permeate spread or diffuse through; pass through
permission approval to do something; the act of giving a formal authorization
permit consent to, give permission; make it possible through a specific action
pernio inflammation of the hands and feet caused
perpetrate perform an act, usually with a negative
perpetration the act of committing a crime
perpetuate cause to continue or prevail
perpetuation the act of prolonging something
perplexed full of difficulty or confusion or bewilderment
perplexing lacking clarity of meaning
persecute cause to suffer
persecution the act of persecuting
persist continue to exist; be persistent, refuse to stop
persistence the property of a continuous and connected; persistent determination
persistency persistent determination
persistent never-ceasing; continually recurring to the mind
person a human being; a human body
personal concerning or affecting a particular person; particular to a given individual
personality the complex of all the attributes--behavioral; a person of considerable prominence
personify represent, as of a character on stage; invest with or as with a body
personnel group of people willing to obey orders; the department responsible for hiring
perspective a way of regarding situations or topics etc.; the appearance of things relative to one another
perspiration salty fluid secreted by sweat glands; the process of the sweat glands of the skin
persuade win approval or support for; cause somebody to adopt a certain position
pertain be relevant to; be a part or attribute of
pertinent having precise or logical relevance; being of striking appropriateness and pertinence
perturb disturb in mind or make uneasy or cause to be; throw into great confusion or disorder
perturbation an unhappy and worried mental state; the act of causing disorder
pertussis a disease of the respiratory mucous membrane
pervade spread or diffuse through
perverse marked by a disposition to oppose and contradict; deviating from what is considered moral or right
perversion the action of perverting something; an aberrant sexual practice
pervert a person whose behavior deviates from what; change the inherent purpose or function
perverted showing or appealing to bizarre or deviant; deviating from what is considered moral or right
pest any unwanted and destructive insect or other; a persistently annoying person
pester annoy persistently
pestered troubled persistently especially with petty
pesthole a breeding ground for epidemic disease
pesticide a chemical used to kill pests
pestiferous causing irritation or annoyance; likely to spread and cause an epidemic disease
pestilence a pernicious and malign influence that is hard; any epidemic disease with a high death rate
pestilent likely to spread and cause an epidemic disease; exceedingly harmful
pestilential likely to spread and cause an epidemic disease
pestis a serious infection of rodents caused
pet a domesticated animal kept for companionship; stroke or caress gently
petal part of the perianth that is usually brightly
petition a formal message requesting something; write a petition for something to somebody
petitioner one praying humbly for something; someone who petitions a court for redress
petty larceny of property having a value less than; inferior in rank or status
phalangitis inflammation of a finger or toe
phalanx any of the bones of the fingers or toes; any closely ranked crowd of people
phalloplasty reconstructive surgery on the penis to repair
phantom a ghostly appearing figure; something existing in perception only
pharmacy a retail shop where medicine and other articles; the art and science of preparing and dispensing
pharyngitis inflammation of the fauces and pharynx
phase any distinct time period in a sequence of events; a distinct state of matter in a system
phasmatidae stick insects
phasmatodea in some classifications considered a suborder
phasmid large cylindrical or flattened mostly tropical
phasmida in some classifications considered a suborder
phasmidae stick insects
pheasant large long-tailed gallinaceous bird native; flesh of a pheasant
phenaphen an analgesic for mild pain but not
phenomenon any state or process known through the senses; a remarkable development
phenylamine oily poisonous liquid amine obtained
pheromone a chemical substance secreted externally by some
philadelphia the largest city in Pennsylvania
philanderer a man who likes many women and has short sexual
philippines a republic on the Philippine Islands; an archipelago in the southwestern Pacific
phillidae leaf insects
philosopher a specialist in philosophy; a wise person who is calm and rational
philosophic of or relating to philosophy or philosophers; characterized by the attitude of a philosopher
philosophy a belief accepted as authoritative by some group; the rational investigation of questions about
phlebitis inflammation of a vein
phlebotomus small bloodsucking sand flies that resemble; a mild viral disease transmitted by the bite
phobia an anxiety disorder characterized by extreme
phoenix the state capital and largest city located; a constellation in the southern hemisphere near
phone electronic equipment that converts sound into; get or try to get into communication
phoneme one of a small set of speech sounds that are
phonemic of or relating to phonemes of a particular
phonemics the study of the sound system of a given
phonetic of or relating to speech sounds; of or relating to the scientific study of speech
phonologic of or relating to phonology
phonology the study of the sound system of a given
phony fraudulent; a person who professes beliefs and opinions
phosgene a colorless poisonous gas that smells like
phosphate a salt of phosphoric acid; carbonated drink with fruit syrup and a little
photalgia pain in the eye resulting from exposure
photo a representation of a person or scene
photograph a representation of a person or scene; record on photographic film
photographic relating to photography or obtained by using; representing people or nature with the exactness
photophobia pain in the eye resulting from exposure; a morbid fear of light
phrase an expression consisting of one or more words; a short musical passage
phrenitis inflammation of the brain usually caused
phycomycosis any fungal infection caused by fungi
phyllidae leaf insects
physical involving the body as distinguished; relating to the sciences dealing with matter
physician a licensed medical practitioner
physicist a scientist trained in physics
physics the science of matter and energy and their; the physical properties, phenomena, and laws
physiognomy the human face
physique constitution of the human body; alternative names for the body of a human being
pianist a person who plays the piano
piano a keyboard instrument that is played; low loudness
pica magpies; a linear unit used in printing
picaninny offensive term for a Black child
picasso prolific and influential Spanish artist who
piccaninny offensive term for a Black child
pick select carefully from a group; look for and gather
pickaninny offensive term for a Black child
picket a detachment of troops guarding an army; a person employed to keep watch for some
pickup a light truck with an open body and low sides; anything with restorative powers
picnic a day devoted to an outdoor social gathering; any undertaking that is easy to do
pictorial pertaining to or consisting of pictures; evoking lifelike images within the mind
picture a visual representation produced on a surface; graphic art consisting of an artistic
picturesque suggesting or suitable for a picture; strikingly expressive
picturing visual representation as by photography; visual imagery
pid inflammation of the female pelvic organs caused
piddle liquid excretory product; eliminate urine
pie dish baked in pastry-lined pan often; a prehistoric unrecorded language that was
piece a separate part of a whole; an item that is an instance of some type
pierce cut or make a way through; move or affect deeply or sharply
pieta a representation of the Virgin Mary mourning
pig domestic swine; a crude block of metal poured from a smelting
pigeon wild and domesticated birds having a heavy body
pigheaded obstinate and stupid
pigment dry coloring material; a substance used as a coating to protect
pigswill wet feed consisting of mostly kitchen waste
pigwash wet feed consisting of mostly kitchen waste
pile a collection of objects laid on top of each; arrange in stacks
piles a large number or amount; venous swelling external or internal to the anal
pilfer make off with belongings of others
pilgrimage a journey to a sacred place
pill something that resembles a tablet of medicine; a dose of medicine in the form of a small pellet
pillage the act of stealing valuable things from a place; goods or money obtained illegally
pillow a cushion to support the head of a sleeping; rest on or as if on a pillow
pilot someone who is licensed to operate an aircraft; operate an airplane
pimp someone who procures customers for whores; arrange for sexual partners for others
pin to hold fast or prevent from moving; a piece of jewelry that is pinned onto
pinch squeeze tightly between the fingers; make ridges into by pinching together
pinched sounding as if the nose were pinched; very thin especially from disease or hunger
pincus United States sexual physiologist whose hunch
pine a coniferous tree; straight-grained durable and often resinous
pinhead the head of a pin; an ignorant or foolish person
pink of a light shade of red; a light shade of red
pinkeye inflammation of the conjunctiva of the eye
pinkroot a fungal disease of onions
pinpoint locate exactly; a very small spot
pioneer open up an area or prepare a way; one of the first colonists or settlers in a new
pip a mark on a die or on a playing card; a radar echo displayed so as to show
pipe a tube with a small bowl at one end; a long tube made of metal or plastic
pirate someone who uses another person's words or ideas; someone who robs at sea or plunders the land
piroplasm minute parasite of red blood cells of mammals
pismire social insect living in organized colonies
piss eliminate urine; informal terms for urination
pissed aroused to impatience or anger; very drunk
pistol a firearm that is held and fired with one hand
pit a sizeable hole; set into opposition or rivalry
pitch throw or toss with a light motion; the property of sound that varies with variation
pitched set to a certain pitch or key; set at a slant
pitcher the person who does the pitching; an open vessel with a handle and a spout
pitchfork a long-handled hand tool with sharp widely; lift with a pitchfork
pitching playing the position of pitcher on a baseball; abrupt up-and-down motion
piteous deserving or inciting pity
pitiless without mercy or pity; deficient in humane and kindly feelings
pittsburgh a city in southwestern Pennsylvania where
pituitary the master gland of the endocrine system; of or relating to the pituitary gland
pity a feeling of sympathy and sorrow; share the suffering of
pixilated very drunk; naughtily or annoyingly playful
pkd kidney disease characterized by enlarged kidneys
pku a genetic disorder of metabolism
place put into a certain place or abstract location; a point located with respect to surface features
placebo vespers of the office for the dead; an innocuous or inert medication
placeman a disparaging term for an appointee
placement the spatial property of the way; contact established between applicants
placeseeker a disparaging term for an appointee
placid free from disturbance by heavy waves; not easily irritated
plague cause to suffer a blight; annoy continually or chronically
plaguey causing irritation or annoyance; likely to spread and cause an epidemic disease
plain clearly revealed to the mind or the senses; extensive tract of level open land
plan a series of steps to be carried out or goals; have the will and intention to carry out some
planar involving or having two dimensions
plane an aircraft that has a fixed wing and is powered; an unbounded two-dimensional shape
planet any of the nine large celestial bodies; a person who follows or serves another
planetary of or relating to or resembling the physical; of or relating to or characteristic
plank a stout length of sawn timber; cover with planks
planned designed or carried out according to a plan; with planning and intention
planner a person who makes plans; a notebook for recording appointments and things
planning an act of formulating a program for a definite; the act or process of drawing up plans
plant buildings for carrying on industrial labor; a living organism lacking the power
plantation an estate where cash crops are grown on a large; garden consisting of a small cultivated wood
planter the owner or manager of a plantation; a decorative pot for house plants
planting the act of fixing firmly in place; putting seeds or young plants in the ground
plaque a small abnormal patch on or inside the body; a memorial made of brass
plasma the colorless watery fluid of the blood; a fourth state of matter distinct from solid
plaster a mixture of lime or gypsum with sand and water; apply a heavy coat to
plastered made smooth by applying a sticky or glossy; covered with a coat of plaster
plastic generic name for certain synthetic; capable of being molded or modeled
plasticity the property of being physically malleable
plate base consisting of a rubber slab where; a sheet of metal or wood or glass or plastic
platform a raised horizontal surface; a document stating the aims and principles
platinum a heavy precious metallic element
plato ancient Athenian philosopher
platonic of or relating to or characteristic of Plato; free from physical desire
platonism the philosophical doctrine that abstract
platonist an advocate of Platonism
platoon a military unit that is a subdivision; a team of policemen working under the military
plausible apparently reasonable and credible; given to or characterized by presenting specious
play participate in games or sport; act or have an effect in a specified way
player a person who participates in or is skilled; someone who plays a musical instrument
playing the act of playing a musical instrument; the action of taking part in a game or sport
playmate a companion at play
playwright someone who writes plays
plead appeal or request earnestly; enter a plea, as in courts of law
pleasant affording pleasure; having pleasing manners or behavior
please give pleasure to or be pleasing to; be the will of or have the will
pleased experiencing or manifesting pleasure; feeling pleasurable satisfaction over something
pleasing giving pleasure and satisfaction; the act of one who pleases
pleasure a fundamental feeling that is hard to define but; something or someone that provides a source
plecopteran primitive winged insect with a flattened body
pledge promise solemnly and formally; a binding commitment to do or give or refrain
plentiful affording an abundant supply; existing in great number or quantity
plenty a full supply; a large number or amount or extent
pleura the thin serous membrane around the lungs
pleural of or relating to the pleura or the walls
pleuralgia pain in the chest caused by inflammation
pleurisy inflammation of the pleura of the lungs
pleurodynia pain in the chest caused by inflammation
plight a situation from which extrication is difficult; a solemn pledge of fidelity
plod walk heavily and firmly, as when weary; the act of walking with a slow heavy gait
plodding hard monotonous routine work; slow and laborious
plonk the noise of something dropping; a cheap wine of inferior quality
plot a secret scheme to do something; a small area of ground covered by specific
plow to break and turn over earth especially; a farm tool having one or more heavy blades
plowing tilling the land with a plow
plowshare a sharp steel wedge that cuts loose the top
pluck pull or pull out sharply; the trait of showing courage and determination
plug blockage consisting of an object designed; fill or close tightly with or as if with a plug
plumber a craftsman who installs and repairs pipes
plumbing utility consisting of the pipes and fixtures; the occupation of a plumber
plump sufficiently fat so as to have a pleasing; the sound of a sudden heavy fall
plumpness the bodily property of being well rounded
plunder goods or money obtained illegally; take illegally
plunge thrust or throw into; begin with vigor
plunk set down with or as if with a noise; make or move along with a sound as of a horse's
pneumonia respiratory disease characterized
pneumonitis inflammation of the lungs
poach cook in a simmering liquid; hunt illegally
pock a pustule in an eruptive disease; mark with a scar
pocked marked by or as if by smallpox or acne or other; used of paved surfaces having holes or pits
pocket a small pouch inside a garment for carrying; a supply of money
pockmark a scar or pit on the skin that is left; mark with or as if with pockmarks
pockmarked marked by or as if by smallpox or acne or other; used of paved surfaces having holes or pits
podalgia foot pain
poem a composition written in metrical feet forming
poet a writer of poems
poetic of or relating to poetry; characterized by romantic imagery
poetry literature in metrical form; any communication resembling poetry in beauty
poignant arousing affect; keenly distressing to the mind or feelings
poinsettia tropical American plant having poisonous milk
point a geometric element that has position but no; indicate a place, direction, person, or thing
pointed having a point; direct and obvious in meaning or reference
poise be motionless, in suspension; a cgs unit of dynamic viscosity equal to one
poised marked by balance or equilibrium and readiness; in full control of your faculties
poison any substance that causes injury or illness; spoil as if by poison
poisonberry Eurasian herb naturalized in America having
poisoner someone who kills with poison
poisoning the act of giving poison to a person or animal; the physiological state produced by a poison
poisonous not safe to eat; marked by deep ill will
poke poke or thrust abruptly; search or inquire in a meddlesome way
poland a republic in central Europe
polar having a pair of equal and opposite charges; characterized by opposite extremes
polarity a relation between two opposite attributes; having an indicated pole
polarization the phenomenon in which waves of light or other; the condition of having or giving polarity
polarize cause to vibrate in a definite pattern; become polarized in a conflict or contrasting
pole a long rod of wood or metal or plastic; a native or inhabitant of Poland
polecat dark brown mustelid of woodlands of Eurasia; American musteline mammal typically ejecting
police the force of policemen and officers; maintain the security of by carrying out
policeman a member of a police force
policy a plan of action adopted by an individual; a line of argument rationalizing the course
polio an acute viral disease marked by inflammation
polish make shine; improve or perfect by pruning or polishing
polished perfected or made shiny and smooth; having the husk or outer layers removed
polite showing regard for others in manners, speech; marked by refinement in taste and manners
politeness a courteous manner that respects accepted social; the act of showing regard for others
political involving or characteristic of politics; of or relating to your views about social
politician a leader engaged in civil administration; a person active in party politics
politics social relations involving intrigue to gain; the study of government of states and other
poll an inquiry into public opinion conducted; get the opinions by asking specific questions
pollen the fine spores that contain male gametes
pollinator an insect that carries pollen from one flower
polls the place where people vote
pollutant waste matter that contaminates the water or air
poltergeist a ghost that announces its presence with rapping
polybutene a polymer of butylene
polycarp Greek bishop of Smyrna who refused to recant his
polycythemia a disorder characterized by an abnormal increase
polyethylene a lightweight thermoplastic
polymorphic relating to the occurrence of more than one kind; relating to the crystallization of a compound
polymorphous relating to the occurrence of more than one kind; relating to the crystallization of a compound
polymyositis myositis characterized by weakness of limb
polyneuritis inflammation of many or all of the peripheral
polynomial a mathematical function that is the sum; having the character of a polynomial
polyuria renal disorder characterized by the production
pom a disparaging term for a British person
pommy a disparaging term for a British person
pompous puffed up with vanity; characterized by pomp and ceremony and stately
poncho a blanket-like cloak with a hole in the center
pond a small lake
ponder reflect deeply on a subject
ponderous slow and laborious because of weight; having great mass and weight and unwieldiness
pong an unpleasant smell
ponstel a nonsteroidal anti-inflammatory and analgesic
pony a range horse of the western United States; an informal term for a racehorse
poof offensive term for a homosexual man
pool an excavation that is filled with water; combine into a common fund
poop the rear part of a ship; slang terms for inside information
poor deserving or inciting pity; having little money or few possessions
poorly somewhat ill or prone to illness
poove offensive term for a homosexual man
pop hit a pop-fly; bulge outward
pope the head of the Roman Catholic Church; English poet and satirist
popery offensive terms for the practices and rituals
popping a sharp explosive sound as from a gunshot
poppy annual or biennial or perennial herbs having
poppycock senseless talk
populace people in general considered as a whole
popular regarded with great favor, approval; carried on by or for the people at large
popularity the quality of being widely admired or accepted
populate be an inhabitant of or reside in; fill with inhabitants
populated furnished with inhabitants
population the people who inhabit a territory or state; a group of organisms of the same species
populous densely populated
porch a structure attached to the exterior
pore any tiny hole admitting passage of a liquid; any small opening in the skin or outer surface
pork meat from a domestic hog or pig; a legislative appropriation designed
porn creative activity of no literary or artistic
porno creative activity of no literary or artistic
pornography creative activity of no literary or artistic
porous able to absorb fluids; full of pores or vessels or holes
port a place where people and merchandise can enter; an opening for firing through
portable easily or conveniently transported; a small light typewriter
portal a grand and imposing entrance; a short vein that carries blood into the liver
portentous of momentous or ominous significance; ominously prophetic
porter a person employed to carry luggage and supplies; someone who guards an entrance
portfolio a large, flat, thin case for carrying loose; the role of the head of a government department
portion something determined in relation to something; the allotment of some amount by dividing
portrait any likeness of a person, in any medium; a word picture of a person's appearance
portray portray in words; make a portrait of
portrayal acting the part of a character on stage; a word picture of a person's appearance
portwatcher a watchman on a wharf
pose introduce; assume a posture as for artistic purposes
position the particular portion of space occupied; a way of regarding situations or topics etc.
positive characterized by or displaying affirmation; persuaded of
positivism the form of empiricism that bases all knowledge; a quality or state characterized by certainty
positivist someone who emphasizes observable facts; of or relating to positivism
posse a temporary police force
posseman an able-bodied man serving as a member
possess have as an attribute, knowledge, or skill; have ownership or possession of
possessed influenced or controlled by a powerful force; of, pertaining to, or like a demon or possession
possession the act of having and controlling property; anything owned or possessed
possessive serving to express or indicate possession; desirous of owning
possibility a future prospect or potential; capability of existing or happening or being
possible capable of happening or existing; existing in possibility
possum nocturnal arboreal marsupial having a naked; small furry Australian arboreal marsupials
post a job in an organization; military installation at which a body of troops
posterior located at or near or behind a part or near; the fleshy part of the human body that you sit
posthitis inflammation of the foreskin of the penis
posthumous occurring or coming into existence after
postmortal occurring or done after death
postmortem an examination and dissection of a dead body; discussion of an event after it has occurred
postpone hold back to a later time
postulate maintain or assert; a proposition that is accepted as true in order
posture the arrangement of the body and its limbs; characteristic way of bearing one's body
postwar belonging to the period after a war
pot metal or earthenware cooking vessel; a plumbing fixture for defecation and urination
potassium a light soft silver-white metallic element
potato an edible tuber native to South America; annual native to South America having
potbelly a bulbous stove in which wood or coal is burned; slang for a paunch
potency the power or right to give orders or make; capacity to produce strong physiological
potent having great influence; having or wielding force or authority
potential the inherent capacity for coming into being; existing in possibility
potentiality the inherent capacity for coming into being; an aptitude that may be developed
pothole a pit or hole produced by wear or weathering
potion a medicinal or magical or poisonous beverage
potter a craftsman who shapes pottery on a potter's; do random, unplanned work or activities or spend
pottery ceramic ware made from clay and baked in a kiln; the craft of making earthenware
potty a receptacle for urination or defecation; a plumbing fixture for defecation and urination
pouf thick cushion used as a seat; offensive term for a homosexual man
poultry a domesticated gallinaceous bird thought to be; flesh of chickens or turkeys or ducks or geese
pounce move down on as if in an attack; the act of pouncing
pound 16 ounces avoirdupois; hit hard with the hand, fist, or some heavy
pounding repeated heavy blows; an instance of rapid strong pulsation
pour cause to run; move in large numbers
pouter one of a breed of pigeon that enlarge their crop; someone with a habitually sullen or gloomy
poverty the state of having little or no money and few
powder a solid substance in the form of tiny loose; a mixture of potassium nitrate, charcoal
powdered consisting of fine particles
powdery consisting of fine particles; as if dulled in color with a sprinkling
power possession of controlling influence; possession of the qualities required to do
powerful having great power or force or potency or effect; having great influence
pox a contagious disease characterized by purulent; a common venereal disease caused
practicable capable of being done with means at hand; usable for a specific purpose
practical concerned with actual use or practice; guided by practical experience and observation
practice a customary way of operation or behavior; carry out or practice
pragmatic concerned with practical matters; an imperial decree that becomes part
pragmatist a person who takes a practical approach; an adherent of philosophical pragmatism
prairie a treeless grassy plain
praise express approval of; an expression of approval and commendation
prance to walk with a lofty proud gait, often; a proud stiff pompous gait
prate idle or foolish and irrelevant talk; speak rapidly and incessantly
prater an obnoxious and foolish and loquacious talker
pratfall an embarrassing mistake; a fall onto your buttocks
prattle speak rapidly and incessantly; idle or foolish and irrelevant talk
pray address a deity, a prophet, a saint or an object; call upon in supplication
prayer the act of communicating with a deity; reverent petition to a deity
preach deliver a sermon; speak, plead, or argue in favor of
preacher someone whose occupation is preaching the gospel
preaching an address of a religious nature; a moralistic rebuke
precarious affording no ease or reassurance; fraught with danger
precaution a precautionary measure warding off impending; the trait of practicing caution in advance
precautional taken in advance to protect against possible
precede be earlier in time; come before
precedence status established in order of importance; the act of preceding in time or order or rank
precedent an example that is used to justify similar; a law established by following earlier judicial
preceding existing or coming before; of a person who has held and relinquished
precious characterized by feeling or showing fond; of high worth or cost
precipitate separate as a fine suspension of solid particles; bring about abruptly
precise sharply exact or accurate or delimited; characterized by perfect conformity to fact
precision the quality of being reproducible in amount
preclinical of or relating to the early phases of a disease
preclude keep from happening or arising; make impossible, especially beforehand
precondition put into the required condition beforehand; a condition that is a prerequisite
predecessor one who precedes you in time; something that precedes and indicates
predicament a situation from which extrication is difficult
predicator an expression that predicates
predict make a prediction about; indicate, as with a sign or an omen
predictable capable of being foretold
prediction the act of predicting; a statement made about the future
predictive of or relating to prediction
prednisone a dehydrogenated analogue of cortisol
predominate be larger in number, quantity, power, status; appear very large or occupy a commanding
preface a short introductory essay preceding the text; furnish with a preface or introduction
prefer like better; select as an alternative over another
preference a predisposition in favor of something; a strong liking
pregnanediol a compound found in women's urine during certain
pregnant carrying developing offspring within the body; rich in significance or implication
prejudice a partiality that prevents objective; influence opinion in advance
preliminary denoting an action or event preceding; a minor match preceding the main event
preliterate not yet having acquired the ability to read; used of a society that has not developed writing
premium payment for insurance; having or reflecting superior quality or value
premix a commercially prepared mixture of dry
premonition a feeling of evil to come; an early warning about a future event
preoccupied having or showing excessive or compulsive; deeply absorbed in thought
preparation the activity of putting or setting in order; a substance prepared according to a formula
prepare make ready or suitable or equip in advance; prepare for eating by applying heat
prepared made ready or fit or suitable beforehand; having made preparations
preposition a function word that combines with a noun; the placing of one linguistic element before
preposterous so unreasonable as to invite derision
prepuberty a period of two years immediately prior
prepuce a fold of skin covering the tip of the penis; a fold of skin covering the tip of the clitoris
prepupal of an inactive stage in the development of some
prescribe issue commands or orders for; order the use of , usually by written
prescribed set down as a rule or guide; fixed or established especially by order
prescription directions prescribed beforehand; a drug that is available only with written
presence the state of being present; the immediate proximity of someone or something
present temporal sense; give an exhibition of to an interested audience
presentable fit to be seen
presentation the activity of formally presenting something; a show or display
presentment an accusation of crime made by a grand jury; a show or display
preserve keep or maintain in unaltered condition; keep in safety and protect from harm, decay
preserved kept intact or in a particular condition; prevented from decaying or spoiling and prepared
preside act as president
president an executive officer of a firm or corporation; the chief executive of a republic
presidential relating to a president or presidency; befitting a president
press exert pressure or force to or upon; force or impel in an indicated direction
pressing compelling immediate action; the act of pressing
pressure the force applied to a unit area of surface; a force that compels
prestige a high standing achieved through success
presume take to be the case or to be true; take liberties or act with too much confidence
presumption an assumption that is taken for granted; a kind of discourtesy in the form of an act
presuppose require as a necessary antecedent; take for granted or as a given
pretence a false or unsupportable quality; an artful or simulated semblance
pretend make believe with the intent to deceive; behave unnaturally or affectedly
pretended adopted in order to deceive
pretty pleasing by delicacy or grace; unexpectedly bad
prevail be larger in number, quantity, power, status; continue to exist
prevalence the quality of prevailing generally; a superiority in numbers or amount
prevent keep from happening or arising; stop from doing something or being in a certain
preventative remedy that prevents or slows the course; an agent or device intended to prevent
prevention the act of preventing
preventive preventing or contributing to the prevention; remedy that prevents or slows the course
previous just preceding something else in time or order; of the immediate past
prevision a prophetic vision; the power to foresee the future
prewar existing or belonging to a time before a war
prey a person who is the aim of an attack by some; animal hunted or caught for food
priapism condition in which the penis is continually
price the property of having material worth; the amount of money needed to purchase something
priceless having incalculable monetary, intellectual
pricing the evaluation of something in terms
prick make a small hole into, as with a needle; insulting terms of address for people who are
pride a feeling of self-respect and personal worth; satisfaction with your achievements
priest a clergyman in Christian churches who has; a person who performs religious duties
priestcraft the skills involved in the work of a priest; a derogatory reference to priests who use their
primary of first rank or importance or value; not derived from or reducible to something else
prime first in rank or degree; used of the first or originating agent
primed on the point of or strongly disposed
primeval having existed from the beginning
primitive belonging to an early stage of technical; little evolved from or characteristic
principal most important element; the original amount of a debt on which interest
principle a basic generalization that is accepted as true; a rule or standard especially of good behavior
print put into print; a picture or design printed from an engraving
printing text handwritten in the style of printed matter; the business of producing printed material
prior earlier in time; the head of a religious order
priority status established in order of importance; preceding in time
prison a correctional institution where persons are; a prisonlike situation
prisoner a person who is confined
pristine immaculately clean and unused; completely free from dirt or contamination
privacy the quality of being secluded from the presence; the condition of being concealed or hidden
private confined to particular persons or groups; an enlisted man of the lowest rank in the Army
privilege a special advantage or immunity or benefit not; a right reserved exclusively by a particular
privileged blessed with privileges; confined to an exclusive group
privy a small outbuilding with a bench having holes; a room or building equipped with one or more
prize something given for victory or superiority; goods or money obtained illegally
pro in favor of; an athlete who plays for pay
probability a measure of how likely it is that some event; the quality of being probable
probable likely but not certain to be or become true; apparently destined
probe question or examine thoroughly and closely; examine physically with or as if with a probe
problem a state of difficulty that needs to be resolved; a question raised for consideration or solution
procarbazine an antineoplastic drug used to treat Hodgkin's
procedural of or relating to procedure; relating to court practice and procedure
procedure a particular course of action intended; a process or series of acts especially
proceed continue talking; move ahead
proceedings the institution of a sequence of steps; a written account of what transpired
proceeds the income or profit arising from such
process a particular course of action intended; the performance of some composite cognitive
processing preparing or putting through a prescribed
proclaim declare formally; state or announce
proclaimed declared publicly
proclamation a formal public statement; the formal act of proclaiming
procreation the sexual activity of conceiving and bearing
proctalgia pain in the rectum
proctitis inflammation of the rectum
proctocele protrusion or herniation of the rectum into
procure get by special effort; arrange for sexual partners for others
procurement the act of getting possession of something
prod urge on; to push against gently
prodigious so great in size or force or extent as to elicit; far beyond what is usual in magnitude or degree
prodroma an early symptom that a disease is developing
prodromal symptomatic of the onset of an attack
prodrome an early symptom that a disease is developing
prodromic symptomatic of the onset of an attack
produce bring forth or yield; create or manufacture a man-made product
producer someone who manufactures something; someone who finds financing for and supervises
product commodities offered for sale; an artifact that has been created by someone
production the act or process of producing something; a presentation for the stage or screen or radio
productive producing or capable of producing; having the ability to produce or originate
productivity the quality of being productive or having; the ratio of the quantity and quality of units
profess practice as a profession, teach, or claim to be; confess one's faith in, or allegiance to
profession the body of people in a learned occupation; an occupation requiring special education
professional engaged in a profession or engaging; of or relating to or suitable as a profession
professor someone who is a member of the faculty
proffer present for acceptance or rejection; a proposal offered for acceptance or rejection
proficient having or showing knowledge and skill; of or relating to technique or proficiency
profile an analysis representing the extent; an outline of something
profit the excess of revenues over outlays in a given; make a profit
profitable yielding material gain or profit
profits the excess of revenues over outlays in a given; something won
profound showing intellectual penetration or emotional; of the greatest intensity
profundity intellectual depth; wisdom that is recondite and abstruse
prognosis a prediction of the course of a disease; a prediction about how something will develop
program a series of steps to be carried out or goals; a system of projects or services intended
programming setting an order and time for planned events; creating a sequence of instructions to enable
progress gradual improvement or growth or development; develop in a positive way
progression a series with a definite pattern of advance; the act of moving forward
progressive favoring or promoting progress; favoring or promoting reform
prohibit command against
prohibition a law forbidding the sale of alcoholic beverages; a decree that prohibits something
project any piece of work that is undertaken; communicate vividly
projectile a weapon that is forcibly thrown or projected; any vehicle self-propelled by a rocket engine
projection a prediction made by extrapolating from past; the projection of an image from a film onto
prolong lengthen in time; lengthen or extend in duration or space
prolonged relatively long in duration; drawn out or made longer spatially
prominence the state of being prominent; relative importance
prominent having a quality that thrusts itself into; conspicuous in position or importance
promiscuity indulging in promiscuous sexual relations
promiscuous not selective of a single class or person; casual and unrestrained in sexual behavior
promise make a promise or commitment; promise to undertake or give
promising showing possibility of achievement or excellence; likely to turn out well in the future
promote contribute to the progress or growth of; give a promotion to or assign to a higher
promoter someone who is an active supporter and advocate; a sponsor who books and stages public
promotion a message issued in behalf of some product; act of raising in rank or position
promotional of or relating to serving as publicity; of or relating to advancement
prompt give an incentive for action; serve as the inciting cause of
promulgate state or announce; put a law into effect by formal declaration
prone having a tendency; lying face downward
pronoun a function word that is used in place of a noun
pronounce pronounce judgment on; speak, pronounce, or utter in a certain way
pronounced strongly marked
proof any factual evidence that helps to establish; a formal series of statements showing that if
prop a support placed beneath or against something; support by placing against something solid
propaganda information that is spread for the purpose
propagandist a person who disseminates messages calculated; of or relating to or characterized by propaganda
propagation the act of producing offspring or multiplying; the spreading of something into new regions
propel cause to move forward with force; give an incentive for action
proper marked by suitability or rightness; having all the qualities typical of the thing
property something owned; a basic or essential attribute shared by all
prophecy knowledge of the future; a prediction uttered under divine inspiration
prophet an authoritative person who divines the future; someone who speaks by divine inspiration
prophetic foretelling events as if by supernatural
prophylactic contraceptive device consisting of a sheath; remedy that prevents or slows the course
prophylaxis the prevention of disease
proportion the quotient obtained when the magnitude; magnitude or extent
proportional properly related in size or degree or other; one of the quantities in a mathematical
proposal something proposed; an offer of marriage
propose make a proposal, declare a plan for something; present for consideration, examination
proposition a statement that affirms or denies something; a proposal offered for acceptance or rejection
propoxyphene a mildly narcotic analgesic drug related
proprietor someone who owns a business
proscribe command against
prose ordinary writing as distinguished from verse; matter of fact, commonplace, or dull expression
prosecute bring a criminal action against; conduct a prosecution in a court of law
prosecution the institution and conduct of legal proceedings; the lawyers acting for the state to put the case
prosecutor a government official who conducts criminal
prospect the possibility of future success; belief about the future
prospective of or concerned with or related to the future
prosperity an economic state of growth with rising profits; the condition of prospering
prosperous in fortunate circumstances financially; very lively and profitable
prostatitis inflammation of the prostate gland characterized
prostitute a woman who engages in sexual intercourse; sell one's body
prostitution offering sexual intercourse for pay
prostrate stretched out and lying at full length along; render helpless or defenseless
prostration the act of assuming a prostrate position; abject submission
protease any enzyme that catalyzes the splitting
protect shield from danger, injury, destruction; use tariffs to favor domestic industry
protection the activity of protecting someone or something; a covering that is intend to protect from damage
protective intended or adapted to afford protection of some; showing care
protein any of a large group of nitrogenous organic
proteinuria the presence of excessive protein in the urine
proteolysis the hydrolysis of proteins into peptides
protest utter words of protest; a formal and solemn declaration of objection
protestant of or relating to Protestants or Protestantism; an adherent of Protestantism
protestation a strong declaration of protest; a formal and solemn declaration of objection
prothorax the anterior part of an insect's thorax
proto indicating the first or earliest or original
prototype a standard or typical example
protozoa in some classifications considered a superphylum
protrude extend out or project in space; swell or protrude outwards
proturan any of several minute primitive wingless
proud feeling self-respect or pleasure in something; having or displaying great dignity or nobility
prove be shown or be found to be; establish the validity of something
proverb a condensed but memorable saying embodying some
provide give something useful or necessary to; give what is desired or needed, especially
providence the capital and largest city of Rhode Island; the guardianship and control exercised
province the territory occupied by one of the constituent; the proper sphere or extent of your activities
provincial of or associated with a province; characteristic of the provinces or their people
provision a stipulated condition; the activity of supplying or providing something
provisional under terms not final or fully worked out
provocative serving or tending to provoke, excite; intentionally arousing sexual desire
provoke provide the needed stimulus for; evoke or provoke to appear or occur
prowess a superior skill that you can learn by study
prowl move about in or as if in a predatory manner; loiter about, with no apparent aim
proximal situated nearest to point of attachment
proximate closest in degree or order especially in a chain; very close in space or time
prurience feeling morbid sexual desire or a propensity
pruriency feeling morbid sexual desire or a propensity
prurigo chronic inflammatory disease of the skin
pruritus an intense itching sensation that can have
pry to move or force, especially in an effort to get; be nosey
prying offensive inquisitiveness; offensively curious or inquisitive
pseudo not genuine but having the appearance of; a person who makes deceitful pretenses
pseudophloem false phloem
psilosis falling out of hair; a chronic disorder that occurs in tropical
psithyrus a large bee that resembles the bumblebee but
psittacosis infectious disease of birds; an atypical pneumonia caused by a rickettsia
psocid small winged insect living on the bark
psocidae a family of small soft-bodied insects that feed
psocoptera an order of insects
psoriasis a chronic skin disease characterized by dry red
psyche that which is responsible for one's thoughts; the immaterial part of a person
psychiatrist a physician who specializes in psychiatry
psychical affecting or influenced by the human mind; outside the sphere of physical science
psychogenic of or relating to the psychological cause; mental or emotional rather than physiological
psychologist a scientist trained in psychology
psychology the science of mental life
psychopathic suffering from an undiagnosed mental disorder
psychopathy any disease of the mind
psychosis any severe mental disorder in which contact
psylla small active cicada-like insect with hind legs
psyllid small active cicada-like insect with hind legs
ptsd an anxiety disorder associated with serious
pubescent having arrived at the onset of puberty but not; covered with fine soft hairs or down
public not private; people in general considered as a whole
publication a copy of a printed work offered; the act of issuing printed materials
publicity a message issued in behalf of some product; the quality of being open to public view
publicize make public; call attention to
publish put into print; prepare and issue for public distribution
published prepared and printed for distribution and sale; formally made public
publisher a firm in the publishing business; a person engaged in publishing periodicals
pucker to gather something into small wrinkles or folds; an irregular fold in an otherwise even surface
puddle something resembling a pool of liquid; a small body of standing water or other liquid
puff smoke and exhale strongly; breathe noisily, as when one is exhausted
puffer any of numerous marine fishes whose elongated; delicacy that is highly dangerous because
pufferfish any of numerous marine fishes whose elongated; delicacy that is highly dangerous because
puke a person who is deemed to be despicable; the matter ejected in vomiting
pull cause to move by pulling; direct toward itself or oneself by means of some
pulley a simple machine consisting of a wheel
pulmonary relating to or affecting the lungs
pulp any soft or soggy mass; a soft moist part of a fruit
pulpit a platform raised above the surrounding level
pulse the rhythmic contraction and expansion; a sharp transient wave in the normal electrical
pulseless appearing dead
pump a mechanical device that moves fluid or gas; operate like a pump
punch deliver a quick blow to; a blow with the fist
puncher a hired hand who tends cattle and performs other; a tool for making holes or indentations
punctured having a hole cut through
pungency a strong odor or taste property; wit having a sharp and caustic quality
punish impose a penalty on
punished subjected to a penalty for an offense or fault
punishment the act of punishing
punk an aggressive and violent young criminal; rock music with deliberately offensive lyrics
punkey minute two-winged insect that sucks the blood
punkie minute two-winged insect that sucks the blood
punky minute two-winged insect that sucks the blood
puny inferior in strength or significance; of inferior size
pupa an insect in the inactive stage of development
pupal of the insects in the chrysalis or post larval
pupate develop into a pupa
pupil a learner who is enrolled in an educational; the contractile aperture in the center
puppet a small figure of a person operated from above; a doll with a hollow head of a person or animal
puppy a young dog; an inexperienced young person
purchase obtain by purchase; the acquisition of something for payment
pure free of extraneous elements of any kind; without qualification
purification the act of cleaning by getting rid of impurities; the act of purging of sin or guilt
purify remove impurities from, increase; make pure or free from sin or guilt
purity being undiluted or unmixed with extraneous; the state of being unsullied by sin or moral
purl make a murmuring sound; flow in a circular current, of liquids
purple of a color intermediate between red and blue; a purple color or pigment
purport have the often specious appearance of being; propose or intend
purpose an anticipated outcome that is intended; what something is used for
purposeful serving as or indicating the existence; having meaning through having an aim
purse a container used for carrying money and small; contract one's lips into a rounded shape
pursuant in conformance to or agreement with
pursue carry out or participate in an activity; follow in or as if in pursuit
pursued a person who is being chased; followed with enmity as if to harm
pursuer a person who is pursuing and trying to overtake; a person who pursues some plan or goal
pursuing following in order to overtake or capture
pursuit the act of pursuing in an effort to overtake; a search for an alternative that meets cognitive
purulence a fluid product of inflammation; symptom of being purulent
pus a fluid product of inflammation; the tenth month of the Hindu calendar
push move with force; press, drive, or impel to action or completion
pushiness offensive boldness and assertiveness
pushup an arm exercise performed lying face
puss informal terms referring to a domestic cat; obscene terms for female genitals
pussy obscene terms for female genitals; informal terms referring to a domestic cat
put put into a certain place or abstract location; cause to be in a certain state
putrefaction moral perversion; the process of decay caused by bacterial
putrescine a colorless crystalline ptomaine with a foul
putrid of or relating to or attended by putrefaction; morally corrupt or evil
putt strike lightly, with a putter; hitting a golf ball that is on the green using
putz obscene terms for penis; a fool
puzzle be a mystery or bewildering to; a game that tests your ingenuity
puzzled filled with bewilderment
puzzlement confusion resulting from failure to understand
puzzling not clear to the understanding; lacking clarity of meaning
pyelitis inflammation of the renal pelvis
pyknotic of or relating to or exhibiting pyknosis
pyre wood heaped for burning a dead body as a funeral
pyrex a borosilicate glass with a low coefficient
pyridine a toxic colorless flammable liquid organic base
pyrimidine a heterocyclic organic compound; any of several basic compounds derived
pyrometer a thermometer designed to measure high
python large Old World boas; dragon killed by Apollo at Delphi
pyuria presence of white blood cells in the urine
quack an untrained person who pretends to be; medically unqualified
quackery medical practice and advice based on observation; the dishonesty of a charlatan
quail draw back, as with fear or pain; small gallinaceous game birds
quaint strange in an interesting or pleasing way; very strange or unusual
quake shaking and vibration at the surface; shake with fast, tremulous movements
qualified meeting the proper standards and requirements; limited or restricted
qualify prove capable or fit; pronounce fit or able
qualitative involving distinctions based on qualities; relating to or involving comparisons based
quality an essential and distinguishing attribute; a degree or grade of excellence or worth
quandary state of uncertainty or perplexity especially; a situation from which extrication is difficult
quantitative expressible as a quantity or relating; having a metric system based on relative
quantity how much there is or how many there are; an adequate or large amount
quarantine isolation to prevent the spread of infectious; enforced isolation of patients suffering
quarrel have a disagreement over something; an angry dispute
quart a United States liquid unit equal to 32 fluid; a British imperial capacity measure equal to 2
quarter one of four equal parts; a district of a city having some distinguishing
quarterback the person who plays quarterback; the position of the football player
quarters housing available for people to live in
quasi having some resemblance
quavering quivering as from weakness or fear
queen the only fertile female in a colony of social; a female sovereign ruler
queer beyond or deviating from the usual or expected; offensive term for a homosexual man
queerness a sexual attraction to persons of the same sex; a strange attitude or habit
quell suppress or crush completely; overcome or allay
quellung the swelling of the capsule surrounding
querulous habitually complaining
query pose a question; an instance of questioning
question an instance of questioning; the subject matter at issue
questionable subject to question; able to be refuted
questioning a request for information; perplexed
quick accomplished rapidly and without delay; hurried and brief
quicken move faster; give new life or energy to
quiet characterized by an absence or near absence; free of noise or uproar
quietness the property of making no sound; a state of peace and quiet
quietus euphemisms for death
quill a stiff hollow protective spine on a porcupine; pen made from a bird's feather
quinsy a painful pus filled inflammation of the tonsils
quirk a strange attitude or habit; twist or curve abruptly
quirt whip with a leather thong at the end
quit put an end to a state or an activity; go away or leave
quiver shake with fast, tremulous movements; an almost pleasurable sensation of fright
quixotic not sensible about practical matters
quiz an examination consisting of a few short; examine someone's knowledge of something
quotation a passage or expression that is quoted or cited; a short note recognizing a source of information
quote repeat a passage from; a punctuation mark used to attribute
rabbi spiritual leader of a Jewish congregation; a Hebrew title of respect for a Jewish scholar
rabbit any of various burrowing animals of the family; flesh of any of various rabbits or hares eaten
rabble a disorderly crowd of people; disparaging terms for the common people
rabies an acute viral disease of the nervous system
race move hurridly; a contest of speed
rachitis childhood disease caused by deficiency; inflammation of the vertebral column
racial of or related to genetically distinguished; of or characteristic of race or races or arising
raciness behavior or language bordering on indelicacy; a strong odor or taste property
rack framework for holding objects; go at a rack
racket a loud and disturbing noise; an illegal enterprise carried on for profit
racketeer someone who commits crimes for profit; carry on illegal business activities involving
racy full of zest or vigor; designed or suitable for competing in a race
radar measuring instrument in which the echo
radial relating to or moving along or having; relating to or near the radius
radiance the amount of electromagnetic radiation leaving; the quality of being bright and sending out rays
radiant radiating or as if radiating light
radiate send out rays or waves; send out real or metaphoric rays
radiation energy that is radiated or transmitted; the act of spreading outward from a central
radical far beyond the norm; two or more atoms bound together as a single
radicalism the political orientation of those who favor
radiculitis inflammation of the radicle of a nerve
radio medium for communication; an electronic receiver that detects
radioactive exhibiting or caused by radioactivity
radiologist a medical specialist who uses radioactive
radiotherapy the treatment of disease by exposure
radish pungent fleshy edible root; Eurasian plant widely cultivated for its edible
radius the length of a line segment between the center; a circular region whose area is indicated
raft a flat float that can be used for transport; a foundation consisting of an extended layer
rag a small piece of cloth or paper; a boisterous practical joke
ragamuffin a dirty shabbily clothed urchin
rage a feeling of intense anger; a state of extreme anger
ragged being or dressed in clothes that are worn; worn out from stress or strain
ragtag disparaging terms for the common people
rahu a Hindu demon who swallows the sun causing
raid a sudden short attack; enter someone else's territory and take spoils
rail a barrier consisting of a horizontal bar; short for railway
railing a barrier consisting of a horizontal bar; material for making rails or rails collectively
railroad line that is the commercial organization; a line of track providing a runway for wheels
railway line that is the commercial organization; a line of track providing a runway for wheels
rain water falling in drops from vapor condensed; precipitate as rain
rainbow an arc of colored light in the sky caused; an illusory hope
raise raise the level or amount of something; raise from a lower to a higher position
raised located or moved above the surround or above; embellished with a raised pattern created
raising increasing in quantity or value; the event of something being raised upward
rake level or smooth with a rake; move through with or as if with a rake
rally gather; a large gathering of people intended to arouse
rallying the act of mobilizing for a common purpose; rousing or recalling to unity and renewed effort
ram force into or from an action or state, either; strike or drive against with a heavy impact
ramayana one of two classical Hindu epics telling
ramble continue talking or writing in a desultory; an aimless amble on a winding course
ramp an inclined surface connecting two levels; a movable staircase that passengers use to board
rampart an embankment built around a space for defensive
ramrod a rod used to ram the charge into; a rod used to clean the barrel of a firearm
ranch farm consisting of a large tract of land along; manage or run a ranch
rancher a person who owns or operates a ranch
random lacking any definite plan or order or purpose
randy feeling great sexual desire
range an area in which something acts or operates; change or be different within limits
ranging wandering freely
rank a row or line of people standing abreast of one; relative status
rankness the attribute of having a strong offensive smell; the property of producing abundantly
ransack search thoroughly; steal goods
ransacking a thorough search for something
ransom payment for the release of someone; money demanded for the return of a captured
rap strike sharply; a reproach for some lapse or misdeed
rape force to have sex against their will; the crime of forcing a person to submit
raper someone who forces another to have sexual
rapid done or occurring in a brief period of time; a part of a river where the current is very fast
rapist someone who forces another to have sexual
raptor any of numerous carnivorous birds that hunt
rapture a state of being carried away by overwhelming; a state of elated bliss
raptus a state of being carried away by overwhelming; a sudden occurrence of a disease
rare not widely known; recurring only at long intervals
rash a series of unexpected and unpleasant; any red eruption of the skin
rat any of various long-tailed rodents similar; a pad worn as part of a woman's coiffure
rate a magnitude or frequency relative to a time unit; amount of a charge or payment relative to some
rathole a hole made by rats; a small dirty uncomfortable room
ratify approve and express assent, responsibility
rating an appraisal of the value of something; act of ascertaining or fixing the value or worth
ratio the relative magnitudes of two quantities; the relation between things with respect
ration the food allowance for one day; a fixed portion that is allotted
rational consistent with or based on or using reason; of or associated with or requiring the use
rationale an explanation of the fundamental reasons
rationalism the doctrine that knowledge is acquired; the doctrine that reason is the right basis
rationalize defend, explain, clear away, or make excuses; weed out unwanted or unnecessary things
rationing the act of rationing
ratsbane a white powdered poisonous trioxide of arsenic
rattle make short successive sounds; a rapid series of short loud sounds
rattler pit viper with horny segments at the end; a railroad train consisting of freight cars
rattlesnake pit viper with horny segments at the end
rattling a rapid series of short loud sounds; quick and energetic
ratty of or characteristic of rats; dirty and infested with rats
raucous unpleasantly loud and harsh; disturbing the public peace
raunchy thickly covered with ingrained dirt or soot; suggestive of or tending to moral looseness
ravishment the crime of forcing a person to submit; a feeling of delight at being filled with wonder
raw being unprocessed or manufactured using only; having the surface exposed and painful
rawness lack of experience and the knowledge; the state of being crude and incomplete
ray a column of light; a branch of an umbel or an umbelliform
razor edge tool used in shaving; shave with a razor
reach reach a destination, either real or abstract; reach a point in time, or a certain state
react show a response or a reaction to something; undergo a chemical reaction
reactant a chemical substance that is present
reaction a process in which one or more substances are; an idea evoked by some experience
reactionary an extreme conservative; opposed to political or social liberalism
reactivate activate anew
reactivity responsive to stimulation; ready susceptibility to chemical change
read interpret something that is written or printed; have or contain a certain wording or form
reader a person who enjoys reading; someone who contracts to receive and pay
readiness the state of having been made ready or prepared; prompt willingness
reading the cognitive process of understanding a written; a particular interpretation or performance
readjust adjust anew; adjust again after an initial failure
ready completely prepared or in condition; immediately available
reaffirm affirm once again
reagent a chemical agent for use in chemical reactions
real being or occurring in fact or actuality; no less than what is stated
realism the attribute of accepting the facts of life; the state of being actual or real
realistic aware or expressing awareness of things as they; representing what is real
reality all of your experiences that determine how; the state of being actual or real
realization making real or giving the appearance of reality; coming to understand something clearly
realize be fully aware or cognizant of; perceive mentally
realm a domain in which something is dominant; a knowledge domain that you are interested
reap gather, as of natural products; get or derive
reappear appear again
rear the back of a military formation or procession; stand up on the hind legs, of quadrupeds
rearing helping someone grow up to be an accepted member; the properties acquired as a consequence
rearrange put into a new order or arrangement
rearward direction toward the rear; located in or toward the back or rear
reason a rational motive for a belief or action; an explanation of the cause of some phenomenon
reasonable showing reason or sound judgment; not excessive or extreme
reasoning thinking that is coherent and logical; endowed with the capacity to reason
reassemble assemble once again, after taking something
reassert strengthen or make more firm
reassurance the act of reassuring
reassure cause to feel sure; give or restore confidence in
reassuring restoring confidence and relieving anxiety
reave steal goods
rebel take part in a rebellion; a person who takes part in an armed rebellion
rebellion organized opposition to authority; refusal to accept some authority or code
rebellious discontented as toward authority; resisting control or authority
rebirth a spiritual enlightenment causing a person; the revival of learning and culture
rebuff reject outright and bluntly; a deliberate discourteous act
rebuild build again
rebuilding building again
rebuke censure severely or angrily; an act or expression of criticism and censure
rebut overthrow by argument, evidence, or proof; prove to be false or incorrect
recall recall knowledge from memory; go back to something earlier
recapture experience anew; take up anew
recede pull back or move away or backward; become faint or more distant
receipt the act of receiving; an acknowledgment that payment has been made
receipts the entire amount of income before any
receive get something; receive a specified treatment
receiver set that receives radio or tv signals; earphone that converts electrical signals into
recent new; of the immediate past or just previous
reception the manner in which something is greeted; quality or fidelity of a received broadcast
receptionist a secretary whose main duty is to answer
recess put into a recess; a pause from doing something
recidivism habitual relapse into crime
recidivist someone who lapses into previous undesirable; someone who is repeatedly arrested for criminal
recipient a person who receives something; the semantic role of the animate entity
reciprocal concerning each of two or more persons or things; hybridization involving a pair of crosses
recital the act of giving an account describing; performance of music or dance especially
recite repeat aloud from memory; recite in elocution
reckless marked by defiant disregard for danger; characterized by careless unconcern
recklessness the trait of giving little thought to danger
reckon expect, believe, or suppose; judge to be probable
reclaim claim back; make useful again
reclaimed delivered from danger
reclamation rescuing from error and returning to a rightful; the conversion of wasteland into land suitable
reclassify classify anew, change the previous
recognition the state or quality of being recognized; the process of recognizing something or someone
recognizable capable of being recognized; easily perceived
recognize accept to be what is claimed or accept his power; be fully aware or cognizant of
recognized generally approved or compelling recognition; provided with a secure reputation
recoil draw back, as with fear or pain; a movement back from an impact
recollect recall knowledge from memory
recollection the ability to recall past occurrences; the process of remembering
recommend push for something; express a good opinion of
recommit send back to a committee; commit again
reconcile bring into consonance or accord; make compatible with
reconsider consider again; consider again that had been voted upon before
reconstruct reassemble mentally; cause somebody to adapt or reform socially
reconvene meet again
record make a record of; anything providing permanent evidence
recorded set down or registered in a permanent form; having the owner's name entered in a register
recorder equipment for making records; a tubular wind instrument with 8 finger holes
recording a signal that encodes something that has been; the act of making a record
recount narrate or give a detailed account of; an additional count
recourse act of turning to for assistance; something or someone turned to for assistance
recover get or find back; get over an illness or shock
recovered found after being lost; freed from illness or injury
recovering returning to health after illness or debility
recovery return to an original state; the act of regaining or saving something lost
recreate give new life or energy to; create anew
recreation an activity that diverts or amuses or stimulates; activity that refreshes and recreates
recreational of or relating to recreation; engaged in as a pastime
recruit register formally as a participant or member; seek to employ
recruitment the act of getting recruits
rectangular having four right angles; having a set of mutually perpendicular axes
rectifier electrical device that transforms alternating; a person who corrects or sets right
rectocele protrusion or herniation of the rectum into
recuperate get over an illness or shock; restore to good health or strength
recur happen or occur again; return in thought or speech to something
recurrent recurring again and again
red of a color at the end of the color spectrum; red color or pigment
redberry small spiny evergreen shrub of western United; North American perennial herb with alternately
redbreast small Old World songbird with a reddish breast
redcoat British soldier
redeem save from sins; convert into cash
redefinition the act of giving a new definition
redeposition deposition from one deposit to another
rediscover discover again
redistribute distribute anew
redolent having a strong pleasant odor; serving to bring to mind
redouble double in magnitude, extent, or intensity; make twice as great or intense
redoubtable inspiring fear; worthy of respect or honor
redpoll small siskin-like finch with a red crown
redress a sum of money paid in compensation for loss; make reparations or amends for
redskin offensive term for Native Americans
redstart European songbird with a reddish breast and tail; flycatching warbler of eastern North America
redtail dark brown American hawk species having; European songbird with a reddish breast and tail
reduce cut down on; make less complex
reduced made less in size or amount or degree; well below normal
reduction the act of decreasing or reducing something; any process in which electrons are added
redundancy the attribute of being superfluous and unneeded; repetition of messages to reduce the probability
redundant more than is needed, desired, or required; repetition of same sense in different words
reduviid a true bug
reek be wet with sweat or blood, as of one's face; smell badly and offensively
reeking wet with secreted or exuded moisture such; giving off a strong unpleasant smell
reel a roll of photographic film holding a series; walk as if unable to control one's movements
reelect elect again
reenact enact or perform again; enact again
reexamine look at again
refer make reference to; be relevant to
reference a remark that calls attention to something; a short note recognizing a source of information
refine improve or perfect by pruning or polishing; make more complex, intricate, or richer
refined cultivated and genteel; freed from impurities by processing
refinement the result of improving something; a highly developed state of perfection
reflect manifest or bring back; reflect deeply on a subject
reflection a calm, lengthy, intent consideration; expression without words
reflective deeply or seriously thoughtful; capable of physically reflecting light or sound
reflector device that reflects radiation; optical telescope consisting of a large concave
reflex an automatic instinctive unlearned reaction; without volition or conscious control
reform a change for the better as a result; a campaign aimed to correct abuses
refrain the part of a song where a soloist is joined; resist doing something
refreshed with restored energy
refreshing imparting vitality and energy; pleasantly new or different
refrigerator white goods in which food can be stored at low
refuel provide with additional fuel, as of aircraft; take on more fuel, as of a plane, ship, or car
refugee an exile who flees for safety
refund money returned to a payer; the act of returning money received previously
refusal the act of refusing; a message refusing to accept something
refuse show unwillingness towards; refuse to accept
refute overthrow by argument, evidence, or proof; prove to be false or incorrect
regain get or find back; come upon after searching
regard deem to be; look at attentively
regime the organization that is the governing authority; a systematic plan for therapy
regiment army unit smaller than a division; subject to rigid discipline, order
regimental belonging to or concerning a regiment
region the extended spatial location of something; a part of an animal that has a special function
regional characteristic of a region; related or limited to a particular region
register record in writing; record in a public office or in a court of law
registrant a person who is formally entered in a register
registration the act of enrolling; the act of adjusting something to match
regret feel remorse for; sadness associated with some wrong done or some
regular in accordance with fixed order or procedure; often used as intensifiers
regularity the quality of being characterized by a fixed; a property of polygons
regulate fix or adjust the time, amount, degree, or rate; bring into conformity with rules or principles
regulation an authoritative rule; a principle or condition that customarily
rehearsal a practice session in preparation for a public; a form of practice
rehearse engage in a rehearsal
reign have sovereign power; a period during which something or somebody
rein one of a pair of long straps used to control; control and direct with or as if by reins
reincarnate cause to appear in a new form; be born anew in another body after death
reinforce make stronger; strengthen and support with rewards
reinterpret interpret from a different viewpoint; assign a new or different meaning to
reissue a publication that is reprinted without changes; print anew
reiter German bacteriologist who described a disease
reiterate to say, state, or perform again
reject refuse to accept or acknowledge; refuse to accept
rejection the act of rejecting something; the state of being rejected
rejoice feel happiness or joy; to express great joy
rejoicing a feeling of great happiness; joyful and proud especially because of triumph
rejoin join again; answer back
relapse a failure to maintain a higher state; go back to bad behavior
relapsing a failure to maintain a higher state
relate make a logical or causal connection; be relevant to
related being connected either logically or causally; connected by kinship, common origin, or marriage
relation an abstraction belonging to or characteristic; sexual activity between individuals, especially
relations mutual dealings or connections or communications
relationship a relation between people; a state of connectedness between people
relative estimated by comparison; a person related by blood or marriage
relax become less tense, rest, or take one's ease; make less taut
relaxed without strain or anxiety
relay pass along; the act of passing something along from one
release release, as from one's grip; merchandise issued for sale or public showing
relegate refer to another person for decision or judgment; assign to a lower position
relent give in, as to influence or pressure
relentless not to be placated or appeased or moved; never-ceasing
relevance the relation of something to the matter at hand
relevancy the relation of something to the matter at hand
relevant having a bearing on or connection
reliability the quality of being dependable or reliable
reliable worthy of reliance or trust; conforming to fact and therefore worthy
reliance certainty based on past experience; the state of relying on something
relic an antiquity that has survived from the distant; something of sentimental value
relief the feeling that comes when something burdensome; the condition of being comfortable or relieved
relieve provide physical relief, as from pain; free someone temporarily from his or her
relieved made easier to bear; extending out above or beyond a surface
religion a strong belief in a supernatural power; an institution to express belief in a divine
religious concerned with sacred matters or religion; having or showing belief in and reverence
relinquish part with a possession or right; release, as from one's grip
relish vigorous and enthusiastic enjoyment; derive or receive pleasure from
reliving a recurrence of a prior experience
reload load anew; place a new load on
reluctant unwillingness to do something contrary to your; disinclined to become involved
remain stay the same; continue in a place, position, or situation
remainder something left after other parts have been taken; a piece of cloth that is left over after
remaining not used up
remains any object that is left unused or still extant; the dead body of a human being
remake make new; creation that is created again or anew
remand refer to another committee or authority or court; the act of sending an accused person back into
remark make mention of; a statement that expresses a personal opinion
remarkable unusual or striking; worthy of attention because interesting
remedy set straight or right; act of correcting an error or a fault or an evil
remember recall knowledge from memory; keep in mind for attention or consideration
remembrance the ability to recall past occurrences; a recognition of meritorious service
remicade an anti-TNF compound consisting of an antibody; a monoclonal antibody used to treat Crohn's
remind put in the mind of someone; assist by suggesting the next words of something
reminder an experience that causes you to remember; a message that helps you remember something
reminisce recall the past
remission an abatement in intensity or degree; the act of absolving or remitting
remittal the act of absolving or remitting; an abatement in intensity or degree
remittent characterized by periods of diminished severity
remnant a small part or portion that remains after; a piece of cloth that is left over after
remodel do over, as of a house; cast or model anew
remonstrance the act of expressing earnest opposition
remonstrate argue in protest or opposition; present and urge reasons in opposition
remorseful feeling or expressing pain or sorrow for sins
remote located far away spatially; very unlikely
removal the act of removing; dismissal from office
remove remove something concrete, as by lifting; dispose of
renaissance the period of European history at the close; the revival of learning and culture
rename assign a new name to; name again or anew
rend tear or be torn violently
render cause to become; give something useful or necessary to
rendering the act of interpreting something as expressed; an explanation of something that is not
rendezvous a meeting planned at a certain time and place; a place where people meet
rending resembling a sound of violent tearing
rendition a performance of a musical composition; handing over prisoners to the country
renew reestablish on a new, usually improved, basis; cause to appear in a new form
renewal the conversion of wasteland into land suitable; the act of renewing
rent a payment or series of payments made; let for money
reopen open again or anew
reorganize organize anew; organize anew, as after a setback
repair restore by replacing a part or putting together; the act of putting something in working order
repay pay back; make repayment for or return something
repeal cancel officially; the act of abrogating
repeat to say, state, or perform again; make or do or perform again
repeated recurring again and again
repeater a firearm that can fire several rounds without; electronic device that amplifies a signal before
repel cause to move back by force or influence; force or drive back
repellant the power to repel; a chemical substance that repels animals
repellent the power to repel; a chemical substance that repels animals
repelling highly offensive
repent turn away from sin or do penitence; feel remorse for
repertory a storehouse where a stock of things is kept; the entire range of skills or aptitudes
repetition an event that repeats; the act of doing or performing again
replace substitute a person or thing for; take the place or move into the position of
replacement the act of furnishing an equivalent person; an event in which one thing is substituted
replenish fill something that had previously been emptied
reply react verbally; a statement that is made to reply to a question
report to give an account or representation of in words; announce as the result of an investigation
reported made known or told about
reporter a person who investigates and reports or edits
repose freedom from activity; put or confide something in a person or thing
repository a facility where things can be deposited; a person to whom a secret is entrusted
represent take the place of or be parallel or equivalent; express indirectly by an image, form, or model
repress put down by force or intimidation; block the action of
reprieve a relief from harm or discomfort; the act of reprieving
reprimand rebuke formally; an act or expression of criticism and censure
reprint a publication that is reprinted without changes; print anew
reprisal a retaliatory action against an enemy in wartime
reproach a mild rebuke or criticism; express criticism towards
reprobate a person without moral scruples; reject as invalid
reproduce make a copy or equivalent of; have offspring or produce more individuals
reproducible capable of being reproduced
reproduction the process of generating offspring; the sexual activity of conceiving and bearing
republic a political system in which the supreme power; a form of government whose head of state is not
republican a member of the Republican Party; relating to or belonging to the Republican Party
repudiate cast off; refuse to acknowledge, ratify, or recognize
repugnant offensive to the mind
repulse force or drive back; an instance of driving away or warding off
repulsion the force by which bodies repel one another; intense aversion
repulsive offensive to the mind; possessing the ability to repel
reputable having a good reputation
reputation the state of being held in high esteem and honor; notoriety for some particular characteristic
repute look on as or consider; the state of being held in high esteem and honor
request express the need or desire for; a formal message requesting something
requiem a Mass celebrated for the dead; a song or hymn of mourning composed or performed
requiescat a prayer for the repose of the soul of a dead
require require as useful, just, or proper; make someone do something
required necessary for relief or supply; required by rule
requirement required activity; anything indispensable
requisition make a formal request for official services; the act of requiring
reread read anew
rescind cancel officially
rescue free from harm or evil; recovery or preservation from loss or danger
research systematic investigation to establish facts; a search for knowledge
researcher a scientist who devotes himself to doing
resemblance similarity in appearance or external
resemble appear like
resent feel bitter or indignant about; wish ill or allow unwillingly
resentful full of or marked by resentment or indignant ill
resentment a feeling of deep and bitter anger and ill-will
reservation a district that is reserved for particular; the act of reserving or engaging the services of
reserve hold back or set aside, especially for future; give or assign a resource to a particular person
reserves civilians trained as soldiers but not part
reservoir a large or extra supply of something; tank used for collecting and storing a liquid
reset set anew; device for resetting instruments or controls
reside make one's home in a particular place; live
residence any address at which you dwell more than; the act of dwelling in a place
resident someone who lives at a particular place; living in a particular place
residential used or designed for residence or limited; of or relating to or connected with residence
residue matter that remains after something has been; something left after other parts have been taken
resign leave voluntarily; accept as inevitable
resignation the act of giving up; a formal document giving notice of your
resist elude, especially in a baffling way; stand up or offer resistance to somebody
resistance the action of opposing something that you; any mechanical force that tends to retard
resistant relating to or conferring immunity; disposed to or engaged in defiance
resistor an electrical device that resists the flow
resolution a formal expression by a meeting; finding a solution to a problem
resolve bring to an end; reach a decision
resolved determined; explained or answered
resonance an excited state of a stable particle causing; a vibration of large amplitude produced
resonant characterized by resonance; serving to bring to mind
resorcinol a crystalline phenol obtained from various
resort have recourse to; a hotel located in a resort area
resource available source of wealth; a source of aid or support that may be drawn
respect a detail or point; regard highly
respectable characterized by socially or conventionally; deserving of esteem and respect
respected receiving deferential regard
respectful full of or exhibiting respect; feeling or manifesting veneration
respective considered individually
respects a formal expression of esteem
respiratory pertaining to respiration
respite a pause from doing something; a relief from harm or discomfort
respond show a response or a reaction to something; react verbally
response a bodily process occurring due to the effect; a result
responsible worthy of or requiring responsibility or trust; being the agent or cause
rest something left after other parts have been taken; not move
restate to say, state, or perform again
restatement a revised statement
restaurant a building where people go to eat
restive being in a tense state; impatient especially under restriction or delay
restless worried and uneasy; ceaselessly in motion
restoration the act of restoring something or someone; getting something back again
restorative a device for treating injury or disease; a medicine that strengthens and invigorates
restore return to its original or usable and functioning; return to life
restrain to close within bounds, or otherwise limit; restrict so as to make free movement difficult
restrained cool and formal in manner; under restraint
restraint the act of controlling by restraining someone; discipline in personal and social activities
restrict place restrictions on; place under restrictions
restricted subject to restriction or subjected; restricted in meaning
restriction a principle that limits the extent of something; an act of limiting or restricting
restrictive serving to restrict; protective of national interests by restricting
result a phenomenon that follows and is caused by some; issue or terminate
resultant occurring with or following as a consequence; a vector that is the sum of two or more other
resume take up or begin anew; return to a previous location or condition
resurrect cause to become alive again; return from the dead
resuspend put back into suspension
retail the selling of goods to consumers; be sold at the retail level
retailer a merchant who sells goods at retail
retailing the activities involved in selling commodities
retain allow to remain in a place or position; hold back within
retaliate make a counterattack and return like for like; take revenge for a perceived wrong
retaliation action taken in return for an injury or offense
retch eject the contents of the stomach through; an involuntary spasm of ineffectual vomiting
retention the act of retaining something; the power of retaining and recalling past
rethink change one's mind; thinking again about a choice previously made
reticulate resembling or forming a network; divide so as to form a network
retinal in or relating to the retina of the eye; either of two yellow to red retinal pigments
retinitis inflammation of the retina
retinopathy a disease of the retina that can result in loss
retire go into retirement; withdraw from active participation
retired no longer active in your work or profession
retirement the state of being retired from one's business; withdrawal from your position or occupation
retort answer back; a quick reply to a question or remark
retrace to go back over again; reassemble mentally
retract formally reject or disavow a formerly held; pull inward or towards a center
retreat pull back or move away or backward; withdrawal of troops to a more favorable
retribution the act of correcting for your wrongdoing; a justly deserved penalty
retrieve get or find back; recall knowledge from memory
return go or come back to place, condition, or activity; document giving the tax collector information
reunion the act of coming together again; a party of former associates who have come
reunite have a reunion; unify again, as of a country
revamp to patch up or renovate; provide with a new vamp
reveal make visible; make known to the public information that was
revel take delight in; unrestrained merrymaking
revelation an enlightening or astonishing disclosure; the speech act of making something evident
revenant someone who has returned from the dead; a person who returns after a lengthy absence
revenge action taken in return for an injury or offense; take revenge for a perceived wrong
revenue the entire amount of income before any; government income due to taxation
revere love unquestioningly and uncritically; regard with feelings of respect and reverence
reverie an abstracted state of absorption; absentminded dreaming while awake
reverse change to the contrary; turn inside out or upside down
reversible capable of reversing or being reversed; a garment that can be worn inside out
reversion a failure to maintain a higher state; turning in the opposite direction
revert go back to a previous state; undergo reversion, as in a mutation
reverting a failure to maintain a higher state; tending to return to an earlier state
review look at again; appraise critically
revise make revisions in; revise or reorganize, especially for the purpose
revised improved or brought up to date; altered or revised by rephrasing or by adding
revision the act of revising or altering; something that has been written again
revive give new life or energy to; cause to regain consciousness
revolt organized opposition to authority; cause aversion in
revolting highly offensive
revolution the overthrow of a government by those who are; a drastic and far-reaching change in ways
revolve turn on or around an axis or a center; move in an orbit
revolver a pistol with a revolving cylinder; a door consisting of four orthogonal partitions
revulsion intense aversion
reward a recompense for worthy acts or retribution; an act performed to strengthen approved behavior
rewarding providing personal satisfaction
rewrite write differently; something that has been written again
rhadamanthus a judge of the dead in the underworld
rheumatism any painful disorder of the joints or muscles; a chronic autoimmune disease with inflammation
rhinitis an inflammation of the mucous membrane lining
rhino massive powerful herbivorous odd-toed ungulate
rhinopathy any disease or malformation of the nose
rhubarb long pinkish sour leafstalks usually eaten; plants having long green or reddish acidic
rhyme correspondence in the sounds of two or more; a piece of poetry
rhythm the basic rhythmic unit in a piece of music; recurring at regular intervals
rhythmic recurring with measured regularity
rib support resembling the rib of an animal; any of the 12 pairs of curved arches of bone
ribbon any long object resembling a thin line; notion consisting of a narrow strip of fine
rice grains used as food either unpolished or more; annual or perennial rhizomatous marsh grasses
rich possessing material wealth; having an abundant supply of desirable qualities
richmond capital of the state of Virginia located
richness the property of being extremely abundant; the property of a sensation that is rich
rickets childhood disease caused by deficiency
rickettsia any of a group of very small rod-shaped bacteria
rico law intended to eradicate organized crime
rid relieve from
riddle pierce with many holes; a difficult problem
ride sit and travel on the back of animal, usually; be carried or travel on or in a vehicle
rider a traveler who actively rides an animal; a clause that is appended to a legislative bill
ridge a long narrow natural elevation or striation; a beam laid along the edge where two sloping
ridicule subject to laughter or ridicule; language or behavior intended to mock
ridiculous inspiring scornful pity; so unreasonable as to invite derision
riffraff disparaging terms for the common people
rifle a shoulder firearm with a long barrel; steal goods
rifleman someone skilled in the use of a rifle; a soldier whose weapon is a rifle
rig gear for a particular enterprise; connect or secure to
rigger a long slender pointed sable brush used; someone who rigs ships
right an abstract idea of that which is due; location near or direction toward the right side
rightfield the piece of ground in the outfield; the fielding position of the player
rigid incapable of or resistant to bending; incapable of compromise or flexibility
rigor something hard to endure; the quality of being valid and rigorous
rigorous demanding strict attention to rules; rigidly accurate
rim the shape of a raised edge of a more or less; run around the rim of
rinderpest an acute infectious viral disease of cattle
ring sound loudly and sonorously; ring or echo with sound
ringing the giving of a ring as a token of engagement; the sound of a bell ringing
rinse wash off soap or remaining dirt; clean with some chemical process
riot a public act of violence by an unruly mob; a wild gathering involving excessive drinking
rioting a state of disorder involving group violence
riotous produced or growing in extreme abundance; characterized by unrest or disorder
rip tear or be torn violently; cut along the grain
ripe fully developed or matured and ready to be eaten; fully prepared or eager
ripen grow ripe; cause to ripen or develop fully
ripple a small wave on the surface of a liquid; stir up so as to form ripples
rise move upward; increase in value or to a higher point
rising advancing or becoming higher or greater; organized opposition to authority
risk expose to a chance of loss or damage; a source of danger
risque suggestive of sexual impropriety
ritalin central nervous system stimulant used
rite any customary observance or practice; an established ceremony prescribed by a religion
ritual any customary observance or practice; the prescribed procedure for conducting
rival be equal to in quality or ability; the contestant you hope to defeat
river a large natural stream of water
riverbank the bank of a river
rivet direct one's attention on something; heavy pin having a head at one end and the other
roach any of numerous chiefly nocturnal insects; European freshwater food fish having a greenish
road an open way for travel or transportation; a way or means to achieve something
roadkill the dead body of an animal that has been killed
roadside edge of a way or road or path
roadway a road over which vehicles travel
roam move about aimlessly or without any destination
roar make a loud noise, as of wind, water; a deep prolonged loud noise
roaring a deep prolonged loud noise; a very loud utterance
roast cook with dry heat, usually in an oven; negative criticism
rob take something away by force or without; rip off
robber a thief who steals from someone by threatening
robbery larceny by threat of violence; plundering during riots or in wartime
robe any loose flowing garment; outerwear consisting of a long flowing garment
robin large American thrush having a rust-red breast; small Old World songbird with a reddish breast
rocephin a parenteral cephalosporin used for severe
rock a lump or mass of hard consolidated mineral; material consisting of the aggregate of minerals
rocket a jet engine containing its own propellant; any vehicle self-propelled by a rocket engine
rocklike hard as granite
rocky abounding in rocks or stones; causing or characterized by jolts and irregular
rod any rod-shaped bacterium; a long thin implement made of metal or wood
rodeo an exhibition of cowboy skills; an enclosure for cattle that have been rounded
rofecoxib a Cox-2 inhibitor that relieves pain
rohypnol a depressant and tranquilizer often used
roiling agitated vigorously
roister engage in boisterous, drunken merrymaking
role the actions and activities assigned; an actor's portrayal of someone in a play
roleplaying acting a particular role
roll move by turning over or rotating; move along on or as if on wheels or a wheeled
roman a resident of modern Rome; of or relating to or derived from Rome
romance a relationship between two lovers; an exciting and mysterious quality
romantic belonging to or characteristic of Romanticism; a soulful or amorous idealist
romanticize interpret romantically; act in a romantic way
rome capital and largest city of Italy; the leadership of the Roman Catholic Church
romp play boisterously; an easy victory
roof a protective covering that covers or forms; protective covering on top of a motor vehicle
rooftop the top of a roof
rookie an awkward and inexperienced youth
room an area within a building enclosed by walls; space for movement
rooms apartment consisting of a series of connected
rooster adult male chicken
root the usually underground organ that lacks buds; the form of a word after all affixes are removed
rooting the process of putting forth roots and beginning
rope a strong line; street names for flunitrazepan
rosacea a skin disease of adults in which blood vessels
rose any of many shrubs of the genus Rosa that bear; of something having a dusty purplish pink color
rosette an ornament or pattern resembling a rose; circular window filled with tracery
rosinweed North American perennial having a resinous odor; any of various western American plants
roster a list of names
rostrum a platform raised above the surrounding level; beaklike projection of the anterior part
rosy of blush color; having the pinkish flush of health
rot break down; the process of decay caused by bacterial
rotate turn on or around an axis or a center; perform a job or duty on a rotating basis
rotation the act of rotating as if on an axis; a planned recurrent sequence
rotgut any alcoholic beverage of inferior quality
rotor the rotating armature of a motor or generator; rotating mechanism consisting of an assembly
rotter a person who is deemed to be despicable
rough having or caused by an irregular surface; not quite exact or correct
roughness a texture of a surface or edge that is not; the quality of being harsh or rough or grating
roughshod unjustly domineering; able or disposed to inflict pain or suffering
round having the shape or form of a circle; a charge of ammunition for a single shot
roundabout deviating from a straight course; marked by obliqueness or indirection in speech
rounded curving and somewhat round in shape rather than
roundhouse a hook delivered with an exaggerated swing; workplace consisting of a circular building
roundup the activity of gathering livestock together so; the systematic gathering up of suspects
rouse become active; cause to become awake or conscious
rousseau French philosopher and writer born; French primitive painter
route an established line of travel or access; an open way for travel or transportation
routine an unvarying or habitual method or procedure; a short performance that is part of a longer
rove move about aimlessly or without any destination
row an arrangement of objects or people side by side; propel with oars
rowdy a cruel and brutal fellow; disturbing the public peace
royal of or relating to or indicative of or issued; established or chartered or authorized
royalty payment to the holder of a patent or copyright; royal persons collectively
rpm rate of revolution of a motor
rub move over something with pressure; cause friction
rubber an elastic material obtained from the latex sap; a waterproof overshoe that protects shoes
rubbish worthless material that is to be disposed of; nonsensical talk or writing
rubbishy cheap and inferior
rubella a contagious viral disease that is a milder form
rubeola an acute and highly contagious viral disease
rude socially incorrect in behavior; lacking in refinement or grace
rudimentary being or involving basic facts or principles; being in the earliest stages of development
rue a street or road in France; sadness associated with some wrong done or some
rueful feeling or expressing pain or sorrow for sins
ruffle trouble or vex; stir up so as to form ripples
ruffled having decorative ruffles or frills; shaken into waves or undulations as by wind
rug floor covering consisting of a piece of thick
rugged sturdy and strong in constitution; having long narrow shallow depressions
ruin destroy completely; an irrecoverable state of devastation
ruination destruction achieved by causing something to be; an event that results in destruction
ruiner a person who destroys or ruins or lays waste to
rule a principle or condition that customarily; something regarded as a normative example
ruler a person who rules or commands; measuring stick consisting of a strip of wood
ruling the reason for a court's judgment; exercising power or authority
rumanian an eastern Romance language spoken in Romania; of or relating to or characteristic
rumble a loud low dull continuous noise; make a low noise
rummage search haphazardly; a thorough search for something
rumor gossip passed around by word of mouth; tell or spread rumors
rump the part of an animal that corresponds; the fleshy part of the human body that you sit
run move fast by using one's feet, with one foot off; flee
runaway completely out of control; an easy victory
runner someone who imports or exports without paying; a baseball player on the team at bat who
running the act of running; a play in which a player attempts to carry
runoff the occurrence of surplus liquid exceeding; a final election to resolve an earlier election
runt disparaging terms for small people
runty well below average height; of inferior size
rural living in or characteristic of farming; of or relating to the countryside as opposed
rush move hurridly; the act of moving hurriedly and in a careless
rushing an attempt to advance the ball by running into; the act of moving hurriedly and in a careless
russia a former communist country in eastern Europe; formerly the largest Soviet Socialist Republic
russian of or pertaining to or characteristic of Russia; a native or inhabitant of Russia
rust become destroyed by water, air, or a corrosive; any of various fungi causing rust disease
rustic awkwardly simple and provincial; characteristic of rural life
rustle make a dry crackling sound; take illegally
rustler someone who steals livestock
rustling the stealing of cattle; a light noise, like the noise of silk clothing
rusty covered with or consisting of rust; of the brown color of rust
rut a settled and monotonous routine that is hard; a groove or furrow
ruthful feeling or expressing pain or sorrow for sins
ruttish feeling great sexual desire
saber a stout sword with a curved blade and thick back; a fencing sword with a v-shaped blade
sable an artist's brush made of sable hairs; marten of northern Asian forests having
sabotage a deliberate act of destruction or disruption; destroy property or hinder normal operations
sabre a stout sword with a curved blade and thick back; a fencing sword with a v-shaped blade
sack a bag made of paper or plastic for holding; plunder after capture
sacred concerned with religion or religious purposes; made or declared or believed to be holy
sacrifice endure the loss of; the act of losing or surrendering something
sacrilege blasphemous behavior
sad experiencing or showing sorrow or unhappiness; bad
saddle a seat for the rider of a horse or other animal; impose a task upon, assign a responsibility to
saddlebag a large bag hung over a saddle
sade French soldier and writer whose descriptions
sadism sexual pleasure obtained by inflicting harm
sadist someone who obtains pleasure from inflicting
sadistic deriving pleasure or sexual gratification
sadness emotions experienced when not in a state; the quality of excessive mournfulness
safe free from danger or the risk of harm; strongbox where valuables can be safely kept
safebreaker a thief who breaks open safes to steal valuable
safecracker a thief who breaks open safes to steal valuable
safeguard make safe; a precautionary measure warding off impending
safety the state of being certain that adverse effects; a safe place
sag droop, sink, or settle from or as if; cause to sag
saga a narrative telling the adventures of a hero
sage aromatic fresh or dried grey-green leaves used; a mentor in spiritual and philosophical topics
said being the one previously mentioned or spoken of
sail traverse or travel on; move with sweeping, effortless, gliding motions
sailing the work of a sailor; riding in a sailboat
sailor any member of a ship's crew; a serviceman in the navy
saint a person who has died and has been declared; person of exceptional holiness
sake a reason for wanting something done; the purpose of achieving or obtaining
salacious suggestive of or tending to moral looseness; characterized by lust
salacity the trait of behaving in an obscene manner
salary something that remunerates
sale a particular instance of selling; the general activity of selling
saleslady a woman salesperson
salesman a man salesperson
salesmanship skill in selling
salient having a quality that thrusts itself into; the part of the line of battle that projects
saline an isotonic solution of sodium chloride; containing salt
saliva a clear liquid secreted into the mouth
salol a white powder with a pleasant taste and odor
salon gallery where works of art can be displayed; elegant sitting room where guests are received
saloon a room or establishment where alcoholic drinks; tavern consisting of a building with a bar
salpingitis inflammation of a Fallopian tube
salt a compound formed by replacing hydrogen; white crystalline form of especially sodium
salute greet in a friendly way; express commendation of
salvage save from ruin, destruction, or harm; the act of rescuing a ship or its crew
salvation the act of delivering from sin or saving; a means of preserving from harm
salve anything that remedies or heals or soothes; semisolid preparation applied externally
salvo rapid simultaneous discharge of firearms; an outburst resembling the discharge of firearms
same same in identity; closely similar or comparable in kind or quality
sameness the quality of being alike; the quality of wearisome constancy, routine
sample a small part of something intended; items selected at random from a population
sampling the selection of a suitable sample for study; measurement at regular intervals
samsara the endless cycle of birth and suffering
sanatorium a hospital for recuperation or for the treatment; pejorative terms for an insane asylum
sanction give sanction to; formal and explicit approval
sanctity the quality of being holy
sand a loose material consisting of grains of rock; rub with sandpaper
sandal a shoe consisting of a sole fastened by straps
sandwich two slices of bread with a filling between them; insert or squeeze tightly between two people
sane mentally healthy; marked by sound judgment
sanies a fluid product of inflammation
sanitary free from filth and pathogens
sanitation making something sanitary as by sterilizing; the state of being clean and conducive to health
sanitise make less offensive or more acceptable; make sanitary by cleaning or sterilizing
sanitize make less offensive or more acceptable; make sanitary by cleaning or sterilizing
santalales order of plants distinguished by having
saprobe an organism that lives in and derives
saprophagous feeding on dead or decaying animal matter
saprophyte an organism that feeds on dead organic matter
saprophytic obtaining food osmotically from dissolved; feeding on dead or decaying organic matter
saprozoic feeding on dead or decaying animal matter
sarcasm witty language used to convey insults or scorn
sarcastic expressing or expressive of ridicule that wounds
sarcoidosis a chronic disease of unknown cause marked
sarcophilus Tasmanian devil
sardine any of various small edible herring or related; small fatty fish usually canned
sars a respiratory disease of unknown etiology
sash a framework that holds the panes of a window; a band of material around the waist
satellite man-made equipment that orbits around the earth; any celestial body orbiting around a planet
satire witty language used to convey insults or scorn
satisfaction the contentment one feels when one has fulfilled; state of being gratified or satisfied
satisfactory giving satisfaction; meeting requirements
satisfied filled with satisfaction; allayed
satisfy meet the requirements or expectations of; fill, satisfy or meet a want or need or condtion
saturation the process of totally saturating something; the act of soaking thoroughly with a liquid
saturday the seventh and last day of the week
saturn a giant planet that is surrounded by three; god of agriculture and vegetation
saturniidae important and widely distributed family of moths
satyr one of a class of woodland deities; man with strong sexual desires
satyriasis abnormally intense sexual desire in men
savage able or disposed to inflict pain or suffering; a member of an uncivilized people
savannah a port in eastern Georgia near the mouth; a flat grassland in tropical or subtropical
save save from ruin, destruction, or harm; to keep up and reserve for personal or special
saving an act of economizing; recovery or preservation from loss or danger
savings a fund of money put by as a reserve
savor derive or receive pleasure from; taste appreciatively
sawfly insect whose female has a saw-like ovipositor
sawyer any of several beetles whose larvae bore holes; one who is employed to saw wood
say express in words; report or maintain
scabies a contagious skin infection caused by the itch
scaffold a platform from which criminals are executed; a temporary arrangement erected around
scag street names for heroin
scale relative magnitude; an ordered reference standard
scamper to move about or proceed hurriedly; rushing about hastily in an undignified way
scan examine minutely or intensely; examine hastily
scandal disgraceful gossip about the private lives; a disgraceful event
scant less than the correct or legal or full amount; supply sparingly and with restricted quantities
scar a mark left by the healing of injured tissue; an indication of damage
scare cause fear in; cause to lose courage
scared made afraid
scarf a garment worn around the head or neck; a joint made by notching the ends of two pieces
scarlatina an acute communicable disease characterized
scarred blemished by injury or rough wear; deeply affected or marked by mental or physical
scatological dealing pruriently with excrement and excretory
scatology the chemical analysis of excrement; a preoccupation with obscenity
scatophagy the eating of excrement or other filth
scatter to cause to separate and go in different; move away from each other
scattered occurring or distributed over widely spaced; lacking orderly continuity
scene the place where some action occurs; an incident
scenery the painted structures of a stage set that are; the appearance of a place
scenic used of locations; of or relating to the stage or stage scenery
scent a distinctive odor that is pleasant; any property detected by the olfactory system
scented having the sense of smell; having a natural fragrance
scentless lacking the sense of smell; emitting or holding no odor
schedule plan for an activity or event; a temporally organized plan for matters to be
schematic represented in simplified or symbolic form; diagram of an electrical or mechanical system
scheme an elaborate and systematic plan of action; a statement that evades the question
scheol the world of the dead
schlep a tedious or difficult journey; an awkward and stupid person
schlepper an awkward and stupid person
schlock merchandise that is shoddy or inferior
scholar a learned person; someone who learns or takes up knowledge
scholarly characteristic of scholars or scholarship
scholarship financial aid provided to a student on the basis; profound scholarly knowledge
scholastic of or relating to schools; a person who pays more attention to formal rules
school an educational institution; a building where young people receive education
schoolboy a boy attending school
schooldays the time of life when you are going to school
schoolgirl a girl attending school
schoolhouse a building where young people receive education
schoolmate an acquaintance that you go to school with
schoolroom a room in a school where lessons take place
schtick a contrived and often used bit of business; a prank or piece of clowning
schtik a contrived and often used bit of business; a prank or piece of clowning
sciatica neuralgia along the sciatic nerve
scid a congenital disease affecting T cells that can
science a particular branch of scientific knowledge; ability to produce solutions in some problem
scientific conforming with the principles or methods used; of or relating to the practice of science
scientist a person with advanced knowledge of one or more
scimitar a curved oriental saber
scissortail grey flycatcher of the southwestern United
scleredema a skin disease marked by hard edema
scleritis inflammation of the sclera
scleroderma genus of poisonous fungi having hard-skinned; an autoimmune disease that affects the blood
scoff laugh at with contempt and derision; showing your contempt by derision
scoffing showing your contempt by derision
scold censure severely or angrily; show one's unhappiness or critical attitude
scoot run or move very quickly or hastily
scope an area in which something acts or operates; electronic equipment that provides visual images
scorch make very hot and dry; a discoloration caused by heat
score a number or letter indicating quality; gain points in a game
scoreless having no points scores
scores a large number or amount
scorn lack of respect accompanied by a feeling; look down on with disdain
scornful expressing extreme contempt
scot a native or inhabitant of Scotland
scotch whiskey distilled in Scotland; a slight surface cut
scotland one of the four countries that make up
scour clean with hard rubbing; examine minutely
scourge a whip used to inflict punishment; a person who inspires fear or dread
scouring the act of cleaning a surface by rubbing it; moving over territory to search for something
scours diarrhea in livestock
scout explore, often with the goal of finding; a person employed to keep watch for some
scowl frown with displeasure; a facial expression of dislike or displeasure
scramble to move hurriedly; climb awkwardly, as if by scrambling
scrap a small fragment of something broken off; dispose of
scrape scratch repeatedly; a harsh noise made by scraping
scrapie a fatal disease of sheep characterized
scraping a harsh noise made by scraping; a fragment scraped off of something
scratch cause friction; cut the surface of
scrawniness the bodily property of lacking flesh; the property of being stunted and inferior
scrawny being very thin; inferior in size or quality
scream utter a sudden loud cry; sharp piercing cry
screaming sharp piercing cry; so extremely intense as to evoke screams
screech make a high-pitched, screeching noise; sharp piercing cry
screen a white or silvered surface where pictures can; a protective covering that keeps things out
screw slang for sexual intercourse; a fastener with a tapered threaded shank
screwball a pitch with reverse spin that curves toward; a whimsically eccentric person
screwing slang for sexual intercourse
scribe score a line on with a pointed instrument; a sharp-pointed awl for marking wood or metal
scrimmage a noisy riotous fight; practice play between a football team's squads
scrimy dirty and disgusting; petty or reluctant in giving or spending
script a written version of a play or other dramatic; a particular orthography or writing system
scriptural of or pertaining to or contained; written or relating to writing
scripture the sacred writings of the Christian religions; any writing that is regarded as sacred
scrub clean with hard rubbing; wash thoroughly
scrubbiness the property of being stunted and inferior
scrubby inferior in size or quality; sparsely covered with stunted trees
scrutinize to look at critically or searchingly; examine carefully for accuracy with the intent
scrutiny the act of examining something closely; a prolonged intense look
scuffle disorderly fighting; an unceremonious and disorganized struggle
sculptor an artist who creates sculptures; a faint constellation in the southern hemisphere
sculptural relating to or consisting of sculpture; resembling sculpture
sculpture a three-dimensional work of plastic art; creating figures or designs in three dimensions
scum a film of impurities or vegetation that can form; worthless people
scummy of the most contemptible kind; covered with scum
scurf a covering that resembles scales or bran; a thin flake of dead epidermis shed
scurrility foul-mouthed or obscene abuse
scurrilous expressing offensive reproach
scurry to move about or proceed hurriedly; rushing about hastily in an undignified way
scurrying moving with great haste
scurvy a condition caused by deficiency of ascorbic; of the most contemptible kind
scutcheon a shield; a flat protective covering to prevent soiling
scuttle to move about or proceed hurriedly; container for coal
sea a division of an ocean or a large body of salt; anything apparently limitless in quantity
seal fastener consisting of a resinous composition; close with or as if with a seal
seam joint consisting of a line formed by joining two; a stratum of ore or coal thick enough to be
seaman a man who serves as a sailor; muckraking United States journalist who exposed
sear make very hot and dry; burn slightly and superficially so as to affect
search the activity of looking thoroughly in order; try to locate or discover, or try to establish
searching diligent and thorough in inquiry; exploring thoroughly
searchlight a light source with reflectors that projects
season a period of the year marked by special events; one of the natural periods into which the year
seasonal occurring at or dependent on a particular season; a worker who finds employment only in certain
seat a space reserved for sitting; show to a seat
seated having the torso erect and legs bent
seattle a major port of entry and the largest city
sec 1/60 of a minute; an independent federal agency that oversees
secede withdraw from an organization or communion
second coming next after the first in position in space; 1/60 of a minute
secondary being of second rank or importance or value; coil such that current is induced in it
secondhand previously used or owned by another; derived from what is primary or original
secrecy the trait of keeping things secret; the condition of being concealed or hidden
secret not open or public; something that should remain hidden from others
secretary an assistant who handles correspondence; a person who is head of an administrative
secretion the organic process of synthesizing; a functionally specialized substance released
section a self-contained part of a larger composition; a very thin slice for examination under
sector a plane figure bounded by two radii; a social group that forms part of the society
secure get by special effort; cause to be firmly attached
security the state of being free from danger or injury; defense against financial failure
sedan a car that is closed and that has front and rear; a closed litter for one passenger
sediment matter that has been deposited by some natural; settle as sediment
seduction enticing someone astray from right behavior; an act of winning the love or sexual favor
see perceive by sight or have the power to perceive; perceive mentally
seed a small hard fruit; a mature fertilized plant ovule consisting
seedbed a bed where seedlings are grown before
seediness a lack of elegance as a consequence of wearing
seedy full of seeds; morally degraded
seek try to get or reach; try to locate or discover, or try to establish
seem give a certain impression or have a certain; seem to be true, probable, or apparent
seeming appearing as such but not necessarily so
seep pass gradually or leak through or as if through
segment one of several parts or pieces that fit; one of the parts into which something naturally
segmental having the body divided into successive; divided or organized into speech segments
segregate separate by race or religion; someone who is or has been segregated
segregated separated or isolated from others or a main
seismograph a measuring instrument for detecting
seize take hold of; take or capture by force
seizure a sudden occurrence of a disease; the act of forcibly dispossessing an owner
select pick out, select, or choose from a number; of superior grade
selected chosen in preference to another
selection the act of choosing or selecting; an assortment of things from which a choice can
selective tending to select; characterized by very careful or fastidious
self your consciousness of your own identity; a person considered as a unique individual
selfish concerned chiefly or only with yourself and your
selfishness stinginess resulting from a concern for your own
sell exchange or deliver for money or its equivalent; be sold at a certain price or in a certain way
selling the exchange of goods for an agreed sum of money
semantic of or relating to meaning or the study
semiliterate literate but poorly informed; barely able to read and write
seminary a private place of education for the young; a theological school for training ministers
senate assembly possessing high legislative powers; the upper house of the United States Congress
senator a member of a senate
send cause to go somewhere; cause to be directed or transmitted to another
sending the act of causing something to go
senior an undergraduate student during the year; older
sensation an unelaborated elementary awareness; a general feeling of excitement and heightened
sensational causing intense interest, curiosity, or emotion; commanding attention
sense a general conscious awareness; perceive by a physical sensation, e.g., coming
senseless not marked by the use of reason; unresponsive to stimulation
sensibility mental responsiveness and awareness; refined sensitivity to pleasurable or painful
sensible showing reason or sound judgment; able to feel or perceive
sensing the perception that something has occurred; becoming aware of something via the senses
sensitive responsive to physical stimuli; being susceptible to the attitudes, feelings
sensitivity responsiveness to external stimuli; the ability to respond to physical stimuli
sensitize make sensitive or aware; make sensitive to light, often of a particular
sensor any device that receives a signal or stimulus
sensory of a nerve fiber or impulse originating outside; involving or derived from the senses
sensuality desire for sensual pleasures
sentence a string of words satisfying the grammatical; pronounce a sentence on in a court of law
sentiment tender, romantic, or nostalgic feeling; a personal belief or judgment that is not
sentimental effusively or insincerely emotional; given to or marked by sentiment
separable capable of being divided or dissociated
separate independent; act as a barrier between
separated being or feeling set or kept apart from others; spaced apart
separation coming apart; the state of lacking unity
sept the month following August and preceding October; people descended from a common ancestor
september the month following August and preceding October
septic containing or resulting from disease-causing; of or relating to or caused by putrefaction
septicaemia invasion of the bloodstream by virulent
septicemia invasion of the bloodstream by virulent
septum a dividing partition between two tissues; a partition or wall especially in an ovary
sepulchral of or relating to a sepulchre; suited to or suggestive of a grave or burial
sepulture a chamber that is used as a grave; the ritual placing of a corpse in a grave
sequela any abnormality following or resulting
sequence serial arrangement in which things follow; the action of following in order
serenade a musical composition in several movements; sing and play for somebody
serenity a disposition free from stress or emotion; the absence of mental stress or anxiety
sergeant any of several noncommissioned officer ranks; a lawman with the rank of sergeant
sericterium silk-producing gland of insects or spiders
serictery silk-producing gland of insects or spiders
series similar things placed in order or happening one; a serialized set of programs
serious concerned with work or important matters rather; of great consequence
seriousness an earnest and sincere feeling; the quality of arousing fear or distress
sermon an address of a religious nature; a moralistic rebuke
serpent limbless scaly elongate reptile; an obsolete bass cornet
serratus any of several muscles of the trunk
serum an amber, watery fluid, rich in proteins
servant a person working in the service of another; in a subordinate position
serve serve a purpose, role, or function; do duty or hold offices
service work done by one person or group that benefits; an act of help or assistance
serviceable ready for service or able to give long service; intended or able to serve a purpose without
services performance of duties or provision of space
session a meeting for execution of a group's functions; the time during which a school holds classes
set put into a certain place or abstract location; fix conclusively or authoritatively
setback an unfortunate happening that hinders or impedes
setterwort digitate-leaved hellebore with an offensive odor
setting the context and environment in which something; the state of the environment
settle settle into a position, usually on a surface; bring to an end
settled established or decided beyond dispute or doubt; established in a desired position or place
settlement a body of people who settle far from home but; the act of colonizing
settler a person who settles in a new colony or moves; a clerk in a betting shop who calculates
setup equipment designed to serve a specific function; the way something is organized or arranged
seven being one more than six; the cardinal number that is the sum of six
seventeen being one more than sixteen; the cardinal number that is the sum of sixteen
seventeenth coming next after the sixteenth in position; position 17 in a countable series of things
seventh coming next after the sixth and just before; the musical interval between one note
sever set or keep apart; cut off from a whole
several of an indefinite number more than 2 or 3 but not; considered individually
severe intensely or extremely bad or unpleasant; very strong or vigorous
severeness extreme plainness; excessive sternness
severity used of the degree of something undesirable e.g.; excessive sternness
sew fasten by sewing; create with cloth
sewage waste matter carried away in sewers or drains
sewer a waste pipe that carries away sewage or surface; someone who sews
sewerage a waste pipe that carries away sewage or surface; waste matter carried away in sewers or drains
sex activities associated with sexual intercourse; either of the two categories into which most
sexcapade a sexual escapade
sexed having sexual differentiation; characterized by sexuality
sexiness the arousal of feelings of sexual desire
sexless sexually unattractive; having no or imperfectly developed
sexual of or relating to or characterized by sexuality; having or involving sex
sexualise make sexual, endow with sex, attribute sex to
sexualize make sexual, endow with sex, attribute sex to
sexy marked by or tending to arouse sexual desire; stimulating sexual desire
shabbiness an unjust act; a lack of elegance as a consequence of wearing
shabby showing signs of wear and tear; mean and unworthy and despicable
shackle a restraint that confines or restricts freedom; a U-shaped bar
shackled bound by chains fastened around the ankles
shade relative darkness caused by light rays being; a quality of a given color that differs slightly
shaded protected from heat and light with shade; drawn or painted with degrees or gradations
shadfly slender insect with delicate membranous wings
shading a gradation involving small or imperceptible; graded markings that indicate light or shaded
shadow shade within clear boundaries; an unilluminated area
shaft a line that forms the length of an arrow pointer; an aggressive remark directed at a person like
shag a lively dance step consisting of hopping; slang for sexual intercourse
shake move or cause to move back and forth; move with or as if with a tremor
shakedown extortion of money; a very thorough search of a person or a place
shaken disturbed psychologically as if by a physical
shakespeare English poet and dramatist considered one
shaking the act of causing something to move up and down; a shaky motion
shallow lacking physical depth; a stretch of shallow water
sham something that is a counterfeit; a person who makes deceitful pretenses
shamble walk by dragging one's feet; walking with a slow dragging motion without
shambles a building where animals are butchered; a condition of great disorder
shame a painful emotion resulting from an awareness; a state of dishonor
shameful deserving or bringing disgrace or shame; giving offense to moral sensibilities
shammer a person who makes deceitful pretenses; someone shirking their duty by feigning illness
shape any spatial attributes; shape or influence
shaped shaped to fit by or as if by altering; having the shape of
shapeless having no definite form or distinct shape; lacking symmetry or attractive form
share assets belonging to or due to or contributed; have in common
shared have in common; distributed in portions on the basis of a plan
sharp clearly defined; having or demonstrating ability to recognize
sharpen become sharp or sharper; make crisp or more crisp and precise
sharpness a quick and penetrating intelligence; harshness of manner
shatter break into many pieces; cause to break into many pieces
shave remove body hair with a razor; cut closely
shaved having the beard or hair cut off close
shaving the act of removing hair with a razor; a thin fragment or slice that has been shaved
shawl cloak consisting of an oblong piece of cloth
shear a deformation of an object in which parallel; cut with shears
sheath a protective covering; a dress suitable for formal occasions
shed get rid of; pour out in drops or small quantities or as if
sheeny offensive term for a Jew; reflecting light
sheep woolly usually horned ruminant mammal related; a timid defenseless simpleton who is readily
sheeplike like or suggestive of a sheep in docility
sheer complete and without restriction; not mixed with extraneous elements
sheet any broad thin expanse or surface; paper used for writing or printing
shegetz an offensive term for non-Jewish young man
shelf a support that consists of a horizontal surface; a projecting ridge on a mountain or submerged
shell ammunition consisting of a cylindrical metal; the material that forms the hard outer covering
shelter a structure that provides privacy and protection; protective covering that provides protection
shenanigan reckless or malicious behavior that causes; the use of tricks to deceive someone
shepherd a herder of sheep; a clergyman who watches over a group of people
sheriff the principal law-enforcement officer
sherry dry to sweet amber wine from the Jerez region
shibah a period of seven days of mourning after
shibboleth a manner of speaking that is distinctive; a favorite saying of a sect or political group
shield protect, hide, or conceal from danger or harm; a protective covering or structure
shielded protected by a shield to prevent injury
shielding the act of shielding from harm; a shield of lead or concrete intended
shift make a shift in or exchange of; change place or direction
shifting continuously varying; the act of moving from one place to another
shigellosis an acute infection of the intestine by shigella
shiksa a derogatory term used by Jews to refer
shikse a derogatory term used by Jews to refer
shimmy dance a shimmy; tremble or shake
shin the front part of the human leg between the knee; the inner and thicker of the two bones
shine be bright by reflecting or casting light; emit light
shining marked by exceptional merit; the work of making something smooth and shiny
shiny reflecting light; having a shiny surface or coating
ship a vessel that carries passengers or freight; transport commercially
shipment the act of sending off something; goods carried by a large vehicle
shipping the commercial enterprise of moving goods; conveyance provided by the ships belonging
shipwreck a wrecked ship; an accident that destroys a ship at sea
shirk avoid; avoid dealing with
shirt a garment worn on the upper half of the body; put a shirt on
shit obscene words for unacceptable behavior; obscene terms for feces
shite obscene terms for feces
shithead a stupid person
shitting the elimination of fecal waste through the anus
shitwork trivial, unrewarding, tedious, dirty
shiva the auspicious one; a period of seven days of mourning after
shivah a period of seven days of mourning after
shiver tremble convulsively, as from fear or excitement; shake, as from cold
shivering a sensation of cold that often marks the start; vibrating slightly and irregularly
shlep a tedious or difficult journey; an awkward and stupid person
shlepper an awkward and stupid person
shlock merchandise that is shoddy or inferior
shock the feeling of distress and disbelief that you; surprise greatly
shod wearing footgear; used of certain religious orders who wear shoes
shoddy reclaimed wool fiber; unethical or dishonest
shoe footwear shaped to fit the foot with a flexible; U-shaped plate nailed to underside of horse's
shoot hit with a missile from a weapon; kill by firing a missile
shooting the act of firing a projectile; killing someone by gunfire
shootout a fight involving shooting small arms
shop a mercantile establishment for the retail sale; do one's shopping
shoplift steal in a store
shopping searching for or buying goods or services; the commodities purchased from stores
shore the land along the edge of a body of water; a beam or timber that is propped against
short primarily temporal sense; having little length or lacking in length
shortage the property of being an amount; an acute insufficiency
shorten make shorter than originally intended; reduce in scope while retaining essential
shortsighted lacking foresight or scope; unable to see distant objects clearly
shortstop the person who plays the shortstop position; the fielding position of the player
shot the act of firing a projectile; a solid missile discharged from a firearm
shotgun firearm that is a double-barreled smoothbore
shoulder the part of the body between the neck; push with the shoulders
shout utter in a loud voice; utter a sudden loud cry
shouting encouragement in the form of cheers; uttering a loud inarticulate cry as of pain
shove come into rough contact with while moving; push roughly
shovel a hand tool for lifting loose material; dig with or as if with a shovel
show give an exhibition of to an interested audience; establish the validity of something
showcase a setting in which something can be displayed; a glass container used to store and display
showdown a hostile disagreement face-to-face
shower a plumbing fixture that sprays water over you; washing yourself by standing upright under water
showing something shown to the public; the display of a motion picture
shrapnel shell containing lead pellets that explodes
shred a tiny or scarcely detectable amount; tear into shreds
shrewd marked by practical hardheaded intelligence; acting with a specific goal
shriek sharp piercing cry; utter a shrill cry
shrieked uttered in a shrill scream as of pain or terror
shrill having or emitting a high-pitched and sharp tone; utter a shrill cry
shrimp small slender-bodied chiefly marine decapod; any of various edible decapod crustaceans
shrimpy of inferior size
shrink wither, as with a loss of moisture; reduce in size
shriveled having lost all moisture; reduced in efficacy or vitality or intensity
shrivelled reduced in efficacy or vitality or intensity; having lost all moisture
shroud cover as if with a shroud; burial garment in which a corpse is wrapped
shrub a low woody perennial plant usually having
shrubbery a collection of shrubs growing together; an area where a number of shrubs are planted
shrug raise one's shoulders to indicate indifference; a gesture involving the shoulders
shrunken reduced in efficacy or vitality or intensity; lean and wrinkled by shrinkage as from age
shtick a contrived and often used bit of business; a prank or piece of clowning
shtik a contrived and often used bit of business; a prank or piece of clowning
shtup slang for sexual intercourse
shudder shake, as from cold; tremble convulsively, as from fear or excitement
shuffle walk by dragging one's feet; move about, move back and forth
shumac a shrub or tree of the genus Rhus
shun avoid and stay away from deliberately; expel from a community or group
shunt a passage by which a bodily fluid is diverted; a conductor having low resistance in parallel
shut move so that an opening or passage is obstructed; not open
shutdown termination of operations
shutter a hinged blind for a window; a mechanical device on a camera that opens
shuttle travel back and forth between two points; bobbin that passes the weft thread between
sialadenitis inflammation of the salivary glands
siberia a vast Asian region of Russia
sicilian a resident of Sicily; of or relating to or characteristic of Sicily
sick affected by an impairment of normal physical; feeling nausea
sickbag a bag provided on an airplane for passengers who
sicken cause aversion in; get sick
sickly unhealthy looking; somewhat ill or prone to illness
sickness impairment of normal physiological function; the state that precedes vomiting
side a place within a region identified relative; one of two or more contesting groups
sidelong directed to one side with or as if with doubt; inclining or directed to one side
sidestep avoid or try to avoid fulfilling, answering; a step to one side
sidewalk walk consisting of a paved area for pedestrians
sidle move sideways; move unobtrusively or furtively
sids sudden and unexpected death of an apparently
siege the action of an armed force that surrounds
sift separate by passing through a sieve or other; move as if through a sieve
sigh heave or utter a sigh; an utterance made by exhaling audibly
sight an instance of visual perception; anything that is seen
sightseeing going about to look at places of interest
sign a perceptible indication of something not; mark with one's signature
signal any nonverbal action or gesture that encodes; communicate silently and non-verbally by signals
signature a distinguishing style; your name written in your own handwriting
signed having a handwritten signature; used of the language of the deaf
significance the quality of being significant; a meaning that is not expressly stated but can
significant important in effect or meaning; of considerable importance, size, or worth
signify denote or connote; convey or express a meaning
silence the state of being silent; the absence of sound
silent marked by absence of sound; failing to speak or communicate etc when
silhouette an outline of a solid object; represent by a silhouette
silicosis a lung disease caused by inhaling particles
silk a fabric made from the fine threads produced; animal fibers produced by silkworms and other
sill structural member consisting of a continuous; a flat mass of igneous rock between two layers
silly ludicrous, foolish; lacking seriousness
silo a cylindrical tower used for storing silage; military installation consisting
silver having the white lustrous sheen of silver; made from or largely consisting of silver
silverfish a silvery variety of Carassius auratus; silver-grey wingless insect found in houses
silvery having the white lustrous sheen of silver; resembling or reminiscent of silver
simal East Indian silk cotton tree yielding fibers
similar marked by correspondence or resemblance; having the same or similar characteristics
similarity the quality of being similar; a Gestalt principle of organization holding
similitude similarity in appearance or character or nature; a duplicate copy
simmer boil slowly at low temperature; temperature just below the boiling point
simple having few parts; easy and not involved or complicated
simplicity the quality of being simple or uncompounded; a lack of penetration or subtlety
simplify make simpler or easier or reduce in complexity
simplistic characterized by extreme and often misleading
simulate reproduce someone's behavior or looks; make a pretence of
simulated not genuine or real; reproduced or made to resemble
simultaneous occurring or operating at the same time
sin estrangement from god; an act that is regarded by theologians
sincere open and genuine; characterized by a firm and humorless belief
sincerity the quality of being open and truthful; an earnest and sincere feeling
sinewy full of sinews; consisting of tendons or resembling a tendon
sinful characterized by iniquity; far more than usual or expected
sinfulness estrangement from god
sing deliver by singing; produce tones with the voice
singer a person who sings; United States writer of Yiddish stories
singing the act of singing vocal music; disclosing information or giving evidence about
single being or characteristic of a single thing; a base hit on which the batter stops safely
singsong a regular and monotonous rising and falling; speak, chant, or declaim in a singsong
singular unusual or striking; being a single and separate person or thing
sinister threatening or foreshadowing evil or tragic; stemming from evil characteristics or forces
sink fall or descend to a lower place or level; cause to sink
sinking a descent as through liquid; a slow fall or decline
sinner a person who sins
sinusitis inflammation of one of the paranasal sinuses
sinusoid tiny endothelium-lined passages for blood; the curve of y=sin x
sioux a member of a group of North American Indian
sip drink in sips; a small drink
sir term of address for a man; a title used before the name of knight
sire make by reproduction; male parent of an animal especially a domestic
sirrah formerly a contemptuous term of address
sissiness the trait of being effeminate
sister a female person who has the same parents; a title given to a nun
sit be seated; be around, often idly or without specific
site the piece of land on which something is located; physical position in relation
sitting the act of assuming or maintaining a seated; the act of assuming a certain position
situate determine or indicate the place, site, or limits; put firmly
situated situated in a particular spot or position
situation the general state of things; a condition or position in which you find
six denoting a quantity consisting of six items; the cardinal number that is the sum of five
sixteen being one more than fifteen; the cardinal number that is the sum of fifteen
sixteenth coming next after the fifteenth in position; one part in sixteen equal parts
sixth coming next after the fifth and just before; the musical interval between one note
sixties the decade from 1960 to 1969; the time of life between 60 and 70
sixty being ten more than fifty; the cardinal number that is the product of ten
sizable fairly large in size; large in amount or extent or degree
size the physical magnitude of something; the property resulting from being one
sized having a specified size; having the surface treated or coated with sizing
sizzling hot enough to burn with or as if with a hissing; characterized by intense emotion or interest
skag street names for heroin
skank a rhythmic dance to reggae music performed; any substance considered disgustingly foul
skanky highly offensive
skedaddle run away, as if in a panic; a hasty flight
skeletal of or relating to or forming or attached; very thin especially from disease or hunger
skeptic someone who habitually doubts accepted beliefs
skeptical denying or questioning the tenets of especially; marked by or given to doubt
sketch preliminary drawing for later elaboration; a brief literary description
skid slide without control; an unexpected slide
skiff any of various small boats propelled by oars
skill an ability that has been acquired by training; ability to produce solutions in some problem
skilled having or showing or requiring special skill
skillful having or showing knowledge and skill; done with delicacy and skill
skim move or pass swiftly and lightly over; travel on the surface of water
skimming the act of removing floating material; failure to declare income in order to avoid
skin a natural protective body covering and site; body covering of a living animal
skinful a quantity of alcoholic drink sufficient to make
skinny being very thin; confidential information about a topic or person
skip bypass; jump lightly
skirmish a minor short-term fight; engage in a skirmish
skirmisher someone who skirmishes
skirt cloth covering that forms the part of a garment; a garment hanging from the waist
skulker someone waiting in concealment; someone shirking their duty by feigning illness
skull the bony skeleton of the head of vertebrates
skunk a person who is deemed to be despicable; American musteline mammal typically ejecting
skunkweed tall herb of the Rocky Mountains having sticky
sky the atmosphere and outer space as viewed; throw or toss with a light motion
skylight a window in a roof to admit daylight
slab block consisting of a thick piece of something
slack not tense or taut; a cord or rope or cable that is hanging loosely
slacken become slow or slower; make less active or fast
slacks pants for casual wear
slagheap pile of waste matter from coal mining etc
slam strike violently; close violently
slang a characteristic language of a particular group; informal language consisting of words
slant degree of deviation from a horizontal plane; a biased way of looking at or presenting
slanting having an oblique or slanted direction
slap hit with something flat, like a paddle; the act of smacking something
slash cut with sweeping strokes; cut open
slashed having long and narrow ornamental cuts showing; patterned by having color applied with sweeping
slat a thin strip; close the slats of
slate designate or schedule; a writing tablet made of slate
slattern a dirty untidy woman; a prostitute who attracts customers by walking
slaughter the killing of animals; kill usually for food consumption
slave a person who is owned by someone; someone who works as hard as a slave
slavery the state of being under the control of another; the practice of owning slaves
slavic a branch of the Indo-European family; of or relating to Slavic languages
slay kill intentionally and with premeditation
slayer someone who causes the death of a person
sle an inflammatory disease of connective tissue
sleaziness a lack of elegance as a consequence of wearing; morally dishonorable
sleep be asleep; a natural and periodic state of rest during
sleepy ready to fall asleep
sleeve the part of a garment that is attached; small case into which an object fits
slender being of delicate or slender build; very narrow
slice a share of something; a serving that has been cut from a larger
slicker a macintosh made from cotton fabric treated; someone who leads you to believe something
slide move obliquely or sideways, usually; to pass or move unobtrusively or smoothly
slight a deliberate discourteous act; pay no attention to, disrespect
slim being of delicate or slender build; take off weight
sling hurl as if with a sling; bandage to support an injured forearm
slink walk stealthily
slip move stealthily; insert inconspicuously or quickly or quietly
slipper low footwear that can be slipped on and off; a person who slips or slides because of loss
slippery causing or tending to cause things to slip; not to be trusted
slit a long narrow opening; obscene terms for female genitals
slob a coarse obnoxious person
sloe wild plum of northeastern United States having; small sour dark purple fruit of especially
slop cause or allow to run or flow from a container; wet feed consisting of mostly kitchen waste
slope an elevated geological formation; the property possessed by a line or surface
sloping having an oblique or slanted direction; having a slanting form or direction
slopped very drunk
sloppy lacking neatness or order; marked by great carelessness
slops cheap clothing; wet feed consisting of mostly kitchen waste
sloshed very drunk
slot a position in a grammatical linguistic; a small slit
slovenly negligent of neatness especially in dress
slow not moving quickly; lose velocity
slowing a decrease in rate of change
slowness unskillfulness resulting from a lack of training; a rate demonstrating an absence of haste
sludge the precipitate produced by sewage treatment; any thick, viscous matter
slug strike heavily, especially with the fist; a projectile that is fired from a gun
slugger a ballplayer who is batting; a boxer noted for an ability to deliver hard
sluggish moving slowly; slow and apathetic
sluice conduit that carries a rapid flow of water; irrigate with water from a sluice
slum a district of a city marked by poverty; spend time at a lower socio-economic level than
slumber be asleep; a natural and periodic state of rest during
slump assume a drooping posture or carriage; a noticeable deterioration in performance
slur a blemish made by dirt; a disparaging remark
slut a woman adulterer; a dirty untidy woman
sluttish casual and unrestrained in sexual behavior; characteristic of or befitting a slut
smack deliver a hard blow to; have an element suggestive
small limited or below average in number or quantity; relatively moderate, limited, or small
smaller small or little relative to something else
smallness the property of having a relatively small size; lack of generosity in trifling matters
smallpox a highly contagious viral disease characterized
smart showing mental alertness and calculation; elegant and stylish
smarting a kind of pain such as that caused by a wound
smartness elegance by virtue of being fashionable; liveliness and eagerness
smash hit hard; break into pieces, as by striking or knocking
smashed very drunk
smear an act that brings discredit to the person who; a blemish made by dirt
smell inhale the odor of; emit an odor
smelling the act of perceiving the odor of something; noticeably odorous
smile change one's facial expression by spreading; a facial expression characterized by turning up
smiling smiling with happiness or optimism; a facial expression characterized by turning up
smirch an act that brings discredit to the person who; a blemish made by dirt
smite inflict a heavy blow on, with the hand, a tool; cause physical pain or suffering in
smitten affected by something overwhelming; marked by foolish or unreasoning fondness
smoke a cloud of fine particles suspended in a gas; inhale and exhale smoke from cigarettes, cigars
smokehouse a small house where smoke is used to cure meat
smolder burn slowly and without a flame; a fire that burns with thick smoke but no flame
smooth having a surface free from roughness or bumps; make smooth or smoother, as if by rubbing
smoothness a texture without roughness; the quality of having a level and even surface
smother envelop completely; deprive of oxygen and prevent from breathing
smudge a blemish made by dirt; a smoky fire to drive away insects
smug marked by excessive complacency
smuggle import or export without paying customs duties
smuggler someone who imports or exports without paying
smut creative activity of no literary or artistic; an offensive or indecent word or phrase
smuttiness obscenity in speech or writing; the state of being dirty with soot
smutty soiled with dirt or soot; characterized by obscenity
snag catch on a snag; an unforeseen obstacle
snail freshwater or marine or terrestrial gastropod; edible terrestrial snail usually served
snake limbless scaly elongate reptile; move smoothly and sinuously, like a snake
snakeberry North American perennial herb with alternately
snakefly predatory insect of western North America having
snap utter in an angry, sharp, or abrupt tone; break suddenly and abruptly, as under tension
snare something that catches you unawares; catch in or as if in a trap
snarl utter in an angry, sharp, or abrupt tone; a vicious angry growl
snatch to grasp hastily or eagerly; to make grasping motions
sneak to go stealthily or furtively; put, bring, or take in a secretive or furtive
sneaker a canvas shoe with a pliable rubber sole; someone acting as an informer or decoy
sneer a facial expression of contempt or scorn; express through a scornful smile
snicker laugh quietly; a disrespectful laugh
sniff perceive by inhaling through the nose; inhale audibly through the nose
sniper a marksman who shoots at people from a concealed
snobbish befitting or characteristic of those who incline
snobby befitting or characteristic of those who incline
snooker a form of pool played with 15 red balls and six; leave one's opponent unable to take a direct
snoopiness offensive inquisitiveness
snore breathe noisily during one's sleep; the act of snoring or producing a snoring sound
snoring the act of snoring or producing a snoring sound
snort make a snorting sound by exhaling hard; indicate contempt by breathing noisily
snotty dirty with nasal discharge; overly conceited or arrogant
snout a long projecting or anterior elongation; beaklike projection of the anterior part
snow precipitation falling from clouds in the form; a layer of snowflakes covering the ground
snowball plant having heads of fragrant white; increase or accumulate at a rapidly accelerating
snub refuse to acknowledge; reject outright and bluntly
snuff sensing an odor by inhaling through the nose; finely powdered tobacco for sniffing up the nose
snuggle move or arrange oneself in a comfortable; a close and affectionate embrace
soak submerge in a liquid; cover with liquid
soaked very drunk
soap a cleansing agent made from the salts; street names for gamma hydroxybutyrate
soar rise rapidly; go or move upward
soaring ascending to a level markedly higher than; the activity of flying a glider
sob weep convulsively; convulsive gasp made while weeping
sober not affected by a chemical substance; dignified and somber in manner or character
social relating to human society and its members; living together or enjoying life in communities
socialism a political theory advocating state ownership; an economic system based on state ownership
socialistic advocating or following the socialist principles
society an extended social group having a distinctive; a formal association of people with similar
sociological of or relating to or determined by sociology
sociopathic of or relating to a sociopathic personality
sock hosiery consisting of a cloth covering; hit hard
sod surface layer of ground containing a mat; someone who engages in anal copulation
sodden wet through and through
sodomy intercourse via the anus, committed by a man; sexual activity between a person and an animal
sofa an upholstered seat for more than one person
soft yielding readily to pressure or weight; compassionate and kind
soften make soft or softer; lessen in force or effect
softening the process of becoming softer; having a softening or soothing effect especially
softheaded foolish
softness the property of giving little resistance; a sound property that is free from loudness
soil the state of being covered with unclean things; the part of the earth's surface consisting
soiled soiled or likely to soil with dirt or grime
solace the comfort you feel when consoled in times; give moral or emotional strength to
solanaceae large and economically important family of herbs
solar relating to or derived from the sun or utilizing
solder join or fuse with solder; an alloy used when melted to join two metal
soldier an enlisted man or woman who serves in an army; a wingless sterile ant or termite having a large
soldiery soldiers collectively
sole the underside of footwear or a golf club; not divided or shared with others
solemn dignified and somber in manner or character; characterized by a firm and humorless belief
solicit make a solicitation or entreaty for something; approach with an offer of sexual favors
solicitude a feeling of excessive concern
solid matter that is solid at room temperature; characterized by good substantial quality
solidarity a union of interests or purposes or sympathies
solidity the consistency of a solid; the quality of being solid and reliable
solitary characterized by or preferring solitude; of plants and animals
soloist a musician who performs a solo
solution a homogeneous mixture of two or more substances; a method for solving a problem
solve find the solution to or understand the meaning; find the solution
somatic affecting or characteristic of the body
somatosense any of the sensory systems that mediate
some used with either mass nouns or plural count; relatively many but unspecified in number
someone a human being
somersault an acrobatic feat in which the feet roll over; do a somersault
somnolent inclined to or marked by drowsiness
son a male human offspring; the divine word of God
sonar a measuring instrument that sends out
song a short musical composition with words; the act of singing
songwriter a composer of words or music for popular songs
sonny a male child
soothe cause to feel better; give moral or emotional strength to
sootiness the state of being dirty with soot
sophomore a second-year undergraduate; used of the second year in United States high
soprano a female singer; the pitch range of the highest female voice
sorb take up a liquid or a gas either by adsorption; acid gritty-textured fruit
sorbed taken into and retained in another substance
sordid morally degraded; meanly avaricious and mercenary
sore hurting; an open skin infection
soreness an uncomfortable feeling of mental painfulness; a pain that is felt
sorority a social club for female undergraduates
sorption the process in which one substance takes up
sorrow an emotion of great sadness associated with loss; something that causes great unhappiness
sorrowful experiencing or marked by or expressing sorrow
sorry feeling or expressing regret or sorrow; bad
sort a category of things distinguished by some; an approximate definition or example
soul the immaterial part of a person; a human being
sound appear in a certain way; the particular auditory effect produced
sounding appearing to be as specified; the act of measuring depth of water
soundtrack sound recording on a narrow strip of a motion
soup liquid food especially of meat or fish; an unfortunate situation
sour go sour or spoil; make sour or more sour
source the place where something begins, where it; anything that provides inspiration for later
souse cover with liquid; the act of making something completely wet
soused very drunk
south the region of the United States lying; situated in or facing or moving toward or coming
southeast the southeastern region of the United States; the compass point midway between south and east
southern in or characteristic of a region of the United; situated in or oriented toward the south
southerner an American who lives in the South
southpaw a baseball pitcher who throws the ball; a person who uses the left hand with greater
southwest the southwestern region of the United States; the compass point midway between south and west
sovereign a nation's ruler or head of state usually; not controlled by outside forces
soviet of or relating to or characteristic; an elected governmental council in a communist
soviets the government of the Soviet Union
sow place in or on the ground for future growth; introduce into an environment
sozzled very drunk
space the unlimited expanse in which everything; an empty area
spaced spaced apart; arranged with spaces between
spacey stupefied by some narcotic drug
spacing the property possessed by an array of things; the time between occurrences of a repeating
spacious very large in expanse or scope; having ample space
spaciousness spatial largeness and extensiveness
spacy stupefied by some narcotic drug
spade a playing card in the major suit that has one; a sturdy hand shovel that can be pushed into
spain a parliamentary monarchy in southwestern Europe
span to cover or extend over an area or time period; the complete duration of something
spanish the Romance language spoken in most of Spain; of or relating to or characteristic of Spain
spanking the act of slapping on the buttocks; quick and energetic
spare refrain from harming; give up what is not strictly needed
sparing avoiding waste
spark put in motion or move to act; merriment expressed by a brightness or gleam
sparkle merriment expressed by a brightness or gleam; be lively or brilliant or exhibit virtuosity
sparkling shining with brilliant points of light like; a rapid change in brightness
sparrow any of several small dull-colored singing birds; small brownish European songbird
sparse not dense
spartan a resident of Sparta; of or relating to or characteristic of Sparta
spatial pertaining to or involving or having the nature
spatter the act of splashing a substance on a surface; the noise of something spattering or sputtering
spavin a swelling of the hock joint of a horse
spavined afflicted with a swelling of the hock-joint
speak express in speech; exchange thoughts
speaker someone who expresses in language; electro-acoustic transducer that converts
spear pierce with a spear; a long pointed rod used as a tool or weapon
special unique or specific to a person or thing; for a special service or occasion
specialist an expert who is devoted to one occupation; practices one branch of medicine
specialize become more focused on an area of activity; suit to a special purpose
specialized developed or designed for a special activity
specialty an asset of special worth or utility; the special line of work you have adopted
species taxonomic group whose members can interbreed; a specific kind of something
specific applying to or characterized; stated explicitly or in detail
specificity the quality of being specific rather than; the quality of being specific to a particular
specified clearly and explicitly stated
specify specify as a condition or requirement; decide upon or fix definitely
specimen an example regarded as typical of its class; a bit of tissue or blood or urine that is taken
speck a very small spot; a slight but appreciable amount
spectacle something or someone seen; an elaborate and remarkable display on a lavish
spectacular sensational in appearance or thrilling in effect; characteristic of spectacles or drama
spectator a close observer; a woman's pump with medium heel
specter a mental representation of some haunting; a ghostly appearing figure
spectral of or relating to a spectrum; resembling or characteristic of a phantom
spectrometer spectroscope for obtaining a mass spectrum
spectroscopy the use of spectroscopes to analyze spectra
spectrum an ordered array of the components; a broad range of related objects or values
speculate to believe especially on uncertain or tentative; talk over conjecturally, or review in an idle
speculation a hypothesis that has been formed by speculating; a message expressing an opinion based
speculative not based on fact or investigation; not financially safe or secure
speech the act of delivering a formal spoken; communication by word of mouth
speed distance travelled per unit time; a rate at which something happens
speedy characterized by speed; accomplished rapidly and without delay
spell a psychological state induced by a magical; orally recite the letters of or give
spellbound having your attention fixated as though
spelling forming words with letters according
spend use up a period of time in a specific way; pay out
spermatocele a swelling on the epididymis or the testis
sphacelus the localized death of living cells; necrotic tissue
sphere any spherically shaped artifact; a particular environment or walk of life
spherical of or relating to spheres or resembling a sphere; having the shape of a sphere or ball
sphinx one of a number of large stone statues; a riddling winged monster with a woman's head
spic completely neat and clean; offensive term for persons of Latin American
spice aromatic substances of vegetable origin used; make more interesting or flavorful
spick offensive term for persons of Latin American; completely neat and clean
spicy suggestive of sexual impropriety; producing a burning sensation on the taste
spider predatory arachnid with eight legs, two poison; a skillet made of cast iron
spik offensive term for persons of Latin American
spike a transient variation in voltage or current; sports equipment consisting of a sharp point
spill cause or allow to run or flow from a container; cause or allow to flow or run out or over
spin revolve quickly and repeatedly around one's own; stream in jets, of liquids
spine the series of vertebrae forming the axis; a sharp rigid animal process or appendage
spiral a plane curve traced by a point circling about; to wind or move in a spiral course
spire a tall tower that forms the superstructure
spirit the vital principle or animating force within; the general atmosphere of a place or situation
spirited displaying animation, vigor, or liveliness; made lively or spirited
spiritual concerned with sacred matters or religion; a kind of religious song originated by Blacks
spiritualism concern with things of the spirit; the belief that the spirits of dead people can
spiritualist someone who serves as an intermediary between; of or relating to or connected with spiritualism
spit expel or eject from the mouth; utter with anger or contempt
spittlebug small leaping herbivorous insect that lives
splash cause to spatter about, especially with force; the sound like water splashing
splattered covered with bright patches
spleen a large dark-red oval organ on the left side; a feeling of resentful anger
splendid having great beauty and splendor; characterized by grandeur
splendor a quality that outshines the usual; the quality of being magnificent or splendid
splenitis inflammation of the spleen
splinter a small thin sharp bit or wood or glass or metal; break up into splinters or slivers
split extending the legs at right angles to the trunk; separate into parts or portions
spoil make a mess of, destroy or ruin; become unfit for consumption or use
spoke support consisting of a radial member of a wheel; one of the crosspieces that form the steps
spoken uttered through the medium of speech
spondylitis inflammation of a spinal joint
sponge wipe with a sponge, so as to clean or moisten; a porous mass of interlacing fibers that forms
spongefly hairy-bodied insect whose larvae feed
spongillafly hairy-bodied insect whose larvae feed
spongy easily squashed; like a sponge in being able to absorb liquids
sponsor assume sponsorship of; assume responsibility for or leadership of
sponsorship the act of sponsoring
spontaneity the quality of being spontaneous and coming
spontaneous happening or arising without apparent external; said or done without having been planned
sporadic recurring in scattered and irregular
sporanox an oral antifungal drug taken for cases
spore a small usually single-celled asexual
sport an active diversion requiring physical exertion; the occupation of athletes who compete for pay
sporting exhibiting or calling for sportsmanship or fair; relating to or used in sports
sportsman someone who engages in sports
spot a point located with respect to surface features; catch sight of
spotless completely neat and clean
spotlight a focus of public attention; move into the foreground to make more visible
spouse a person's partner in marriage
spout talk in a noisy, excited, or declamatory manner; gush forth in a sudden stream or jet
spouter a spouting whale; an oil well that is spouting
sprawl sit or lie with one's limbs spread out; go, come, or spread in a rambling or irregular
spray a pesticide in suspension or solution; be discharged in sprays of liquid
spraying the dispersion of fungicides or insecticides; the application of a liquid in the form of small
spread distribute or disperse widely; become distributed or widespread
spree a brief indulgence of your impulses; engage without restraint in an activity
spring the season of growth; move forward by leaps and bounds
springfield capital of the state of Illinois; a city and manufacturing center in southwestern
springtail any of numerous minute wingless primitive
springtide a greater than average tide occurring during; a swelling rush of anything
springtime the season of growth
sprinkle distribute loosely; cause to spatter about, especially with force
sprinkling a small number dispersed haphazardly; the act of sprinkling water in baptism
sprinter someone who runs a short distance at top speed
sprout produce buds, branches, or germinate; a newly grown bud
sprue a chronic disorder that occurs in tropical
spur a verbalization that encourages you to attempt; give heart or courage to
spurn reject with contempt
sputnik a Russian artificial satellite
sputter cause to undergo a process in which atoms are; make an explosive sound
spy a secret agent hired by a state to obtain; watch, observe, or inquire secretly
squad a smallest army unit; a cooperative unit
squadron an air force unit larger than a flight; a cavalry unit consisting of two or more troops
squalid foul and run-down and repulsive; morally degraded
squall utter a sudden loud cry; make high-pitched, whiney noises
square a plane rectangle with four equal sides and four; having four equal sides and four right angles
squared having been made square
squat sit on one's heels; short and thick
squatting the act of assuming or maintaining a crouching; exercising by repeatedly assuming a crouching
squaw derogatory terms for an American Indian woman
squawk utter a harsh abrupt scream; informal terms for objecting
squeak make a high-pitched, screeching noise; a short high-pitched noise
squeal utter a high-pitched cry, characteristic of pigs; a high-pitched howl
squeeze to compress with violence, out of natural shape; press firmly
squiffy very drunk
squinch a small arch built across the interior angle; cross one's eyes as if in strabismus
squint cross one's eyes as if in strabismus; the act of squinting
squire young nobleman attendant on a knight; an English country landowner
squirm to move in a twisting or contorted motion,; the act of wiggling
squirrel a kind of arboreal rodent having a long bushy; the fur of a squirrel
stability the quality or attribute of being firm; the quality of being enduring and free
stabilize make stable and keep from fluctuating or put; become stable or more stable
stable resistant to change of position or condition; a farm building for housing horses or other
stack an orderly pile; load or cover with stacks
stadium a large structure for open-air sports
staff personnel who assist their superior in carrying; provide with staff
stage any distinct time period in a sequence of events; a specific identifiable position in a continuum
stagger walk as if unable to control one's movements; walk with great difficulty
staggers a disease of the central nervous system
staghead an abnormal tufted growth of small branches
stagnant not circulating or flowing; not growing or changing
stain color with a liquid dye or tint; a soiled or discolored appearance
stained marked or dyed or discolored with foreign matter; having a coating of stain or varnish
staining the use of a dye to color specimens; the act of spotting or staining something
staircase a way of access consisting of a set of steps
stairs a flight of stairs or a flight of steps
stairway a way of access consisting of a set of steps
stake a right or legal share of something; place a bet on
stakeout surveillance of some place or some person
stalk walk stiffly; follow stealthily or recur constantly
stall a compartment in a stable where a single animal; small area set off by walls for special use
staminate capable of fertilizing female organs
stammer speak haltingly; a speech disorder involving hesitations
stamp to mark, or produce an imprint; walk heavily
stampede cause to run in panic; a headlong rush of people on a common impulse
stand be standing; be in some specified state or condition
standard conforming to or constituting a standard; the ideal in terms of which something can be
standardized brought into conformity with a standard; capable of replacing or changing places
standdown a temporary stop of offensive military action; a suspension and relaxation from an alert state
standing social or financial or professional status; having a supporting base
standpoint a mental position from which things are viewed
stapelia any of various plants of the genus Stapelia
star a celestial body of hot gases that radiates; any celestial body visible from the Earth
stare look at with fixed eyes; a fixed look with eyes open wide
start take the first step or steps in carrying out; set in motion, cause to start
starting a turn to be a starter; appropriate to the beginning or start
startle to stimulate to action; a sudden involuntary movement
startled excited by sudden surprise or alarm and making
startling so remarkably different or sudden as to cause
starvation a state of extreme hunger resulting from lack; the act of depriving of food or subjecting
starve be hungry; die of food deprivation
state the territory occupied by one of the constituent; express in words
statement a message that is stated or declared; a fact or assertion offered as evidence
statesman a man who is a respected leader in national
station a facility equipped with special equipment; assign to a station
stationery paper cut to an appropriate size for writing
statistic a datum that can be represented numerically
statistical of or relating to statistics
statue a sculpture representing a human or animal
stature high level of respect gained by impressive; the distance from head to foot
status the relative position or standing of things; a state at a particular time
statute an act passed by a legislative body; enacted by a legislative body
statutory relating to or created by statutes; prescribed or authorized by or punishable under
staunch firm and dependable especially in loyalty; stop the flow of a liquid
stay stay the same; stay put
std a doctor's degree in theology; a communicable infection transmitted by sexual
stead the post or function properly or customarily
steady not subject to change or variation especially; make steady
steak a slice of meat cut from the fleshy part
steal take without the owner's consent; move stealthily
stealer a criminal who takes property belonging
steam travel by means of steam power; emit steam
steamy feeling great sexual desire; hot or warm and humid
steatopygia an extreme accumulation of fat on the buttocks
steatorrhea the presence of greater than normal amounts
steel an alloy of iron with small amounts of carbon; a cutting or thrusting weapon that has a long
steep having a sharp inclination; devote fully to
steeple a tall tower that forms the superstructure
steer direct the course; direct somewhere
stem the form of a word after all affixes are removed; grow out of, have roots in, originate in
stench a distinctive odor that is offensively
step any maneuver made as part of progress toward; shift or move by taking a step
stepmother the wife of your father by a subsequent marriage
steps a flight of stairs or a flight of steps; the course along which a person has walked
stepwise one thing at a time
stereo reproducer in which two microphones feed two; designating the reproduction of sound using two
stereotype a conventional or formulaic conception or image; treat or classify according to a mental
stereotyped lacking spontaneity or originality
sterilize make free from bacteria; make infertile
stern of a stern or strict bearing or demeanor; the rear part of a ship
steroid any of several fat-soluble organic compounds; any hormone affecting the development and growth
stethoscope a medical instrument for listening to the sounds
stick an implement consisting of a length of wood; a small thin branch of a tree
sticking extending out above or beyond a surface
sticky having the sticky properties of an adhesive; moist as with undried perspiration
stiff an ordinary man; not moving or operating freely
stiffen become stiff or stiffer; make stiff or stiffer
stiffness the physical property of being inflexible; the property of moving with pain or difficulty
stifle suppress in order to conceal or hide; suppress or constrain so as to lessen
stigma a skin lesion that is a diagnostic sign of some; an external tracheal aperture in a terrestrial
still not in physical motion; marked by absence of sound
stillness tranquil silence; calmness without winds
stimulant a drug that temporarily quickens some vital; any stimulating information or event
stimulate act as a stimulant; cause to do
stimulation the act of arousing an organism to action; any stimulating information or event
stimulus any stimulating information or event
sting a kind of pain; saddle with something disagreeable
stinger a sharp stinging blow; a sharp organ of offense or defense often
stinging a kind of pain; harsh or hurtful in tone or character
stink be extremely bad in quality or in one's; a distinctive odor that is offensively
stinker an artifact that is defective or unsatisfactory; anything that gives off an offensive odor
stinkiness the attribute of having a strong offensive smell
stinkpot small freshwater turtle having a strong musky; a person who is deemed to be despicable
stinky having an unpleasant smell; very bad
stinting avoiding waste
stipulate specify as a condition or requirement; give a guarantee or promise of
stir move an implement through; move very slightly
stirring agitating a liquid with an implement; arousing to a particular emotion or action
stirrup support consisting of metal loops into; the stirrup-shaped ossicle that transmits sound
stitch a link or loop or knot made by an implement; fasten by sewing
stock the capital raised by a corporation through; the merchandise that a shop has on hand
stockholder someone who holds shares of stock
stocking close-fitting hosiery to cover the foot and leg; the activity of supplying a stock of something
stoic seeming unaffected by pleasure or pain; a member of the ancient Greek school
stoical seeming unaffected by pleasure or pain
stoicism an indifference to pleasure or pain; the philosophical system of the Stoics following
stolid having or revealing little emotion
stolidity an indifference to pleasure or pain; apathy demonstrated by an absence of emotional
stolidness an indifference to pleasure or pain
stomach an enlarged and muscular saclike organ; the region of the body of a vertebrate between
stomatitis inflammation of the mucous membrane of the mouth
stomp walk heavily; a dance involving a rhythmical stamping step
stone a lump or mass of hard consolidated mineral; building material consisting of a piece of rock
stonechat common European chat with black plumage
stonefly primitive winged insect with a flattened body
stoner an attacker who pelts the victim with stones
stool a simple seat without a back or arms; a plumbing fixture for defecation and urination
stoop bend one's back forward from the waist on down; an inclination of the top half of the body
stooped having the back and shoulders rounded
stop come to a halt, stop moving; put an end to a state or an activity
storage the act of storing something; the commercial enterprise of storing goods
store a mercantile establishment for the retail sale; keep or lay aside for future use
storefront the front side of a store facing the street
storehouse a depository for goods
storm a violent weather condition with winds 64-72; a violent commotion or disturbance
stormy affected or characterized by storms or commotion; characterized by violent emotions or behavior
story a message that tells the particulars of an act; a piece of fiction that narrates a chain
storyline the plot of a book or play or film
storyteller someone who tells a story; someone who tells lies
stout dependable; euphemisms for
stove a kitchen appliance used for cooking food; any heating apparatus
straddle sit or stand astride of; range or extend over
straggle wander from a direct or straight course; go, come, or spread in a rambling or irregular
straggler someone who strays or falls behind
straight successive; having no deviations
straighten straighten up or out; make straight
straightness a sexual attraction to persons of the opposite; freedom from crooks or curves or bends or angles
strain to exert much effort or energy; deformation of a physical body under the action
strained lacking natural ease; showing signs of mental and emotional tension
straining an intense or violent exertion; taxing to the utmost
strait a narrow channel of the sea joining two larger; a bad or difficult situation or state of affairs
strand leave stranded or isolated with little hope; a necklace made by stringing objects together
strange being definitely out of the ordinary; not known before
stranger anyone who does not belong in the environment; an individual that one is not acquainted with
strangle kill by squeezing the throat of so as to cut off; constrict throat and keep from breathing
strangles an acute bacterial disease of horses
strangulate become constricted; kill by squeezing the throat of so as to cut off
strap an elongated leather strip for binding things; tie with a strap
strategic relating to or concerned with strategy; highly important to or an integral part
strategy an elaborate and systematic plan of action; the branch of military science dealing
stratify form layers or strata; divide society into social classes or castes
stratum one of several parallel layers of material; an abstract place usually conceived as having
stravinsky composer who was born in Russia but lived; the music of Stravinsky
straw plant fiber used e.g. for making baskets; material consisting of seed coverings and small
stray move about aimlessly or without any destination; not close together in time
streak move quickly in a straight line; a narrow marking of a different color or texture
streaked marked with or as if with stripes or linear
stream a natural body of running water flowing; dominant course of successive events or ideas
streaming exuding a bodily fluid in profuse amounts; the circulation of cytoplasm within a cell
streamlined made efficient by stripping off nonessentials; designed or arranged to offer the least
street a thoroughfare that is lined with buildings; the part of a thoroughfare between the sidewalks
streetcar a wheeled vehicle that runs on rails
streetlight a lamp supported on a lamppost
streetwalker a prostitute who attracts customers by walking
strength the property of being physically or mentally; capability in terms of personnel and materiel
strengthen make strong or stronger; gain strength
stress the relative prominence of a syllable or musical; to stress, single out as important
stretch occupy a large, elongated area; extend one's limbs or muscles, or the entire
stretched relieved of stiffness by stretching; extended or spread over a wide area or distance
stretcher a litter for transporting people who are ill; a stone that forms the top of wall or building
strew spread by scattering; cover
striation any of a number of tiny parallel grooves such as; a stripe or stripes of contrasting color
stricken grievously affected especially by disease; affected by something overwhelming
strict rigidly accurate; stringently enforced
stride a step in walking or running; the distance covered by a step
stridulation a shrill grating or chirping noise made by some
strife bitter conflict; lack of agreement or harmony
strike deliver a sharp blow, as with the hand, fist; have an emotional or cognitive impact upon
striking sensational in appearance or thrilling in effect; the act of contacting one thing with another
string a lightweight cord; stringed instruments that are played with a bow
strip a relatively long narrow piece of something; take away possessions from someone
strive attempt by employing effort; to exert much effort or energy
striving an effortful attempt to attain a goal
stroke touch lightly and repeatedly, as with brushing; the act of swinging or striking at a ball
stroll a leisurely walk; walk leisurely and with no apparent aim
strong having strength or power greater than average; not faint or feeble
strop sharpen on a strop; a leather strap used to sharpen razors
stroppy obstreperous
structural relating to or caused by structure, especially; relating to or having or characterized
structure a thing constructed; the manner of construction of something
structured having definite and highly organized structure; resembling a living organism in organization
struggle an energetic attempt to achieve something; make a strenuous or labored effort
struggling engaged in a struggle to overcome especially
strum sound the strings of; sound of strumming
strut a proud stiff pompous gait; to walk with a lofty proud gait, often
strychnine an alkaloid plant toxin extracted chiefly
stubborn tenaciously unwilling or marked by tenacious; not responding to treatment
stubbornness the trait of being difficult to handle; resolute adherence to your own ideas or desires
stucco a plaster now made mostly from Portland cement; coat with stucco
stud scatter or intersperse like dots or studs; poker in which each player receives hole cards
student a learner who is enrolled in an educational; a learned person
studio workplace for the teaching or practice of an art; an apartment with a living space and a bathroom
study a detailed critical inspection; consider in detail and subject to an analysis
stuff miscellaneous unspecified objects; the tangible substance that goes into the makeup
stuffy excessively conventional and unimaginative; lacking fresh air
stultify deprive of strength or efficiency; cause to appear foolish
stumble walk unsteadily; miss a step and fall or nearly fall
stumblebum an awkward stupid person; a second-rate prize fighter
stump the base part of a tree that remains standing; the part of a limb or tooth that remains after
stun make senseless or dizzy by or as if by a blow; hit something or somebody as if with a sandbag
stunned filled with the emotional impact of overwhelming; in a state of mental numbness especially
stunt a difficult or unusual or dangerous feat; check the growth or development of
stunted inferior in size or quality
stupefy make senseless or dizzy by or as if by a blow; be a mystery or bewildering to
stupefying so surprisingly impressive as to stun; shocking with surprise and consternation
stupendous so great in size or force or extent as to elicit
stupid lacking or marked by lack of intellectual acuity; a person who is not very bright
stupidity a poor ability to understand or to profit; a stupid mistake
stupor marginal consciousness; the feeling of distress and disbelief that you
sturdy having rugged physical strength; not making concessions
stutter speak haltingly; a speech disorder involving hesitations
sty a pen for swine; an infection of the sebaceous gland
stye an infection of the sebaceous gland
style how something is done or how it happens; a particular kind
stylization the act of stylizing
stylostixis treatment of pain or disease by inserting
styx a river in Hades across which Charon carried
suave smoothly agreeable and courteous with a degree; having a sophisticated charm
subaltern a British commissioned army officer below; inferior in rank or status
subclinical relating to the stage in the development
subdivision the act of subdividing; an area composed of subdivided lots
subdue bring under control by force or authority; put down by force or intimidation
subdued in a softened tone; restrained in style or quality
subject the subject matter of a conversation; something selected by an artist or photographer
subjective taking place within the mind and modified; of a mental act performed entirely within
subjectivist a person who subscribes to subjectivism
sublimation modifying the natural expression of an impulse; a change directly from the solid to the gaseous
sublimaze trade names of a narcotic analgesic that can be
sublime inspiring awe; vaporize and then condense right back again
submarine a submersible warship usually armed; a large sandwich made of a long crusty roll
submerge sink below the surface; cover completely or make imperceptible
submission something submitted for the judgment of others; the act of submitting
submissive inclined or willing to submit to orders; abjectly submissive
submit refer for judgment or consideration; put before
submucosa the connective tissue beneath mucous membrane
subordinate an assistant subject to the authority or control; lower in rank or importance
suborn induce to commit perjury or give false testimony; procure
subscribe offer to buy, as of stocks and shares; mark with one's signature
subscription agreement expressed by signing your name; a payment for consecutive issues of a newspaper
subsection a section of a section
subsequent following in time or order
subside wear off or die down; sink down or precipitate
subsidence a gradual sinking to a lower level; the sudden collapse of something into a hollow
subsidize support through subsidies; secure the assistance of by granting a subsidy
subsistence minimal resources for subsisting; a means of surviving
subspace a space that is contained within another space
subspecies a taxonomic group that is a division
substance the real physical matter of which a person; the idea that is intended
substantial of considerable importance, size, or worth; of or relating to the real nature or essential
substantiate establish or strengthen as with new evidence; solidify, firm, or strengthen
substitute put in the place of another; a person or thing that takes or can take
substrate the substance that is acted upon by an enzyme; an indigenous language that contributes features
subsystem a system that is part of some larger system
subtend be opposite to
subtle difficult to detect or grasp by the mind; working or spreading in a hidden and usually
subtlety the quality of being difficult to detect; a subtle difference in meaning or opinion
subtract make a subtraction; take off or away
suburb a residential district located on the outskirts
suburban relating to or characteristic of or situated
suburbanite a resident of a suburb
subway an electric railway operating below the surface; an underground tunnel or passage enabling
succeed attain success or reach a desired goal; be the successor
succeeding coming after or following; elected but not yet serving
success an event that accomplishes its intended purpose; an attainment that is successful
successful having succeeded or being marked by a favorable
succession a following of one thing after another in time; the action of following in order
successive in regular succession without gaps
successor a person who follows next in order; a thing or person that immediately replaces
succor assistance in time of difficulty; help in a difficult situation
succuba a female demon believed to have sexual
succubus a female demon believed to have sexual
succumb consent reluctantly; be fatally overwhelmed
such of so extreme a degree or extent
suck draw into the mouth by creating a practical; draw something in by or as if by a vacuum
suckle give suck to; suck milk from the mother's breasts
suckled breast-fed
suckling feeding an infant by giving suck at the breast; a young mammal that has not been weaned
sudden happening without warning or in a short space
suds the froth produced by soaps or detergents; a dysphemism for beer
sue institute legal proceedings against; French writer whose novels described the sordid
suffer undergo; undergo or be subjected to
sufferable capable of being borne though unpleasant
sufferance patient endurance especially of pain or distress; a disposition to tolerate or accept people
sufferer a person suffering from an illness; one who suffers for the sake of principle
suffering a state of acute pain; misery resulting from affliction
suffice be sufficient
sufficient of a quantity that can fulfill a need
suffix an affix that is added at the end of the word; attach a suffix to
suffocate deprive of oxygen and prevent from breathing; struggle for breath
suffuse cause to spread or flush or flood through, over; to become overspread as with a fluid, a colour
sugar a white crystalline carbohydrate used; sweeten with sugar
suggest make a proposal, declare a plan for something; drop a hint
suggestion an idea that is suggested; a proposal offered for acceptance or rejection
suicide the act of killing yourself; a person who kills himself intentionally
suit a set of garments for outerwear all of the same; be agreeable or acceptable to
suitable meant or adapted for an occasion or use; worthy of being chosen especially as a spouse
suitcase a portable rectangular container for carrying
suite apartment consisting of a series of connected; a musical composition of several movements only
suited meant or adapted for an occasion or use; outfitted or supplied with clothing
sulky a light two-wheeled vehicle for one person; sullen or moody
sullen showing a brooding ill humor; darkened by clouds
sully French statesman; United States painter of portraits
sultriness the quality of expressing or arousing sexual; oppressively hot and humid weather
sultry characterized by oppressive heat and humidity; sexually exciting or gratifying
sum a quantity of money; a quantity obtained by the addition of a group
sumac a shrub or tree of the genus Rhus; wood of a sumac
sumach a shrub or tree of the genus Rhus
summarize give a summary; be a summary of
summary a brief statement that presents the main points; briefly giving the gist of something
summer the warmest season of the year; the period of finest development, happiness
summon call in an official matter, such as to attend; ask to come
sumptuous ostentatiously rich and superior in quality
sun the star that is the source of light and heat; the rays of the sun
sunday first day of the week; United States evangelist
sundew any of various bog plants of the genus Drosera
sundown the time in the evening at which the sun begins
sundry consisting of a haphazard assortment
sunken having a sunken area
sunlight the rays of the sun
sunny bright and pleasant
sunray a ray of sunlight; a ray of artificial ultraviolet light
sunshade a canopy made of canvas to shelter people; a handheld collapsible source of shade
super of the highest quality; including more than a specified category
superb of surpassing excellence; surpassingly good
superficial concerned with or comprehending only what; of, affecting, or being on or near the surface
superfund the federal government's program to locate
superimpose place on top of
superior of high or superior quality or performance; of or characteristic of high rank or importance
superiority the quality of being superior; the quality of being at a competitive advantage
superlative an exaggerated expression; highest in quality
supernatural not existing in nature or subject to explanation; supernatural forces and events and beings
supersede take the place or move into the position of
supersonic greater than the speed of sound in a given; having frequencies above those of audible sound
superstition an irrational belief arising from ignorance
supervise watch and direct; keep tabs on
supervision management by overseeing the performance
supervisor one who supervises or has charge and direction; a program that controls the execution of other
supper a light evening meal; a social gathering where a light evening meal
supplant take the place or move into the position of
supplement add as a supplement to what seems insufficient; a supplementary component that improves
supplicate ask humbly; ask for humbly or earnestly, as in prayer
supplier someone whose business is to supply a particular
supply give something useful or necessary to; an amount of something available for use
support give moral or psychological support, aid; support materially or financially
supportable capable of being borne though unpleasant
supporter a person who backs a politician or a team etc.; a band worn around the leg to hold up a stocking
supporting furnishing support and encouragement; the act of bearing the weight
supportive furnishing support or assistance
suppose express a supposition; expect, believe, or suppose
supposed required or under orders; mistakenly believed
suppository a small plug of medication designed
suppress bring under control by force or authority; consciously restrain from showing
suppression the act of withholding or withdrawing some book; forceful prevention
suppuration a fluid product of inflammation; the formation of morbific matter in an abscess
supremacy power to dominate or defeat
supreme final or last in your life or progress; greatest in status or authority or power
surcharge an additional charge; show an omission in for which credit ought
sure having or feeling no doubt or uncertainty; exercising or taking care great enough to bring
surface the outer boundary of an artifact or a material; the extended two-dimensional outer boundary
surfactant a chemical agent capable of reducing the surface
surge rise and move, as in waves or billows; a sudden forceful flow
surgeon a physician who specializes in surgery
surgery a medical procedure involving an incision; a room in a hospital equipped
surging characterized by great swelling waves or surges
surmise infer from incomplete evidence; a message expressing an opinion based
surmount get on top of; be on top of
surpass be or do something to a greater degree; distinguish oneself
surplus a quantity much larger than is needed; more than is needed, desired, or required
surprise cause to be surprised; the astonishment you feel when something totally
surprised taken unawares or suddenly and feeling wonder
surprising causing surprise or wonder or amazement
surrender give up or agree to forgo to the power; relinquish possession or control over
surround extend on all sides of simultaneously; envelop completely
surrounded confined on all sides
surrounding closely encircling
surroundings the environmental condition; the area in which something exists or lives
surveillance close observation of a person or group
survey consider in a comprehensive way; a detailed critical inspection
surveyor an engineer who determines the boundaries; someone who conducts a statistical survey
survival a state of surviving; something that survives
survive continue to live and avoid dying; continue in existence after
surviving still in existence
survivor one who lives through affliction; an animal that survives in spite of adversity
susceptible yielding readily to or capable of; easily impressed emotionally
suspect imagine to be the case or true or probable; regard as untrustworthy
suspend hang freely; cause to be held in suspension in a fluid
suspended supported or kept from sinking or falling
suspense an uncertain cognitive state; apprehension about what is going to happen
suspension a mixture in which fine particles are suspended; the act of suspending something
suspensor a support for the genitals worn by men engaging
suspensory a bandage of elastic fabric applied to uplift
suspicion an impression that something might be the case; doubt about someone's honesty
suspicious openly distrustful and unwilling to confide; not as expected
sustain lengthen or extend in duration or space; undergo
sustenance a source of materials to nourish the body; the act of sustaining life by food or providing
suttee the act of a Hindu widow willingly cremating
swagger to walk with a lofty proud gait, often; a proud stiff pompous gait
swaggering having or showing arrogant superiority; flamboyantly adventurous
swallow pass through the esophagus as part of eating; engulf and destroy
swammerdam Dutch naturalist and microscopist who proposed
swamp low land that is seasonally flooded; fill quickly beyond capacity
swan stately heavy-bodied aquatic bird with very long; to declare or affirm solemnly and formally
sward surface layer of ground containing a mat
swarm move in large numbers; be teeming, be abuzz
swatch a sample piece of cloth
sway move back and forth or sideways; move or walk in a swinging or swaying manner
swear utter obscenities or profanities; to declare or affirm solemnly and formally
swearing profane or obscene expression usually; a commitment to tell the truth
swearword profane or obscene expression usually
sweat salty fluid secreted by sweat glands; excrete perspiration through the pores
sweatshirt cotton knit pullover with long sleeves worn
sweden a Scandinavian kingdom in the eastern part
swedish of or relating to or characteristic of Sweden; a Scandinavian language that is the official
sweep sweep across or over; move with sweeping, effortless, gliding motions
sweeper little-known nocturnal fish of warm shallow seas; a cleaning implement with revolving brushes
sweeping taking in or moving over a wide area; the act of cleaning with a broom
sweet having or denoting the characteristic taste; having a sweet nature befitting an angel
sweetheart a person loved by another person; any well-liked individual
swell increase in size, magnitude, number; expand abnormally
swelling an abnormal protuberance or localized; the increase in volume of certain substances
swerve turn sharply; the act of turning aside suddenly
swift moving very fast; a small bird that resembles a swallow
swill wet feed consisting of mostly kitchen waste; drink large quantities of
swim travel through water; be afloat either on or below a liquid surface
swindle deprive of by deceit; the act of swindling by some fraudulent scheme
swing move in a curve or arc, usually with the intent; move or walk in a swinging or swaying manner
swinish resembling swine; ill-mannered and coarse and contemptible
swirl flow in a circular current, of liquids; turn in a twisting or spinning motion
swiss the natives or inhabitants of Switzerland; of or relating to Switzerland or its people
switch change over, change around, as to a new order; control consisting of a mechanical or electrical
swivel turn on a pivot; a coupling that has one end that turns
swiz British slang for a swindle
swoop move down on as if in an attack; rapid sliding up or down the musical scale
sword a cutting or thrusting weapon that has a long
syllable a unit of spoken language larger than a phoneme
symbol an arbitrary sign that has acquired; something visible that by association
symbolic relating to or using or proceeding by means; serving as a visible symbol for something
symbolism the practice of investing things with symbolic; a system of symbols and symbolic representations
symbolize express indirectly by an image, form, or model; represent or identify by using a symbol
symmetric having similarity in size, shape, and relative
symmetrical having similarity in size, shape, and relative; exhibiting equivalence or correspondence among
symmetry an attribute of a shape or relation; balance among the parts of something
sympathetic of or relating to the sympathetic nervous system; expressing or feeling or resulting from sympathy
sympathize share the feelings of; be understanding of
sympathy an inclination to support or be loyal; sharing the feelings of others
symphonic relating to or characteristic or suggestive; harmonious in sound
symphony a long and complex sonata for symphony orchestra; a large orchestra
symposium a meeting or conference for the public
symptom any sensation or change in bodily function; anything that accompanies X and is regarded
symptomatic characteristic or indicative of a disease; relating to or according to or affecting
symptomless having no symptoms of illness or disease
synagogue the place of worship for a Jewish congregation
synchrony the relation that exists when things occur
syndicate an association of companies for some definite; a loose affiliation of gangsters in charge
syndrome a complex of concurrent things; a pattern of symptoms indicative of some disease
synonym two words that can be interchanged in a context
synovitis inflammation of the synovial membrane that lines
syntax the grammatical arrangement of words; a systematic orderly arrangement
synthesis the process of producing a chemical compound; the combination of ideas into a complex whole
synthesize combine so as to form a more complex, product; combine and form a synthesis
synthetic not of natural origin; a compound made artificially by chemical
syph a common venereal disease caused
syphilis a common venereal disease caused
system instrumentality that combines interrelated; a group of independent but interrelated elements
systematic characterized by order and planning; of or relating to taxonomy
systematize arrange according to a system or reduce
tabes wasting of the body during a chronic disease
table a set of data arranged in rows and columns; a piece of furniture having a smooth flat top
tableau any dramatic scene; a group of people attractively arranged
tabulate arrange or enter in tabular form; shape or cut with a flat surface
tachinidae parasites on other insects
tack fasten with tacks; turn into the wind
tackle accept as a challenge; the person who plays that position on a football
taco a tortilla rolled cupped around a filling; offensive term for a person of Mexican descent
tact consideration in dealing with others
tactic a plan for attaining a particular goal
tactics the branch of military science dealing; a plan for attaining a particular goal
tactile of or relating to or proceeding from the sense; producing a sensation of touch
tactility the faculty of perceiving pressure or heat
tactual of or relating to or proceeding from the sense; producing a sensation of touch
taffy chewy candy of sugar or syrup boiled until thick
tag a label written or printed on paper, cardboard; attach a tag or label to
tail the posterior part of the body of a vertebrate; the time of the last part of something
tailback the person who plays tailback; the position of the offensive back on a football
tailor adjust to a specific need or market; style and tailor in a certain fashion
tailored severely simple in line or design; custom-made
taint the state of being contaminated; contaminate with a disease or microorganism
take carry out; require
tale a message that tells the particulars of an act; a trivial lie
talent natural abilities or qualities; a person who possesses unusual innate ability
talisman a trinket or piece of jewelry usually hung about
talk exchange thoughts; express in speech
tall great in vertical dimension; a garment size for a tall person
tally a score in baseball made by a runner touching; the act of counting
tame correct by punishment or discipline; flat and uninspiring
tamoxifen an antagonist for estrogen that is used
tan a light brown the color of topaz; a browning of the skin resulting from exposure
tangent a straight line or plane that touches a curve; ratio of the opposite to the adjacent side
tangible perceptible by the senses especially the sense; capable of being treated as fact
tangle a twisted and tangled mass that is highly; something jumbled or confused
tangled in a confused mass; highly complex or intricate and occasionally
tango a ballroom dance of Latin-American origin; music written in duple time for dancing
tank an enclosed armored military vehicle; a large vessel for holding gases or liquids
tantalizing very pleasantly inviting; arousing desire or expectation for something
tap cut a female screw thread with a tap; the sound made by a gentle blow
tape a long thin piece of cloth or paper as used; a recording made on magnetic tape
tapping the sound of light blow or knock
taradiddle a trivial lie; pretentious or silly talk or writing
tarantism a nervous disorder characterized
tardive late-occurring
target a reference point to shoot at; the location of the target that is to be hit
tariff a government tax on imports or exports; charge a tariff
tarnish make dirty or spotty, as by exposure to air; discoloration of metal surface caused
tarot any of a set of cards that include 22 cards
tarpaulin waterproofed canvas
tarradiddle a trivial lie; pretentious or silly talk or writing
tarsitis inflammation of the eyelid
tart tasting sour like a lemon; a small open pie with a fruit filling
tartar an incrustation that forms on the teeth and gums; a fiercely vigilant and unpleasant woman
tartarus a place where the wicked are punished after
task any piece of work that is undertaken; a specific piece of work required to be done
taste have flavor; the sensation that results when taste buds
tattered worn to shreds; ruined or disrupted
taunt harass with persistent criticism or carping; aggravation by deriding or mocking
taut pulled or drawn tight; subjected to great tension
tautology useless repetition; a statement that is necessarily true
tavern a building with a bar that is licensed to sell
tawdry tastelessly showy; made of inferior workmanship and materials
tax charge against a citizen's person or property; levy a tax on
taxi a car driven by a person whose job is to take; travel slowly
taxpayer someone who pays taxes
tea a beverage made by steeping tea leaves in water; a light midafternoon meal of tea and sandwiches
teacart serving cart for serving tea or light
teach impart skills or knowledge to; accustom gradually to some action or attitude
teacher a person whose occupation is teaching; a personified abstraction that teaches
teaching the profession of a teacher; a doctrine that is taught
teacup a cup from which tea is drunk; as much as a teacup will hold
team a cooperative unit; two or more draft animals that work together
teammate a fellow member of a team
teamster the driver of a team of horses doing hauling; someone who drives a truck as an occupation
tear separate or cause to separate abruptly; to separate or be separated by force
tears the process of shedding tears
tease annoy persistently; someone given to teasing
teasing the act of harassing someone playfully; playful vexation
teat the small projection of a mammary gland
technical of or relating to technique or proficiency; characterizing or showing skill
technician someone whose occupation involves training; someone known for high skill in some
technique a practical method or art applied to some; skillfulness in the command of fundamentals
technology the application of the knowledge and usage; the discipline dealing with the art or science
tedious so lacking in interest as to cause mental; using or containing too many words
teen being of the age 13 through 19; a juvenile between the onset of puberty
teenage being of the age 13 through 19
teenager a juvenile between the onset of puberty
teens the time of life between the ages of 12 and 20; all the numbers that end in -teen
teeter move unsteadily, with a rocking motion; a plaything consisting of a board balanced
telegram a message transmitted by telegraph
telegraph apparatus used to communicate at a distance over; send cables, wires, or telegrams
telegrapher someone who transmits messages by telegraph
telegraphic of or relating to or transmitted by telegraph; having the style of a telegram with many short
telephone electronic equipment that converts sound into; get or try to get into communication
televise broadcast via television
television broadcasting visual images of stationary; a telecommunication system that transmits images
tell express in words; let something be known
telsontail any of several minute primitive wingless
temerity fearless daring
temper a sudden outburst of anger; a disposition to exhibit uncontrolled anger
temperature the degree of hotness or coldness of a body; the somatic sensation of cold or heat
temple place of worship consisting of an edifice; an edifice devoted to special or exalted
tempo the speed at which a composition is to be played; the rate of some repeating event
temporal not eternal; the semantic role of the noun phrase
temporary not permanent; a worker hired on a temporary basis
tempra an analgesic for mild pain but not
tempt dispose or incline or entice to; provoke someone to do something through promises
temptation something that seduces or has the quality; the act of influencing by exciting hope
ten being one more than nine; the cardinal number that is the sum of nine
tenancy an act of being a tenant or occupant
tenant someone who pays rent to use land or a building; any occupant who dwells in a place
tend have a tendency or disposition to do or be; have care of or look after
tendency an attitude of mind especially one that favors; an inclination to do something
tender given to sympathy or gentleness; having or displaying warmth or affection
tenderloin the tender meat of the loin muscle on each side; a city district known for its vice and high
tenderness a tendency to express warm and affectionate; a feeling of concern for the welfare of someone
tendinitis inflammation of a tendon
tendon a cord or band of inelastic tissue connecting
tendonitis inflammation of a tendon
tenement a run-down apartment house barely meeting
tenesmus painful spasm of the anal sphincter along
tenonitis inflammation of a tendon
tenor the pitch range of the highest male voice; the adult male singing voice above baritone
tense a grammatical category of verbs used to express; cause to be tense and uneasy or nervous
tension a state of mental or emotional strain; the physical condition of being stretched
tent a portable shelter; a web that resembles a tent or carpet
tentative under terms not final or fully worked out; unsettled in mind or opinion
tenth coming next after the ninth and just before; a tenth part
tenure the term during which some position is held; the right to hold property
tenured appointed for life and not subject to dismissal
terbinafine an oral antifungal drug used to treat cases
term a word or expression used for some particular; name formally or designate with a term
terminal station where transport vehicles load or unload; a contact on an electrical device
terminate bring to an end or halt; have an end, in a temporal, spatial
termination a coming to an end of a contract period; the act of ending something
terminator someone who exterminates
terminology a system of words used to name things
termite whitish soft-bodied ant-like social insect
terms status with respect to the relations between; the amount of money needed to purchase something
terrace usually paved outdoor area adjoining a residence; a row of houses built in a similar style
terrain a piece of ground having specific
terrestrial of or relating to or inhabiting the land; of or relating to or characteristic
terrible causing fear or dread or terror; exceptionally bad or displeasing
terrier any of several usually small short-bodied breeds
terrific very great or intense; extraordinarily good or great
terrified thrown into a state of intense fear
terrifying causing extreme terror
territorial of or relating to a territory; a territorial military unit
territory a region marked off for administrative or other; an area of knowledge or interest
terror an overwhelming feeling of fear and anxiety; a person who inspires fear or dread
test put to the test, as for its quality, or give; trying something to find out about it
testament a profession of belief; a legal document declaring a person's wishes
testate a person who makes a will; having made a legally valid will before death
tested tested and proved useful or correct; tested and proved to be reliable
testicle one of the two male reproductive glands
testify give testimony in a court of law; provide evidence for
testimonial something that serves as evidence; something given or done as an expression
testimony a solemn statement made under oath; an assertion offering firsthand authentication
testing the act of subjecting to experimental test; an examination of the characteristics
tetanus a sustained muscular contraction resulting; an acute and serious infection of the central
texan a native or resident of Texas; of or relating to or characteristic of Texas
texas the second largest state
text the words of something written; the main body of a written work
textile artifact made by weaving or felting or knitting; of or relating to fabrics or fabric making
texture the feel of a surface or a fabric; the essential quality of something
thanatology the branch of science that studies death
thanatopsis an essay expressing a view on the subject
thanatos an unconscious urge to die; the Greek personification of death
thank express gratitude or show appreciation to
thanks an acknowledgment of appreciation; with the help of or owing to
thanksgiving fourth Thursday in November in the United States; a short prayer of thanks before a meal
thaw become or cause to become soft or liquid; warm weather following a freeze
theater a building where theatrical performances; the art of writing and producing plays
theatre a building where theatrical performances; the art of writing and producing plays
theatrical suited to or characteristic of the stage; of or relating to the theater
theca outer sheath of the pupa of certain insects; a case or sheath especially a pollen sac or moss
thelarche the start of breast development in a woman
theme the subject matter of a conversation; a unifying idea that is a recurrent element
then that time; at a specific prior time
theologian someone who is learned in theology or who
theological of or relating to or concerning theology
theology the rational and systematic study of religion; a particular system or school of religious
theorem a proposition deducible from basic postulates; an idea accepted as a demonstrable truth
theoretical concerned primarily with theories or hypotheses; concerned with theories rather than their
theorize to believe especially on uncertain or tentative; form or construct theories
theory a well-substantiated explanation of some aspect; a tentative insight into the natural world
therapeutic tending to cure or restore to health; relating to or involved in therapy
therapeutics branch of medicine concerned with the treatment
therapist a person skilled in a particular type of therapy
therapy the act of caring for someone
thermal relating to or associated with heat; rising current of warm air
thermalgesia pain caused by heat
thermocouple a kind of thermometer consisting of two wires
thermometer measuring instrument for measuring temperature
thermometry the measurement of temperature
thesis an unproved statement put forward as a premise; a treatise advancing a new point of view
thevetia genus of poisonous tropical American evergreen
thick not thin; having component parts closely crowded together
thicken become thick or thicker; make thick or thicker
thicket a dense growth of bushes
thickheaded stupid
thickness the dimension through an object as opposed; resistance to flow
thickspread covered thickly
thief a criminal who takes property belonging
thieving given to thievery; the act of taking something from someone
thievishness having a disposition to steal
thigh the part of the leg between the hip and the knee; the upper joint of the leg of a fowl
thin of relatively small extent from one surface; lacking excess flesh
thing a special situation; an action
things any movable possession
think judge or regard; expect, believe, or suppose
thinking the process of using your mind to consider; endowed with the capacity to reason
thinness the property of having little body fat; relatively small dimension through an object
thiouracil depresses the function of the thyroid gland
third coming next after the second and just before; one of three equal parts of a divisible whole
thirst a physiological need to drink; strong desire for something
thirteen being one more than twelve; the cardinal number that is the sum of twelve
thirty being ten more than twenty; the cardinal number that is the product of ten
thorax part of an insect's body that bears the wings; the part of the human torso between the neck
thorough painstakingly careful and accurate; performed comprehensively and completely
thoroughfare a public road from one place to another
thought the content of cognition; the process of using your mind to consider
thoughtful having intellectual depth; exhibiting or characterized by careful thought
thoughtless showing lack of careful thought; without care or thought for others
thousand the cardinal number that is the product of 10; denoting a quantity consisting of 1,000 items
thrash give a thrashing to; move or stir about violently
thread a fine cord of twisted fibers used in sewing; pass a thread through
threat something that is a source of danger; a warning that something unpleasant is imminent
threaten pose a threat to; to utter intentions of injury or punishment
threatening threatening or foreshadowing evil or tragic; darkened by clouds
three being one more than two; the cardinal number that is the sum of one
threnody a song or hymn of mourning composed or performed
threshold the starting point for a new state or experience; the sill of a door
thrifty careful and diligent in the use of resources; mindful of the future in spending money
thrill the swift release of a store of affective force; an almost pleasurable sensation of fright
thrilling causing a surge of emotion or excitement; causing quivering or shivering as by cold
thrip any of various small to minute sucking insects
thripid any of various small to minute sucking insects
thrips any of various small to minute sucking insects
thrive grow vigorously; make steady progress
thriving very lively and profitable
throat the passage to the stomach and lungs; a passage resembling a throat in shape
throb expand and contract rhythmically; pulsate or pound with abnormal force
throbbing an instance of rapid strong pulsation; pounding or beating strongly or violently
throe severe spasm of pain; hard or painful trouble or struggle
thrombopenia a blood disease characterized by an abnormally
throng a large gathering of people; press tightly together or cram
throttle a valve that regulates the supply of fuel; place limits on
through having finished or arrived at completion; continuing without requiring stops or changes
throw propel through the air; move violently, energetically, or carelessly
throwaway an advertisement intended for wide distribution; words spoken in a casual way with conscious
thrush songbirds characteristically having brownish; a woman who sings popular songs
thrust push forcefully; press or force
thud a heavy dull sound; strike with a dull sound
thug an aggressive and violent young criminal
thumb the thick short innermost digit of the forelimb; travel by getting free rides from motorists
thump move rhythmically; hit hard with the hand, fist, or some heavy
thumping a heavy dull sound; very large
thunder a deep prolonged loud noise; a booming or crashing noise caused by air
thundering extraordinarily big or impressive; sounding like thunder
thunderous loud enough to cause hearing loss; extremely ominous
thursday the fifth day of the week
thwart hinder or prevent of; a crosspiece spreading the gunnels of a boat
thyroid located near the base of the neck; suggestive of a thyroid disorder
thyroiditis inflammation of the thyroid gland
thyroxine hormone produced by the thyroid glands
thysanopter an insect of the order Thysanoptera
thysanuron primitive wingless insects
tibet an autonomous region of the Peoples Republic
tibetan Himalayish language spoken in Tibet; of or relating to or characteristic of Tibet
tick a metallic tapping sound; make a clicking or ticking sound
ticket a commercial document showing that the holder; the appropriate or desirable thing
tide the periodic rise and fall of the sea level; something that may increase or decrease
tidewater the coastal plain of the South; low-lying coastal land drained by tidal streams
tidings information about recent and important events
tie fasten or secure with a rope, string, or cord; neckwear consisting of a long narrow piece
tied bound or secured closely; bound together by or as if by a strong rope
tiger large feline of forests in most of Asia having; a fierce or audacious person
tight closely constrained or constricted; pulled or drawn tight
tighten make tight or tighter; become tight or tighter
tilt to incline or bend from a vertical position; heel over
tilted departing or being caused to depart
timber the wood of trees cut and prepared for use; a beam made of wood
timbered furnished with or made of wood or timbers; covered with growing timber
timbre the distinctive property of a complex sound
time an instance or single occasion for some event; a period of time considered as a resource under
timely before a time limit expires; done or happening at the appropriate or proper
times a more or less definite period of time now; an arithmetic operation that is the inverse
timid showing fear and lack of confidence; people who are fearful and cautious
timing the time when something happens; the regulation of occurrence, pace
tin a silvery malleable metallic element; airtight sealed metal container for food
tine prong on a fork or pitchfork or antler
tingle cause a stinging or tingling sensation; a somatic sensation as from many tiny stings
tingling exciting by touching lightly so as to cause; a somatic sensation as from many tiny stings
tinkle make or emit a high sound; a light clear metallic sound as of a small bell
tinpot inferior
tint a quality of a given color that differs slightly; color lightly
tiny very small
tip the extreme end of something; cause to tilt
tire hoop that covers a wheel; lose interest or become bored with something
tired depleted of strength or energy; repeated too often
tissue part of an organism consisting of an aggregate; a soft thin paper
tit either of two soft fleshy milk-secreting; small insectivorous birds
titer the concentration of a solution as determined
titillating pleasantly and superficially exciting; giving sexual pleasure
title a heading that names a statute or legislative; the name of a work of art or literary
titter laugh nervously; a nervous restrained laugh
toad any of various tailless stout-bodied amphibians
toadshade trillium of northeastern United States
toadstool common name for an inedible or poisonous agaric
toast slices of bread that have been toasted; make brown and crisp by heating
tobacco leaves of the tobacco plant dried and prepared; aromatic annual or perennial herbs and shrubs
today the present time or age; the day that includes the present moment
toe one of the digits of the foot; the part of footwear that provides a covering
together mentally and emotionally stable
toil work hard; productive work
toilet a room or building equipped with one or more; a plumbing fixture for defecation and urination
toiling doing arduous or unpleasant work
token an individual instance of a type of symbol; a metal or plastic disk that can be redeemed
tokyo the capital and largest city of Japan
tolerance the act of tolerating something; the power or capacity of an organism to tolerate
tolerant showing respect for the rights or opinions; showing or characterized by broad-mindedness
tolerate put up with something or somebody unpleasant; allow the presence of or allow without opposing
toll value measured by what must be given or done; a fee levied for the use of roads or bridges
tomahawk weapon consisting of a fighting ax; cut with a tomahawk
tomato mildly acid red or yellow pulpy fruit eaten; native to South America
tomb a place for the burial of a corpse
tomfoolery foolish or senseless behavior
tommyrot pretentious or silly talk or writing
tomorrow the day after today; the near future
ton a United States unit of weight equivalent; a British unit of weight equivalent to 2240
tonal employing variations in pitch to distinguish; having tonality
tone the quality of a person's voice; a pitch or change in pitch of the voice
tongue a mobile mass of muscular tissue covered; a human written or spoken language used
tonight the present or immediately coming night
tons a large number or amount
tonsillitis inflammation of the tonsils
tontine an annuity scheme wherein participants share; a form of life insurance whereby on the death
tool an implement used in the practice of a vocation; the means whereby some act is accomplished
tooth hard bonelike structures in the jaws; something resembling the tooth of an animal
toothbrush small brush; slang for a mustache
toothsome acceptable to the taste or mind; having strong sexual appeal
top the upper part of anything; the highest or uppermost side of anything
topic the subject matter of a conversation; some situation or event that is thought about
topical pertaining to the surface of a body part; of or relating to or arranged by topics
topless having no top; having the breasts uncovered or featuring such
topography the configuration of a surface and the relations; precise detailed study of the surface features
topple fall down, as if collapsing; cause to topple or tumble by pushing
torch a light usually carried in the hand; a small portable battery-powered electric lamp
torment intense feelings of suffering; extreme mental distress
tormented experiencing intense pain especially mental pain; tormented or harassed by nightmares
tormentor someone who torments; a flat at each side of the stage to prevent
torn having edges that are jagged from injury; disrupted by the pull of contrary forces
tornado a localized and violently destructive windstorm; a purified and potent form of cocaine
torquemada the Spaniard who as Grand Inquisitor was
torrent a violently fast stream of water; a heavy rain
torso the body excluding the head and neck and limbs
tortuous highly complex or intricate and occasionally; marked by repeated turns and bends
torture torment emotionally or mentally; extreme mental distress
tortured experiencing intense pain especially mental pain
torturer someone who inflicts severe physical pain
tory an American who favored the British side during; a supporter of traditional political and social
tosh pretentious or silly talk or writing
toss throw or toss with a light motion; lightly throw to see which side comes up
total constituting the full quantity or extent; add up in number or quantity
totter move without being stable, as if threatening; move unsteadily, with a rocking motion
tottering unsteady in gait as from infirmity or old age; having lost stability
touch make physical contact with, come in contact with; the event of something coming in contact
touchdown a score in American football; a landing
touched having come into contact; being excited or provoked to the expression
touching arousing affect; the act of putting two things together with no
tough not given to gentleness or sentimentality; very difficult
toughie a particularly difficult or baffling question; an aggressive and violent young criminal
tour a journey or route all the way around; make a tour of a certain place
tourist someone who travels for pleasure
tournament a sporting competition in which contestants play; a series of jousts between knights contesting
tousled in disarray
towel a rectangular piece of absorbent cloth; wipe with a towel
tower a structure taller than its diameter; appear very large or occupy a commanding
town an urban area with a fixed boundary; the people living in a municipality smaller than
toxaemia blood poisoning caused by bacterial toxic; an abnormal condition of pregnancy characterized
toxemia blood poisoning caused by bacterial toxic; an abnormal condition of pregnancy characterized
toxic of or relating to or caused by a toxin or poison
toxicant any substance that causes injury or illness; having the qualities or effects of a poison
toxicity grave harmfulness or deadliness; the degree to which something is poisonous
toxicognath either of a pair of poison fangs in the modified
toxin a poisonous substance produced during
toxoid a bacterial toxin that has been weakened until
toy an artifact designed to be played with; any of several breeds of very small dogs kept
toying playful behavior intended to arouse sexual
trabecula rod-shaped structures of fibrous tissue
trace follow, discover, or ascertain the course; a just detectable amount
trachea membranous tube with cartilaginous rings; one of the tubules forming the respiratory
tracheitis inflammation of the trachea
trachoma a chronic contagious disease caused
tracing the act of drawing a plan or diagram or outline; the discovery and description of the course
track a line or route along which something travels; carry on the feet and deposit
tract a system of body parts that together serve some; an extended area of land
tractor a wheeled vehicle with large wheels; a truck that has a cab but no body
trade the skilled practice of a practical occupation; the commercial exchange of goods and services
trademark a distinctive characteristic or attribute; a formally registered symbol identifying
trader someone who purchases and maintains an inventory
trading buying or selling securities or commodities
tradition an inherited pattern of thought or action; a specific practice of long standing
traditional consisting of or derived from tradition; pertaining to time-honored orthodox doctrines
traffic the aggregation of things coming and going; buying and selling
tragedy an event resulting in great loss and misfortune; drama in which the protagonist is overcome
tragic very sad; of or relating to or characteristic of tragedy
tragicomic of or relating to or characteristic; having pathetic as well as ludicrous
trail to lag or linger behind; a track or mark left by something that has
train public transport provided by a line of railway; create by training and teaching
trained shaped or conditioned or disciplined by training
training activity leading to skilled behavior; the result of good upbringing
trait a distinguishing feature of your personal nature
traitor someone who betrays his country by committing; a person who says one thing and does another
tramp travel on foot, especially on a walking; a vagrant
trample tread or stomp heavily or roughly; injure by trampling or as if by trampling
trance a psychological state induced by a magical; a state of mind in which consciousness
tranquilizer a drug used to reduce stress or tension without
transact conduct business
transaction the act of transacting within or between groups
transcend be greater in scope or size than some standard; be superior or better than some standard
transcribe rewrite in a different script; write out from speech, notes, etc.
transducer an electrical device that converts one form
transexual a person whose sexual identification is entirely; a person who has undergone a sex change
transfer the act of moving something from one location; lift and reset in another soil or situation
transform subject to a mathematical transformation; change or alter in form, appearance, or nature
transit a surveying instrument for measuring horizontal; a journey usually by ship
transition the act of passing from one state or place; an event that results in a transformation
transitional of or relating to or characterized by transition
translate restate from one language into another language; change from one form or medium into another
translation a written communication in a second language; the act of changing in form or shape
translucent allowing light to pass through diffusely
transmigrate move from one country or region to another; be born anew in another body after death
transmission the act of sending a message; communication by means of transmitted signals
transmit transfer to another; broadcast over the airwaves, as in radio
transmitter set used to broadcast radio or tv signals; any agent that carries and transmits a disease
transmute change in outward structure or looks; change or alter in form, appearance, or nature
transparent transmitting light; so thin as to transmit light
transpiring that is passing through
transplant lift and reset in another soil or situation; the act of removing something from one location
transport move something or somebody around; something that serves as a means
transpose change the order or arrangement of; cause to change places
transsexual a person whose sexual identification is entirely; a person who has undergone a sex change
transverse extending or lying across
transvestic receiving sexual gratification from wearing
transvestism the practice of adopting the clothes
transvestite someone who adopts the dress or manner or sexual; receiving sexual gratification from wearing
trap a device in which something can be caught; drain consisting of a U-shaped section
trapper someone who sets traps for animals
trash an amphetamine derivative used in the form; nonsensical talk or writing
trashy tastelessly showy; cheap and inferior
travel change location; undertake a journey or trip
traveled traveled over or through; familiar with many parts of the world
traveler a person who changes location
traverse travel across or pass over; deny formally in a legal suit
tray an open receptacle for holding or displaying
tread tread or stomp heavily or roughly; put down or press the foot, place the foot
treason a crime that undermines the offender's; an act of deliberate betrayal
treasure art highly prized for its beauty or perfection; accumulated wealth in the form of money
treasurer an officer charged with receiving and disbursing
treasury the funds of a government or institution; the government department responsible
treat interact in a certain way; subject to a process or treatment, with the aim
treated subjected to a physical treatment or action; given medical care or treatment
treatment care provided to improve a situation; the management of someone or something
treaty a written agreement between two states
tree a tall perennial woody plant having a main trunk; English actor and theatrical producer noted
treehopper small leaping insect that sucks juices
treetop the upper branches and leaves of a tree or other
tremble move or jerk quickly and involuntarily up; a reflex motion caused by cold or fear
trembles disease of livestock and especially cattle
trembling vibrating slightly and irregularly; a shaky motion
tremendous extraordinarily large in size or extent; extraordinarily good or great
tremor an involuntary vibration; a small earthquake
trench a ditch dug as a fortification having a parapet; any long ditch cut in the ground
trend a general direction in which something tends; a general tendency to change
treponema spirochete that causes disease in humans
trespass enter unlawfully on someone's property; entry to another's property without right
trial the act of testing something; trying something to find out about it
triangle a three-sided polygon; a percussion instrument consisting of a metal
tribal relating to or characteristic of a tribe
tribute something given or done as an expression; payment by one nation for protection by another
trichoptera an order of insects consisting of caddis flies
trick a cunning or deceitful action or device; a ludicrous or grotesque act done for fun
trifle something of small importance; a detail that is considered insignificant
trigger lever that activates the firing mechanism; put in motion or move to act
trill a note that alternates rapidly with another note; the articulation of a consonant with a rapid
trim remove the edges from and cut down; a decoration or adornment on a garment
trio a musical composition for three performers; the cardinal number that is the sum of one
trip a journey for some purpose; miss a step and fall or nearly fall
tripe nonsensical talk or writing; lining of the stomach of a ruminant used as food
triple a base hit at which the batter stops safely; increase threefold
tripper a catch mechanism that acts as a switch; a tourist who is visiting sights of interest
triumph a successful ending of a struggle or contest; the exultation of victory
triumphant joyful and proud especially because of triumph; experiencing triumph
trivial small and of little importance; concerned with trivialities
trollop a woman adulterer; a dirty untidy woman
troop a group of soldiers; a cavalry unit corresponding to an infantry
trooper a soldier in a motorized army unit; a mounted police officer
troops soldiers collectively
tropical relating to or situated in or characteristic; of or relating to the tropics, or either tropic
trot run at a moderately swift pace; ride at a trot
trouble a source of difficulty; an angry disturbance
troubled characterized by or indicative of distress; characterized by unrest or disorder
troublesome causing difficulty or annoyance
trough a narrow depression; a channel along the eaves or on the roof
troupe organization of performers and associated
trousers a garment extending from the waist to the knee
truancy failure to attend
truck an automotive vehicle suitable for hauling; convey by truck
trudge walk heavily and firmly, as when weary; a long difficult walk
true consistent with fact or reality; accurately placed or thrown
trumpery ornamental objects of no great value; nonsensical talk or writing
trumpet a brass musical instrument with a brilliant tone; proclaim on, or as if on, a trumpet
trundle move heavily; small wheel or roller
trunk luggage consisting of a large strong case used; the main stem of a tree
trust have confidence or faith in; allow without fear
trustee a person to whom legal title to property; members of a governing board
trustworthy worthy of trust or belief; taking responsibility for one's conduct
truth a fact that has been verified; conformity to reality or actuality
truthful expressing or given to expressing the truth; conforming to truth
try make an effort or attempt; put to the test, as for its quality, or give
trying hard to endure; extremely irritating to the nerves
tsh anterior pituitary hormone that stimulates
tss syndrome resulting from a serious acute
tsunami a cataclysm resulting from a destructive sea
tub a relatively large open container that you fill; a large open vessel for holding or storing
tube conduit consisting of a long hollow object used; electronic device consisting of a system
tubercle a protuberance on a bone especially; small rounded wartlike protuberance on a plant
tuberculosis infection transmitted by inhalation or ingestion
tubing conduit consisting of a long hollow object used
tuck fit snugly into; a narrow flattened pleat or fold
tucker a detachable yoke of linen or lace worn over; a sewer who tucks
tudor an English dynasty descended from Henry Tudor; of or relating to a style of architecture
tuesday the third day of the week
tug pull hard; a sudden abrupt pull
tuition a fee paid for instruction; teaching pupils individually
tularaemia a highly infectious disease of rodents
tularemia a highly infectious disease of rodents
tumble fall down, as if collapsing; roll over and over, back and forth
tumbler a glass with a flat bottom but no handle or stem; a gymnast who performs rolls and somersaults
tumid of sexual organs; ostentatiously lofty in style
tumidity slight swelling of an organ or part
tumidness slight swelling of an organ or part
tummy an enlarged and muscular saclike organ; slang for a paunch
tumor an abnormal new mass of tissue that serves no
tumult a state of commotion and noise and confusion; the act of making a noisy disturbance
tumultuous characterized by unrest or disorder
tune a succession of notes forming a distinctive; adjust for functioning
tungsten a heavy grey-white metallic element
tuning calibrating something to a standard frequency
tunnel a passageway through or under something, usually; force a way through
turban a traditional Muslim headdress consisting; a small round woman's hat
turbine rotary engine in which the kinetic energy
turbulence unstable flow of a liquid or gas; a state of violent disturbance and disorder
turbulent agitated vigorously; characterized by unrest or disorder
turd obscene terms for feces
turkey large gallinaceous bird with fan-shaped tail; a Eurasian republic in Asia Minor
turmoil a violent disturbance; violent agitation
turn change orientation or direction, also; undergo a transformation or a change of position
turned moved around an axis or center; in an unpalatable state
turning the act of changing or reversing the direction; act of changing in practice or custom
turnover the ratio of the number of workers that had; the act of upsetting something
tussaud French modeler who made wax death masks
tutor a person who gives private instruction; be a tutor to someone
twaddle pretentious or silly talk or writing; speak rapidly and incessantly
twang exaggerated nasality in speech; a sharp vibrating sound
twat obscene terms for female genitals; a man who is a stupid incompetent fool
tweed thick woolen fabric used for clothing; trousers made of flannel or gabardine or tweed
twelfth coming next after the eleventh and just before; one part in twelve equal parts
twelve denoting a quantity consisting of 12 items; the cardinal number that is the sum of eleven
twenties the time of life between 20 and 30; the decade from 1920 to 1929
twentieth coming next after the nineteenth in position; position 20 in a countable series of things
twenty denoting a quantity consisting of 20 items; the cardinal number that is the sum of nineteen
twerp someone who is regarded as contemptible
twig a small branch or division of a branch; branch out in a twiglike manner
twilight the diffused light from the sky when the sun; the time of day immediately following sunset
twin either of two offspring born at the same time; being two identical
twine spin, wind, or twist together; a lightweight cord
twinge a sudden sharp feeling; a sharp stab of pain
twinkling a very short time; shining intermittently with a sparkling light
twirl turn in a twisting or spinning motion; cause to spin
twirler someone who twirls a baton; the person who does the pitching
twirp someone who is regarded as contemptible; make a weak, chirping sound
twist to move in a twisting or contorted motion,; cause to assume a crooked or angular form
twit aggravation by deriding or mocking; someone who is regarded as contemptible
twitch make an uncontrolled, short, jerky motion; move with abrupt, seemingly uncontrolled motions
two being one more than one; the cardinal number that is the sum of one
twofold having more than one decidedly dissimilar; twice as great or many
tylenol an analgesic for mild pain but not
tympanitis inflammation of the inner ear
type a subdivision of a particular kind of thing; a person of a specified kind
typewriter hand-operated character printer for printing
typhoid serious infection marked by intestinal
typhus rickettsial disease transmitted by body lice
typical exhibiting the qualities or characteristics; of a feature that helps to distinguish a person
typify embody the essential characteristics of or be; express indirectly by an image, form, or model
typing writing done with a typewriter
typography the craft of composing type and printing from it; art and technique of printing with movable type
tyranny a form of government in which the ruler; dominance through threat of punishment
tyrosine an amino acid found in most proteins
uglify make ugly
ugly displeasing to the senses; morally reprehensible
ulalgia pain in the gums
ulcer a circumscribed inflammatory and often
ulitis inflammation of the gums
ultimate furthest or highest in degree or order; being the last or concluding element of a series
ultrasonic having frequencies above those of audible sound
ultraviolet radiation lying in the ultraviolet range; having or employing wavelengths shorter than
umbrella a lightweight handheld collapsible canopy; a formation of military planes maintained over
unable not having the necessary means or skill; lacking necessary physical or mental ability
unadjusted not altered to fit certain requirements; not having adapted to new conditions
unaffected undergoing no change when acted upon; unaware of or indifferent to
unambiguous having or exhibiting a single clearly defined; admitting of no doubt or misunderstanding
unanimous in complete agreement; acting together as a single undiversified whole
unasked uninvited
unassisted unsupported by other people; lacking help
unattached not fastened together; not associated in an exclusive sexual
unattractive lacking beauty or charm; lacking power to arouse interest
unavailable not available or accessible or at hand
unavoidable impossible to avoid or evade
unaware not aware
unawareness unconsciousness resulting from lack of knowledge
unbroken marked by continuous or uninterrupted extension; not subdued or trained for service or use
uncertain lacking or indicating lack of confidence; not established beyond doubt
uncertainty being unsettled or in doubt or dependent; the state of being unsure of something
unchanged not made or become different; remaining in an original state
uncharged of a particle or body or system
uncle the brother of your father or mother; a source of help and advice and encouragement
unclean soiled or likely to soil with dirt or grime; having a physical or moral blemish so as to make
uncommitted not bound or pledged; not associated in an exclusive sexual
uncommon not common or ordinarily encountered; marked by an uncommon quality
unconcerned lacking in interest or care or feeling; easy in mind
unconscious not conscious; that part of the mind wherein psychic activity
unconvincing not convincing; having a probability too low to inspire belief
uncool unfashionable and boring
undaunted resolutely courageous; unshaken in purpose
undeniable not possible to deny
undepicted not pictured
under located below or beneath something else; lower in rank, power, or authority
underboss an assistant or second-in-command to a chief
underbred of inferior or mixed breed; lacking in refinement or grace
underbrush the brush growing beneath taller trees in a wood
underground under the level of the ground; an electric railway operating below the surface
underlie be or form the base for; lie underneath
underline give extra weight to; a line drawn underneath
underlying in the nature of something though not readily; being or involving basic facts or principles
undermine destroy property or hinder normal operations; hollow out as if making a cave or opening
underscore give extra weight to; a line drawn underneath
undersexed having a subnormal degree of sexual desire
undershirt a collarless men's undergarment for the upper
understand know and comprehend the nature or meaning of; perceive mentally
understate represent as less significant or important
understood fully apprehended as to purport or meaning; implied by or inferred from actions
undertake enter upon an activity or enterprise; promise to do or accomplish
underwater beneath the surface of the water; growing or remaining under water
underway currently in progress
underworld the criminal class; the world of the dead
underwrite guarantee financial support of; protect by insurance
undesirable not wanted; one whose presence is undesirable
undeveloped not developed, mature, or fully formulated; not developed, improved, exploited or used
undiminished not lessened or diminished
undo cancel, annul, or reverse an action; deprive of certain characteristics
undoer a person who destroys or ruins or lays waste to; a person who unfastens or unwraps or opens
undress get undressed; partial or complete nakedness
undue not yet payable; not appropriate or proper in the circumstances
unearth bring to light; recover through digging
uneasiness feelings of anxiety that make you tense; inability to rest or relax or be still
uneasy lacking a sense of security or affording no ease; lacking or not affording physical or mental rest
uneconomical inefficient in use of time and effort; wasteful of resources
unemployed not engaged in a gainful occupation; people who are involuntarily out of work
unemployment the state of being unemployed or not having
uneven not even or uniform as e.g. in shape or texture; not fairly matched as opponents
unexpected not expected or anticipated
unexplained not explained; having the reason or cause not made clear
unexplored not yet discovered
unfailing unceasing; always able to supply more
unfaithful not true to duty or obligation or promises; having sexual relations with someone other than
unfamiliar not known or well known
unfavorable not encouraging or approving or pleasing; tending to hinder or oppose
unfitting not in keeping with what is correct or proper
unfold develop or come to a promising stage; extend or stretch out to a greater or the full
unfortunate not favored by fortune; not auspicious
unfrozen not frozen
ungainly lacking grace in movement or posture; difficult to handle or manage especially because
ungodly characterized by iniquity
unhappy experiencing or marked by or causing sadness; generalized feeling of distress
unheeding marked by or paying little heed or attention
unhitch unfasten or release from or as if from a hitch
unholy not hallowed or consecrated; extremely evil or cruel
unhygienic unclean and constituting a likely cause
unified formed or united into a whole; operating as a unit
uniform clothing of distinctive design worn by members; always the same
uniformed dressed in a uniform
uniformity a condition in which everything is regular; the quality of lacking diversity or variation
unify become one; to bring or combine together or with something
unimportant not important; devoid of importance, meaning, or force
unimpressed not moved to serious regard
uninfected free from sepsis or infection
union an organization of employees formed to bargain; being of or having to do with the northern
unique radically distinctive and without equal; applying exclusively to a given category
uniqueness the quality of being one of a kind
unisexual relating to only one sex or having only one type
unit any division of quantity accepted as a standard; an individual or group or structure or other
unite become one; act in concert or unite in a common purpose
united characterized by unity; of or relating to two people who are married
unity an undivided or unbroken completeness; the smallest whole number or a numeral
universal of worldwide scope or applicability; coupling that connects two rotating shafts
universality the quality of being universal
universe everything that exists anywhere; everything stated or assumed in a given
university the body of faculty and students at a university; establishment where a seat of higher learning
unknown not known; an unknown and unexplored region
unleash release or vent; release from a leash
unlike marked by dissimilarity; not equal in amount
unlikely has little chance of being the case or coming; not likely to be true or to occur or to have
unlimited having no limits in range or scope; that cannot be entirely consumed or used up
unlined not having a lining or liner; smooth, especially of skin
unload remove from and leave; remove the load from
unloading the labor of taking a load of something off
unlock open the lock of; become unlocked
unlocked not firmly fastened or secured
unmanliness the trait of being effeminate
unmarried not married or related to the unmarried state
unmistakable clearly evident to the mind; clearly revealed to the mind or the senses
unmolested not interfered with, disturbed, or harmed
unmoved emotionally unmoved; being in the original position
unnatural not in accordance with or determined by nature; not normal
unnecessary not necessary
unobtainable not capable of being obtained
unoccupied not held or filled or in use; not seized and controlled
unofficial not having official authority or sanction; not officially established
unorthodox independent in behavior or thought; breaking with convention or tradition
unpaid not paid; engaged in as a pastime
unpainful not accompanied by pain sensations
unpaired of the remaining member of a pair
unpleasant offensive or disagreeable
unpleasing unpleasant or disagreeable to the senses
unpopular regarded with disfavor or lacking general
unprepared without preparation
unprintable unfit for print because morally or legally
unqualified not limited or restricted; not meeting the proper standards
unquiet characterized by unrest or disorder; causing or fraught with or showing anxiety
unrealistic not realistic
unrelated lacking a logical or causal relation; not connected by kinship
unreliable liable to be erroneous or misleading; not worthy of reliance or trust
unrestricted not subject to or subjected to restriction; free of restrictions on conduct
unromantic neither expressive of nor exciting sexual love
unsaturated not saturated; used of a compound containing atoms sharing more
unsavory morally offensive; not pleasing in odor or taste
unsavoury morally offensive; not pleasing in odor or taste
unscientific not consistent with the methods or principles
unscrew loosen something by unscrewing it; loosen by turning
unscrupulous without scruples or principles
unseen not seen or perceived; a belief that there is a realm controlled
unsex make infertile; remove the qualities typical of one's sex
unsexed deprived of sexual capacity or sexual attributes
unsightly unpleasant to look at
unsmiling not smiling
unsolved not solved
unsound not sound financially; not in good condition
unspeakable defying expression or description; exceptionally bad or displeasing
unstable lacking stability or fixity or firmness; highly or violently reactive
unstained not stained; not having a coating of stain or varnish
unstressed not bearing a stress or accent
unstructured lacking definite structure or organization; lacking the system or structure characteristic
unsuccessful not successful; failing to accomplish an intended result
untie undo the ties of; cause to become loose
untouched still full; not influenced or affected
unusual not usual or common or ordinary; being definitely out of the ordinary
unwanted not wanted
unwelcome not welcome
unwell somewhat ill or prone to illness
unwire undo the wiring of
unwise showing or resulting from lack of judgment; not appropriate to the purpose
update modernize or bring up to date; bring up to date
upgrade rate higher; to improve what was old or outdated
upheaval a state of violent disturbance and disorder; disturbance usually in protest
uphold keep or maintain in unaltered condition; stand up for
upkeep activity involved in maintaining something; the act of sustaining life by food or providing
uplift fill with high spirits; a brassiere that lifts and supports the breasts
uplifting the rise of something
upper the topmost one of two; higher in place or position
upraised held up in the air
upright in a vertical position; of moral excellence
uprise get up and out of bed; return from the dead
uproar a state of commotion and noise and confusion; loud confused noise from many sources
uprooter a person who destroys or ruins or lays waste to
upset disturb the balance or stability of; move deeply
upstage the rear part of the stage; steal the show, draw attention to oneself away
upstairs on or of upper floors of a building; the part of a building above the ground floor
uptake the process of taking food into the body through; a process of taking up or using up or consuming
uptown a residential part of town away from the central; of or located in the upper part of a town
upward directed up; extending or moving toward a higher place
uraemia accumulation in the blood of nitrogenous waste
uraemic of or involving excess nitrogenous waste
uranalysis the chemical analysis of urine
urarthritis a painful inflammation of the big toe and foot
uraturia presence of abnormally large amounts of uric
urban relating to or concerned with a city or densely; located in or characteristic of a city or city
urbanized made urban in nature
urea the chief solid component of mammalian urine
uremia accumulation in the blood of nitrogenous waste
uremic of or involving excess nitrogenous waste
ureter either of a pair of thick-walled tubes
ureteritis inflammation of the ureter
urethra duct through which urine is discharged in most
urethritis inflammation of the urethra
urethrocele prolapse of the urethra into the vagina
urge force or impel in an indicated direction; push for something
urgency the state of being urgent; pressing importance requiring speedy action
urgent compelling immediate action
urging the act of earnestly supporting or encouraging; a verbalization that encourages you to attempt
uric in or relating to or obtained from urine
uricaciduria presence of abnormal amounts of uric acid
uricosuric acting to increase the excretion of uric acid
urinalysis the chemical analysis of urine
urinary of or relating to the function or production; of or relating to the urinary system of the body
urinate eliminate urine; pass after the manner of urine
urination the discharge of urine
urobilin brown bile pigment formed from urobilinogens
urocele extravasation of urine into the scrotal sac
urochesia passage of urine from the anus
urochezia passage of urine from the anus
urodynia pain during urination
urticate sting with or as with nettles and cause; whip with or as with nettles
usable capable of being put to use; convenient for use or disposal
usage the act of using; accepted or habitual practice
use put into service; the act of using
used employed in accomplishing something; previously used or owned by another
useful being of use or service; having a useful function
usefulness the quality of being of practical use
useless having no beneficial use or incapable
user a person who makes use of a thing; a person who uses something or someone selfishly
usher take to their seats, as in theaters; someone employed to conduct others
ussr a former communist country in eastern Europe
usual occurring or encountered or experienced; commonly encountered
usurp seize and take control without authority; take the place of
utah a state in the western United States
utensil an implement for practical use
utility a company that performs a public service; the service provided by a public utility
utilization the act of using; the state of having been made use of
utilize put into service; convert
utmost of the greatest possible degree or extent; the greatest possible degree
utopia a book written by Sir Thomas More describing; an imaginary place considered to be perfect
utopian of or pertaining to or resembling a utopia; an idealistic social reformer
utter articulate; express audibly
uveitis inflammation of the uvea of the eye
uvulitis inflammation of the uvula
uxoriousness foolish fondness for or excessive submissiveness
vacancy being unoccupied; an empty area or space
vacant void of intelligence or thought; without an occupant or incumbent
vacate leave voluntarily; leave behind empty
vacation leisure time away from work devoted to rest; spend or take a vacation
vaccina a local infection induced in humans
vaccinated having been rendered unsusceptible to a disease
vaccinating the act of protecting against disease
vaccination taking a vaccine as a precaution against; the scar left following inoculation
vaccine immunogen consisting of a suspension of weakened
vaccinia a viral disease of cattle causing a mild skin; a local infection induced in humans
vaccinum immunogen consisting of a suspension of weakened
vacuum the absence of matter; clean with a vacuum cleaner
vaginal of or relating to the vagina
vaginismus muscular contraction that causes the vagina
vaginitis inflammation of the vagina
vaginocele hernia projecting into the vagina
vague not clearly expressed or understood; not precisely limited, determined
vain characteristic of false pride; unproductive of success
valdecoxib a Cox-2 inhibitor that relieves pain
valet a manservant who acts as a personal attendant; serve as a personal attendant to
valiant having or showing valor
valid well grounded in logic or truth or having legal; still legally acceptable
validate prove valid; declare or make legally valid
validity the quality of being valid and rigorous; the quality of having legal force
valley a long depression in the surface of the land
valor the qualities of a hero or heroine
valuable having great material or monetary value; having worth or merit or value
valuation an appraisal of the value of something; assessed price
value a numerical quantity measured or assigned; the quality that renders something desirable
valued having value of a specified kind; held in great esteem for admirable qualities
values beliefs of a person or social group
valve a structure in a hollow organ with a flap; device in a brass wind instrument for varying
valvulitis inflammation of a valve
vampire a corpse that rises at night to drink the blood
vanish get lost, as without warning or explanation; become invisible or unnoticeable
vanished having passed out of existence
vanity feelings of excessive pride; low table with mirror or mirrors where one sits
vapor a visible suspension in the air of particles; the process of becoming a vapor
vaporize turn into gas; lose or cause to lose liquid by vaporization
variability the quality of being subject to variation; the quality of being uneven and lacking
variable liable to or capable of change; something that is likely to vary
variant an event that departs from expectations; differing from a norm or standard
variation an instance of change; an activity that varies from a norm or standard
varicella an acute contagious disease caused by herpes
varied characterized by variety; broken away from sameness or identity
variety a collection containing a variety of sorts; noticeable heterogeneity
variola a highly contagious viral disease characterized
various of many different kinds purposefully arranged; considered individually
vary become different in some particular way, without; be at variance with
varying marked by diversity or difference
vascular of or relating to or having vessels that conduct
vasculitis inflammation of a blood vessel
vase an open jar of glass or porcelain used
vast unusually great in size or amount or degree
vatican the residence of the Catholic Pope
vaudeville a variety show with songs and comic acts etc.
vector a variable quantity that can be resolved into; a virus or other agent that is used to deliver
veer turn sharply; shift to a clockwise direction
vegetable edible seeds or roots or stems or leaves; any of various herbaceous plants cultivated
vegetation all the plant life in a particular region; inactivity that is passive and monotonous
vehement marked by extreme intensity of emotions; characterized by great force or energy
vehicle a conveyance that transports people or objects; a medium for the expression or achievement
veil to obscure, or conceal with or as if with a veil; a garment that covers the head and face
veiled having or as if having a veil or concealing; muted or unclear
vein a blood vessel that carries blood; a distinctive style or manner
velocity distance travelled per unit time
velvet a silky densely piled fabric with a plain back; smooth and soft to sight or hearing or touch
velvety smooth and soft to sight or hearing or touch; resembling velvet in having a smooth soft
vendor someone who promotes or exchanges goods
veneer an ornamental coating to a building; coating consisting of a thin layer of superior
veneering the act of applying veneer; coating consisting of a thin layer of superior
venerable profoundly honored; impressive by reason of age
vengeance the act of taking revenge especially in the next
venomous marked by deep ill will; extremely poisonous or injurious
vent give expression or utterance to; a hole for the escape of gas or air
ventilation the act of supplying fresh air and getting rid; a mechanical system in a building that provides
ventilator a device that introduces fresh air or expels; a device that facilitates breathing in cases
ventricose having a swelling on one side
ventricous having a swelling on one side
venture proceed somewhere despite the risk of possible; put forward, of a guess, in spite of possible
venus the second nearest planet to the sun; goddess of love
veranda a porch along the outside of a building
verapamil a drug used as an oral or parenteral calcium
veratrum a genus of coarse poisonous perennial herbs
verb the word class that serves as the predicate; a content word that denotes an action
verbal communicated in the form of words; of or relating to or formed from words
verbena any of numerous tropical or subtropical American
verge the limit beyond which something happens; a region marking a boundary
verify confirm the truth of; check or regulate by conducting a parallel
veritable not counterfeit or copied; often used as intensifiers
vermin any of various small animals or insects that are; an irritating or obnoxious person
verminous of the nature of vermin
vermont a state in New England
verse a piece of poetry; literature in metrical form
versed an injectable form of benzodiazepine useful; thoroughly acquainted through study
version something a little different from others; an interpretation of a matter from a particular
vertebral of or relating to or constituting vertebrae
vertex the point of intersection of lines or the point; the highest point
vertical at right angles to the plane of the horizon; a vertical structural member as a post or stake
verve an energetic style
very precisely as stated; being the exact same one
vesiculitis inflammation of a seminal vesicle
vessel a craft designed for water transportation; a tube in which a body fluid circulates
vest provide with power and authority; a man's sleeveless garment worn underneath
vestal a chaste woman; of or relating to Vesta
vestibule a large entrance or reception room or area; any of various bodily cavities leading
veteran rendered competent through trial and experience; a serviceman who has seen considerable active
veto a vote that blocks a decision; command against
vhf 30 to 300 megahertz; a group of illnesses caused by a viral infection
vibrant vigorous and animated; of colors that are bright and striking
vibrate shake, quiver, or throb; move or swing from side to side regularly
vice moral weakness; a specific form of evildoing
vicinity a surrounding or nearby region
vicious able or disposed to inflict pain or suffering; having the nature of vice
victim an unfortunate person who suffers from some; a person who is tricked or swindled
victimize make a victim of; punish unjustly
victorian of or relating to Queen Victoria of Great; a person who lived during the reign of Victoria
victory a successful ending of a struggle or contest
video a recording of both the visual and audible; the visible part of a television transmission
vie compete for something
vientiane the capital and largest city of Laos
view a way of regarding situations or topics etc.; deem to be
viewing a vigil held over a corpse the night before; the display of a motion picture
viewpoint a mental position from which things are viewed; a place from which something can be viewed
vigilance the process of paying close and continuous; vigilant attentiveness
vigorous characterized by forceful and energetic action; strong and active physically or mentally
village a community of people smaller than a town; a settlement smaller than a town
villager one who has lived in a village most of their
villain a wicked or evil person; the principal bad character in a film or work
villainy a criminal or vicious act; the quality of evil by virtue of villainous
vindication the act of vindicating or defending against; the justification for some act or belief
vindictive disposed to seek revenge or intended for revenge; showing malicious ill will and a desire to hurt
vine a plant with a weak stem that derives support
vinegarroon large whip-scorpion of Mexico and southern
violate fail to agree with; act in disregard of laws, rules, contracts
violation a crime less serious than a felony; entry to another's property without right
violence an act of aggression; the property of being wild or turbulent
violent acting with or marked by or resulting from great; effected by force or injury rather than natural
violet a variable color that lies beyond blue; any of numerous low-growing violas with small
violin bowed stringed instrument that is the highest
violinist a musician who plays the violin
vioxx a Cox-2 inhibitor that relieves pain
virchow German pathologist who recognized that all cells
virgin a person who has never had sex; being used or worked for the first time
virginal a legless rectangular harpsichord; characteristic of a virgin or virginity
virginia a state in the eastern United States; one of the British colonies that formed
virile characteristic of a man; characterized by energy and vigor
virilisation the abnormal development of male sexual
virilism the development of male secondary sexual
virilization the abnormal development of male sexual
virtue the quality of doing what is right and avoiding; any admirable quality or attribute
virtuoso someone who is dazzlingly skilled in any field; having or revealing supreme mastery or skill
virtuous morally excellent; in a state of sexual virginity
virulence extreme harmfulness; extreme hostility
virulency extreme harmfulness; extreme hostility
virulent extremely poisonous or injurious; infectious
virus ultramicroscopic infectious agent; a software program capable of reproducing itself
visage the appearance conveyed by a person's face; the human face
viscoelastic having viscous as well as elastic properties
viscosity resistance of a liquid to shear forces
visible capable of being seen; obvious to the eye
vision a vivid mental image; the ability to see
visit go to see a place, as for entertainment; go to certain places as for sightseeing
visitor someone who visits
visual relating to or using sight; visible
visualize imagine; make visible
vital urgently needed; manifesting or characteristic of life
vitality an energetic style; a healthy capacity for vigorous activity
vitals a bodily organ that is essential for life
vitamin any of a group of organic substances essential
vitiligo an acquired skin disease characterized
vivacious vigorous and animated
vivid evoking lifelike images within the mind; having the clarity and freshness of immediate
vivify give new life or energy to; make more striking or animated
vocabulary a listing of the words used in some enterprise; a language user's knowledge of words
vocal having or using the power to produce speech; relating to or designed for or using the singing
vocation the particular occupation for which you are; a body of people doing the same kind of work
vocational of or relating to a vocation or occupation
vociferous conspicuously and offensively loud
vogue the popular taste at a given time; a current state of general acceptance and use
voice the distinctive quality or pitch or condition; the sound made by the vibration of vocal folds
voiceless deprived of the rights of citizenship especially; produced without vibration of the vocal cords
voider a hamper that holds dirty clothes to be washed; a piece of chain mail covering a place
voiding the bodily process of discharging waste matter
volatile evaporating readily at normal temperatures; a volatile substance
volley rapid simultaneous discharge of firearms; a tennis return made by hitting the ball before
voltage the rate at which energy is drawn from a source; the difference in electrical charge between two
voltaic pertaining to or producing electric current; a group of Niger-Congo languages spoken
voltaire French writer who was the embodiment of 18th
volume the amount of 3-dimensional space occupied; the property of something that is great
voluminous large in volume or bulk; large in number or quantity
volunteer tell voluntarily; a person who freely enlists for service
voluptuous having strong sexual appeal; displaying luxury and furnishing gratification
vomer thin trapezoidal bone of the skull forming
vote express one's preference for a candidate; a choice that is made by counting the number
voter a citizen who has a legal right to vote
voting a choice that is made by counting the number
vow make a vow; a solemn pledge to do something or to behave
vowel a speech sound made with the vocal tract open; a letter of the alphabet standing for a spoken
voyage an act of traveling by water; a journey to some distant place
voyeurism a perversion in which a person receives sexual
vulcanised treated by a chemical or physical process
vulcanized treated by a chemical or physical process
vulgar lacking refinement or cultivation or taste; conspicuously and tastelessly indecent
vulgarism the quality of lacking taste and refinement; an offensive or indecent word or phrase
vulnerable susceptible to attack; susceptible to criticism or persuasion
vulture any of various large diurnal birds of prey; someone who attacks in search of booty
vulvitis inflammation of the vulva
wacky ludicrous, foolish; informal or slang terms for mentally irregular
wade walk; English tennis player who won many women's
wag move from side to side; a witty amusing person who makes jokes
wage something that remunerates; carry on
wages a recompense for worthy acts or retribution
wagon any of various kinds of wheeled vehicles drawn; van used by police to transport prisoners
wail emit long loud cries; a cry of sorrow and grief
waist the narrowing of the body between the ribs; the narrow part of the shoe connecting the heel
wait stay in one place and anticipate or expect; wait before acting
waiter a person whose occupation is to serve at table; a person who waits or awaits
waiting the act of waiting; being and remaining ready and available for use
waive do without or cease to hold or adhere to; lose or lose the right to by some error
wake be awake, be alert, be there; the consequences of an event
wakeful carefully observant or attentive; marked by full consciousness or alertness
wakefulness a periodic state during which you are conscious; the process of paying close and continuous
walk use one's feet to advance; the act of traveling by foot
walkingstick any of various mostly tropical insects having
wall an architectural partition with a height; anything that suggests a wall in structure
wallace English naturalist who formulated a concept; English writer noted for his crime novels
wallet a pocket-size case for holding papers and paper
wallop defeat soundly and utterly; hit hard
wallow devote oneself entirely to something; roll around
wallpaper a decorative paper for the walls of rooms; cover with wallpaper
wan lacking in intensity or brightness; a computer network that spans a wider area than
wander move about aimlessly or without any destination; be sexually unfaithful to one's partner
wandering of a path e.g.; migratory
wane grow smaller; become smaller
wank slang for masturbation; get sexual gratification through
want feel or have a desire for; have need of
wanton lewd or lascivious woman; behave extremely cruelly and brutally
war the waging of armed conflict against an enemy; a legal state created by a declaration of war
ward a person who is under the protection; a district into which a city or town is divided
wardrobe a tall piece of furniture that provides storage; collection of clothing belonging to one person
warehouse a storehouse for goods and merchandise; store in a warehouse
warfare the waging of armed conflict against an enemy; an active struggle between competing entities
warlike disposed to warfare or hard-line policies; suggesting war or military life
warlock a male witch or demon
warm having or producing a comfortable and agreeable; psychologically warm
warmth the sensation caused by heat energy; the quality of having a moderate degree of heat
warn notify of danger, potential harm, or risk; advise or counsel in terms of someone's behavior
warning a message informing of danger; cautionary advice about something imminent
warp make false by mutilation or addition; bend out of shape, as under pressure
warrant provide adequate grounds to justify; a writ from a court commanding police to perform
warrior someone engaged in or experienced in warfare
warsaw the capital and largest city of Poland
wary marked by keen caution and watchful prudence; openly distrustful and unwilling to confide
wash clean with some chemical process; cleanse with soap and water
washed clean by virtue of having been washed in water; wet as from washing
washing the work of cleansing; garments or white goods that can be cleaned
washington the capital of the United States in the District; a state in northwestern United States
wastage anything lost by wear or waste; the process of wasting
waste spend thoughtlessly; use inefficiently or inappropriately
wastebasket a container with an open top
wasted not used to good advantage; serving no useful purpose
wasteful inefficient in use of time and effort; tending to squander and waste
wastefulness useless or profitless activity; the trait of wasting resources
wasteland an uninhabited wilderness that is worthless
waster someone who dissipates resources; a person who destroys or ruins or lays waste to
wastewater water mixed with waste matter
wasteyard a piece of land where waste materials are dumped
wasting a decrease in size of an organ caused by disease; any general reduction in vitality and strength
watch look attentively; follow with the eyes or the mind
watchdog a dog trained to guard property; a guardian or defender against theft or illegal
watcher a close observer; a guard who keeps watch
watching the act of observing
water binary compound that occurs at room temperature; the part of the earth's surface covered
watercolor a painting produced with watercolors; a water-base paint
waterfall a steep descent of the water of a river
watery wet with secreted or exuded moisture such; filled with water
watt a unit of power equal to 1 joule per second; Scottish engineer and inventor whose
wattle framework consisting of stakes interwoven; a fleshy wrinkled and often brightly colored
wave one of a series of ridges that moves across; signal with the hands or nod
wavelength the distance between two points in the same; a shared orientation leading to mutual
waver pause or hold back in uncertainty; move or sway in a rising and falling or wavelike
wavy having waves; uneven by virtue of having wrinkles or waves
wax any of various substances of either mineral; cover with wax
way how something is done or how it happens; thing or person that acts to produce
wayward resistant to guidance or discipline
weak wanting in physical strength; overly diluted
weaken lessen the strength of; become weaker
weakening becoming weaker; the act of reducing the strength of something
weakness a flaw or weak point; the property of lacking physical or mental
wealth the state of being rich and affluent; the quality of profuse abundance
wealthy having an abundant supply of money
weapon any instrument or instrumentality used; a means of persuading or arguing
wear be dressed in; have on one's person
weariness temporary loss of strength and energy resulting
weary physically and mentally fatigued; exhaust or get tired through overuse or great
weather the atmospheric conditions that comprise; towards the side exposed to wind
weave interlace by or as if by weaving; pattern of weaving or structure of a fabric
web the flattened weblike part of a feather; an intricate trap that entangles or ensnares
wed take in marriage; the fourth day of the week
wedding the social event at which the ceremony; the act of marrying
wedge any shape that is triangular in cross section; put, fix, force, or implant
wednesday the fourth day of the week
wee very small; a short time
weed any plant that crowds out cultivated plants; street names for marijuana
week any period of seven consecutive days; hours or days of work in a calendar week
weekend a time period usually extending from Friday; spend the weekend
weekly a periodical that is published every week; of or occurring every seven days
weep shed tears because of sadness, rage, or pain
weeping the process of shedding tears; showing sorrow
weigh have a certain weight; show consideration for
weight the vertical force exerted by a mass as a result; sports equipment used in calisthenic exercises
weir a low dam built across a stream to raise; a fence or wattle built across a stream to catch
weird suggesting the operation of supernatural; fate personified
welch cheat by avoiding payment of a gambling debt
welcome accept gladly; bid welcome to
weld unite closely or intimately; join together by heating
welfare governmental provision of economic assistance; something that aids or promotes well-being
well a deep hole or shaft dug or drilled to obtain; in good health especially after having suffered
wellness a healthy state of wellbeing free from disease
welsh a breed of dual-purpose cattle developed; a Celtic language of Wales
welter a confused multitude of things; be immersed in
wench informal terms for a woman; frequent prostitutes
wencher someone who patronizes prostitutes
wend direct one's course or way
west the countries of Europe and North America; the cardinal compass point that is a 270 degrees
western relating to or characteristic of the western; of or characteristic of regions of the United
wet covered or soaked with a liquid such as water; cause to become wet
wetback offensive term for a person of Mexican descent
whack hit hard; the act of hitting vigorously
whacky ludicrous, foolish; informal or slang terms for mentally irregular
wheel a simple machine consisting of a circular frame; change directions as if revolving on a pivot
wheeze breathe with difficulty; breathing with a husky or whistling sound
whereabouts the general location where something is
while a period of indeterminate length marked by some
whine talk in a tearful manner; move with a whining sound
whinny make a characteristic sound, of a horse; the characteristic sounds made by a horse
whip beat severely with a whip or rod; defeat thoroughly
whipping beating with a whip or strap or rope as a form; smart and fashionable
whir sound of something in rapid motion; make a soft swishing sound
whirl turn in a twisting or spinning motion; cause to spin
whirring sound of something in rapid motion; like the sound of rapidly vibrating wings
whiskey a liquor made from fermented mash of grain
whisky a liquor made from fermented mash of grain
whisper speak softly; speaking softly without vibration of the vocal
whistle make whistling sounds; utter or express by whistling
whistling the act of whistling a tune; the sound made by something moving rapidly
white being of the achromatic color of maximum; of or belonging to a racial group having light
whiteface hardy English breed of cattle raised extensively; a clown whose face is covered with white make-up
whitefly minute insect that feeds on plant juices
whitey offensive names for a White man
whitlow a purulent infection at the end of a finger
whiz make a soft swishing sound; someone who is dazzlingly skilled in any field
whodunit a story about a crime presented as a novel
whole including all components without exception; all of something including all its component
wholesome conducive to or characteristic of physical; sound or exhibiting soundness in body or mind
whoop shout, as if with joy or enthusiasm; a loud hooting cry of exultation or excitement
whore a woman who engages in sexual intercourse; compromise oneself for money or other gains
whoredom offering sexual intercourse for pay
whorehouse a building where prostitutes are available
whoremaster a pimp who procures whores; a prostitute's customer
whoremonger a pimp who procures whores; a prostitute's customer
whoreson the illegitimate offspring of unmarried parents; insulting terms of address for people who are
wicked morally bad in principle or practice; intensely or extremely bad or unpleasant
wicker slender flexible branches or twigs; work made of interlaced slender branches
wide having great extent from one side to the other; broad in scope or content
widen become broader or wider or more extensive; make wider
widespread widely circulated or diffused; distributed over a considerable extent
widow a woman whose husband is dead especially one who; cause to be without a spouse
widowed single because of death of the spouse
widower a man whose wife is dead especially one who has
widowman a man whose wife is dead especially one who has
width the extent of something from side to side
wield have and exercise; handle effectively
wife a married woman
wiggle move to and fro; the act of wiggling
wigmaker someone who makes and sells wigs
wild marked by extreme lack of restraint or control; in a natural state
wildcat an exploratory oil well drilled in land not; any small or medium-sized cat resembling
wilding an outrageous rampage usually involving sexual; a wild uncultivated plant
wildlife all living things that are undomesticated
wildness the property of being wild or turbulent; a feeling of extreme emotional intensity
will the capability of conscious choice and decision; a fixed and persistent intent or purpose
willing disposed or inclined toward; the act of making a choice
willingness cheerful compliance
willow any of numerous deciduous trees and shrubs; a textile machine having a system of revolving
wilson a peak in the San Juan mountains of Colorado; 28th President of the United States
wilt lose strength; causing to become limp or drooping
wilted limp due to heat, loss of water, or disease; without energy or will
win be the winner in a contest or competition; win something through one's efforts
wince draw back, as with fear or pain; make a face indicating disgust or dislike
wind air moving from an area of high pressure; to move or cause to move in a sinuous, spiral
winding marked by repeated turns and bends; of a path e.g.
window a framework of wood or metal that contains; a transparent opening in a vehicle that allow
windowpane a pane of glass in a window; very thin translucent flounder of the Atlantic
windshield transparent screen to protect occupants
windy abounding in or exposed to the wind or breezes; resembling the wind in speed, force
wine fermented juice; a red as dark as red wine
wing a movable organ for flying; one of the horizontal airfoils on either side
wingback the person who plays wingback; the position of the offensive back who lines up
wingman the pilot who positions his aircraft outside
wings a means of flight or ascent; stylized bird wings worn as an insignia
wingspread distance between the tips of the wings when; linear distance between the extremities
wink signal by winking; gleam or glow intermittently
winless having no wins
winner the contestant who wins the contest; a gambler who wins a bet
winning having won; succeeding with great difficulty
winter the coldest season of the year; spend the winter
wipe rub with a circular motion; the act of rubbing or wiping
wire ligament made of metal and used to fasten things; a metal conductor that carries electricity over
wiry lean and sinewy; of or relating to wire
wisdom accumulated knowledge or erudition; the trait of utilizing knowledge and experience
wise having or prompted by wisdom or discernment; a way of doing or being
wisecrack make a comment, usually ironic; witty remark
wish hope for; prefer or wish to do something
wit a message whose ingenuity or verbal skill; mental ability
witch a female sorcerer or magician; a being imagined to have special powers derived
withdraw pull back or move away or backward; release from something that holds fast
withdrawal the act of withdrawing; the act of taking out money or other capital
withered lean and wrinkled by shrinkage as from age; having lost all moisture
withhold hold back; retain and refrain from disbursing
withholding the act of deducting from an employee's salary; the act of holding back or keeping within your
withstand resist or confront with resistance; stand up or offer resistance to somebody
witness be a witness to; someone who sees an event and reports what
witty combining clever conception and facetious
wizard someone who is dazzlingly skilled in any field; one who practices magic or sorcery
wizen lean and wrinkled by shrinkage as from age
wizened lean and wrinkled by shrinkage as from age
wobble move unsteadily; an unsteady rocking motion
woe misery resulting from affliction; intense mournfulness
woeful affected by or full of grief or woe; of very poor quality or condition
wog term used by the British to refer to people
wolfbane poisonous Eurasian perennial herb with broad
wolfsbane poisonous Eurasian perennial herb with broad
woman an adult female person; a female person who plays a significant role
womaniser a man who likes many women and has short sexual
womanishness the trait of being effeminate
womanizer a man who likes many women and has short sexual
wonder have a wish or desire to know something; place in doubt or express doubtful speculation
wonderful extraordinarily good or great
wondrous extraordinarily good or great
woo seek someone's favor; make amorous advances towards
wood the hard fibrous lignified substance under; the trees and other plants in a large densely
woodborer any of various insects or larvae or mollusks
wooden made or consisting of or employing wood; lacking ease or grace
woodpecker bird with strong claws and a stiff tail adapted
woods the trees and other plants in a large densely
woodwork work made of wood; the craft of a carpenter
wool a fabric made from the hair of sheep; outer coat of especially sheep and yaks
woolen a fabric made from the hair of sheep; of or related to or made of wool
woolly confused and vague; having a fluffy character or appearance
wop offensive term for a person of Italian descent
word a unit of language that native speakers can; a brief statement
words the words that are spoken; the text of a popular song or musical-comedy
wordsworth a romantic English poet whose work was inspired
work activity directed toward making or doing; a product produced or accomplished through
workable capable of being done with means at hand
workbench a strong worktable for a carpenter or mechanic
worker a person who works at a specific occupation; sterile member of a colony of social insects
working actively engaged in paid work; adequate for practical use
workman an employee who performs manual or industrial
workout the activity of exerting your muscles in various
works buildings for carrying on industrial labor; performance of moral or religious acts
workshop small workplace where handcrafts; a brief intensive course for a small group
world everything that exists anywhere; people in general
worm any of numerous relatively small elongated; a person who has a nasty or unethical character
worn affected by wear; showing the wearing effects of overwork or care
worried afflicted with or marked by anxious uneasiness; mentally upset over possible misfortune
worry be worried, concerned, anxious, troubled; disturb the peace of mind of
worse inferior to another in quality or condition; something inferior in quality or condition
worsening changing something with the result that it; process of changing to an inferior state
worship the activity of worshipping; love unquestioningly and uncritically
worst most wanting in quality or value or condition; the least favorable outcome
worth worthy of being treated in a particular way; having a specified value
worthwhile sufficiently valuable to justify the investment
worthy having worth or merit or value; worthy of being chosen especially as a spouse
wound an injury to living tissue; cause injuries or bodily harm to
wounded suffering from physical injury especially; people who are wounded
wrack dried seaweed especially that cast ashore; smash or break forcefully
wraithlike lacking in substance
wrangle to quarrel noisily, angrily or disruptively; an angry dispute
wrap arrange or fold as a cover or protection; arrange or or coil around
wrapped covered with or as if with clothes or a wrap; giving or marked by complete attention to
wrath intense anger; belligerence aroused by a real or supposed wrong
wrathful vehemently incensed and condemnatory
wreath flower arrangement consisting of a circular band
wreck smash or break forcefully; something or someone that has suffered ruin
wrench twist or pull violently or suddenly, especially; make a sudden twisting motion
wrestle combat to overcome an opposing tendency or force; engage in deep thought, consideration, or debate
wrestling the sport of hand-to-hand struggle between; the act of engaging in close hand-to-hand combat
wretch someone you feel sorry for; performs some wicked deed
wretched of very poor quality or condition; characterized by physical misery
wretchedness a state of ill-being due to affliction; the quality of being poor and inferior and sorry
wriggle to move in a twisting or contorted motion,; the act of wiggling
wring twist and compress, as if in pain or anguish; twist and press out of shape
wrinkle a slight depression or fold in the smoothness; gather or contract into wrinkles or folds
wrist a joint between the distal end of the radius
writ a legal document issued by a court or judicial
write produce a literary work; communicate or express by writing
writer writes professionally; a person who is able to write and has written
writhe to move in a twisting or contorted motion,
writhed twisted
writhen twisted
writhing moving in a twisting or snake-like or wormlike
writing the act of creating written works; the work of a writer
written set down in writing in any of various ways; systematically collected and written down
wrong not correct; contrary to conscience or morality or law
wyoming a state in the western United States
xylem the woody part of plants
yakuza organized crime in Japan; a Japanese gangster
yale a university in Connecticut; English philanthropist who made contributions
yama Hindu god of death and lord of the underworld
yank an American who lives in the North; pull, or move with a sudden movement
yankee an American who lives in the North; used by Southerners for an inhabitant
yard a unit of length equal to 3 feet; the enclosed land around a house or other
yardage distance measured in the aggregate number
yatobyo a highly infectious disease of rodents
yawn utter a yawn, as from lack of oxygen or when one; an involuntary intake of breath through a wide
yaws an infectious tropical disease resembling
year a period of time containing 365 days; a period of time occupying a regular part
yearn desire strongly or persistently; have a desire for something or someone who
yearning prolonged unfulfilled desire or need
years a late time of life; a prolonged period of time
yell utter a sudden loud cry; a loud utterance
yelling uttering a loud inarticulate cry as of pain
yellow of the color intermediate between green; yellow color or pigment
yellowthroat small olive-colored American warblers
yelp bark in a high-pitched tone; a sharp high-pitched cry
yes an affirmative
yesterday the day immediately before today; the recent past
yid offensive term for a Jew
yield be the cause or source of; end resistance, as under pressure or force
yielding inclined to yield to argument or influence; the act of conceding or yielding
yokel a person who is not very intelligent
yokuts a Penutian language spoken by the Yokuts; a member of the North American Indian people
young in an early period of life or development; any immature animal
younger used of the younger of two persons of the same
youngster a young person of either sex
youth a young person; young people collectively
youthful suggestive of youth
yucky highly offensive
zalcitabine an antiviral drug used to combat HIV infection
zany a buffoon in one of the old comedies; a man who is a stupid incompetent fool
zap a sudden event that imparts energy; cook or heat in a microwave oven
zapper an electrical device that can injure or kill
zeal a feeling of strong eagerness; excessive fervor to do something or accomplish
zealot a fervent and even militant proponent; a member of an ancient Jewish sect in Judea
zero a quantity of no importance; indicating the absence of any or all units under
zigadenus genus of mostly North American poisonous plants
zigzag travel along a zigzag path; an angular shape characterized by sharp turns
zinc a bluish-white lustrous metallic element; coat or cover with zinc
zombi several kinds of rum with fruit juice; a dead body that has been brought back to life
zombie a dead body that has been brought back to life; several kinds of rum with fruit juice
zoo the facility where wild animals are housed
zooerastia sexual activity between a person and an animal
zooerasty sexual activity between a person and an animal
zoom move along very quickly; the act of rising upward into the air
zoonosis an animal disease that can be transmitted
zoophilia a sexual attraction to animals
zoophilism a sexual attraction to animals
zygospore a plant spore formed by two similar sexual cells
zymosis the development and spread of an infectious; a process in which an agent causes an organic
zymotic relating to or caused by infection; of or relating to or causing fermentation
`
