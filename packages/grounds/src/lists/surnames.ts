/*
 * Common family names that are hardly anything else: not a word of the language, a given name or a famous place.
 * Sources: the most frequent names of the United States census of 2010, and the well-known names of the registers of
 * Germany, France, Italy and Spain. Endings that only family names have are listed below.
 */
export const surnames = `
smith johnson williams jones davis rodriguez martinez hernandez lopez gonzalez wilson anderson thomas moore jackson perez thompson sanchez
harris ramirez lewis robinson allen torres nguyen flores adams nelson rivera campbell mitchell roberts gomez phillips evans turner diaz cruz
edwards collins reyes stewart morales murphy rogers gutierrez ortiz morgan peterson bailey reed kelly howard ramos kim richardson watson chavez
bennett mendoza ruiz hughes alvarez castillo sanders patel myers foster jimenez powell jenkins perry russell sullivan coleman butler henderson
barnes gonzales vasquez simmons romero patterson hamilton reynolds griffin wallace moreno herrera gibson ellis medina aguilar stevens murray ford
castro marshall owens harrison fernandez mcdonald woods wells vargas chen henry freeman webb tucker guzman burns crawford olson simpson porter hunter
gordon mendez silva shaw snyder mason dixon munoz hicks holmes palmer wagner robertson boyd rose stone salazar fox warren mills meyer rice schmidt
garza daniels ferguson nichols stephens soto weaver ryan gardner payne grant dunn kelley spencer hawkins arnold pierce hansen peters santos hart
bradley knight elliott cunningham duncan armstrong hudson carroll lane riley andrews alvarado ray delgado berry perkins hoffman johnston matthews
pena richards contreras willis carpenter lawrence sandoval guerrero george chapman rios estrada ortega watkins greene nunez wheeler valdez harper
burke larson santiago maldonado morrison franklin carlson austin dominguez carr lawson jacobs obrien lynch singh vega bishop montgomery oliver jensen
harvey williamson gilbert dean sims espinoza howell li wong reid hanson le mccoy garrett burton fuller wang weber welch rojas lucas marquez fields
park yang little banks padilla day walsh bowman schultz luna fowler mejia dawson becker fischer schneider müller mueller schulz bauer koch klein
wolff neumann schwarz zimmermann braun krüger hofmann hartmann lange schmitt werner krause lehmann schmid schulze maier köhler herrmann könig walter mayer
huber kaiser fuchs scholz lang weiß jung hahn vogel friedrich keller günther frank berger winkler roth beck lorenz baumann franke albrecht schuster ludwig
böhm winter kraus martin schumacher krämer vogt stein jäger otto sommer gross seidel heinrich brandt haas schreiber graf dietrich ziegler kuhn kühn pohl engel
horn busch bergmann thomas voigt sauer arnold pfeiffer dupont durand dubois moreau laurent lefebvre leroy roux bertrand fournier girard bonnet lambert
fontaine rousseau vincent muller lefevre faure mercier blanc guerin boyer garnier chevalier francois legrand gauthier rossi russo ferrari esposito
bianchi romano colombo ricci marino greco bruno gallo conti mancini costa giordano rizzo lombardi moretti barbieri fontana santoro mariani rinaldi caruso
ferrara galli martini leone longo gentile martinelli vitale lombardo serra coppola ferri marchetti parisi villa conte ferraro fabbri bianco marini grasso
o'connor o'neill o'reilly mccarthy mcgregor macdonald mackenzie mclean douglas sinclair goldberg goldstein rosenberg rosenthal feldman friedman kaplan katz
levine levy schwartz shapiro weinstein kowalski nowak wisniewski lewandowski novak horvath nagy kovacs papadopoulos ivanov petrov jansen de jong van dijk
nielsen larsen pedersen johansson lindberg eriksson andersen christensen yamamoto tanaka suzuki takahashi watanabe nakamura kobayashi
`
/** Endings of family names, from the fifth letter on. */
export const surnameEndings =
  'sson ssen owski owicz ewski inski enko opoulos ashvili stein berg mann meyer bauer hauser baum escu'
