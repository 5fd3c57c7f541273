/**
 * Companies that often pay for videos and podcasts, `|` between them; after `=` what recognisers
 * write that neither spelling nor sound leads to the name.
 */
const named = `
NordVPN|ExpressVPN|Surfshark|Private Internet Access|CyberGhost|ProtonVPN|Proton Mail|IPVanish|PureVPN|Atlas VPN|TunnelBear|Incogni|DeleteMe|LifeLock|Dashlane|1Password=one password|LastPass|Bitwarden|Malwarebytes|
Bitdefender|Norton 360|Guardio|SimpliSafe|Ring Alarm|Home Title Lock|BetterHelp|Talkspace|Headspace|Cerebral|Rula|Blinkist|Audible|Skillshare|MasterClass|Coursera|Udemy|Babbel=babble|Rosetta Stone|Duolingo|Rocket Languages|
CuriosityStream|MagellanTV|Brilliant.org|DataCamp|Codecademy|Khan Academy|Grammarly|Shortform|Scribd|Storyblocks|Epidemic Sound|Artlist|Squarespace|GoDaddy|Bluehost|Hostinger|Namecheap|DreamHost|HostGator|SiteGround|
Weebly|Webflow|Shopify|BigCommerce|Printful|ShipStation|Stamps.com=stamps|ZipRecruiter|LinkedIn|Upwork|Fiverr|Gusto|Rippling|QuickBooks|FreshBooks|NetSuite|HubSpot|Salesforce|Mailchimp|Klaviyo|Constant Contact|
Airtable|ClickUp|Monday.com|Zapier|Evernote|Todoist|Calendly|Canva|Figma|Linode|DigitalOcean|Vercel|Netlify|Cloudflare|LogRocket|Datadog|PlanetScale|Supabase|MongoDB|Sentry.io|Prismic|Contentful|Storyblok|Auth0|WorkOS|
JetBrains|Retool|Appwrite|Twilio|SendGrid|Raygun|Kolide|Tailscale|Snyk|CodeRabbit|Algolia|Cloudinary|Sanity.io|Freshworks|Zendesk|
HelloFresh|Blue Apron|Green Chef|EveryPlate|Home Chef|Hungryroot|CookUnity|Sunbasket|Daily Harvest|Purple Carrot|Marley Spoon|ButcherBox|Good Ranchers|Wild Alaskan Company|Omaha Steaks|Crowd Cow|Thrive Market|
Misfits Market|Imperfect Foods|Instacart|DoorDash|Uber Eats|Grubhub|Magic Spoon|Catalina Crunch|Bokksu|Tokyo Treat|Sakuraco|Universal Yums|Trade Coffee|Bones Coffee|Black Rifle Coffee|Four Sigmatic|MUD\\WTR=mud water|AeroPress|
Death Wish Coffee|Liquid Death|Liquid I.V.=liquid iv|Athletic Brewing|Olipop|Gatorade|Pepsi|Coca-Cola|Red Bull|Michelob Ultra|Bud Light|Miller Lite|Coors Light|Heineken|Jack Daniel's|Maker's Mark|Bright Cellars|Firstleaf|
Naked Wines|Drizly|AG1=ag one=athletic greens=drink ag one|LMNT=element=drink element=drink lmnt|Huel|Soylent|Athletic Nicotine|InsideTracker|Function Health|Viome|Everlywell|LetsGetChecked|Care/of|Hiya Health=hiya|
Onnit|Organifi|BiOptimizers|Field of Greens|Balance of Nature|Relief Factor|Ka'Chava=kachava|Nutrafol|Hims|Manscaped|Dollar Shave Club|Harry's|Oral-B|Smile Direct Club|Invisalign|Dr. Squatch=doctor squatch=dr squatch|
Old Spice|Lumē=lume deodorant|Geologie|OneSkin|Curology|Function of Beauty|Prose|Madison Reed|FabFitFun|Ipsy|Scentbird|Hawthorne|Beard Club|ZBiotics=z biotics=zee biotics|Fatty15=fatty fifteen|ARMRA|Timeline Nutrition|Maui Nui|David Protein|
Joovv=juve=joove=jove|Eight Sleep=8 sleep|Helix Sleep|Saatva|Tempur-Pedic|Brooklinen|Boll & Branch=boll and branch=bowl and branch|Cozy Earth|MyPillow|Nectar Sleep|Sleep Number|Tuft & Needle|Avocado Mattress|Bear Mattress|Ghostbed|Cocoon by Sealy|
Miracle Made|Parachute Home|Caraway|HexClad|Made In Cookware|Aura Frames|Wayfair|Ruggable|FlexiSpot|Autonomous AI|Secretlab|Herman Miller|Vari Desk|Displate|Bombas|MeUndies|Tommy John|Mack Weldon|
Allbirds|Rothy's|Vuori|Lululemon|Rhone Apparel|Public Rec|Mizzen and Main=mizzen + main|Untuckit|Indochino|Stitch Fix|Everlane|True Classic|The Perfect Jean=perfect jean=perfect jeans|Fabletics|Gymshark|Skims|Warby Parker|Zenni|
GlassesUSA|Shady Rays|Ray-Ban|Raycon|Skullcandy|Sennheiser|Sonos|Vessi|Ridge Wallet|Ekster|Bellroy|Vincero|MVMT|Blue Nile|Shane Co|James Allen|Mejuri|Tonal|Hydrow|WHOOP|Garmin|Fitbit|
The Farmer's Dog=farmers dog|Ollie Pets|BarkBox|Nom Nom|PrettyLitter|Sundays for Dogs|Rover.com|Embark Vet|
FanDuel|DraftKings|BetMGM|PrizePicks|Underdog Fantasy|Caesars Sportsbook|ESPN Bet|Bet365|Bovada|MyBookie|PokerStars|Chumba Casino|Kalshi|Polymarket|SeatGeek|StubHub|Vivid Seats|Gametime|Ticketmaster|
Rocket Money|Truebill|Credit Karma|NerdWallet|SoFi|Wealthfront|Robinhood|Webull|eToro|Acorns|Coinbase|Crypto.com|Trezor|Masterworks|Fundrise|Yieldstreet|M1 Finance|Cash App|Venmo|PayPal|Klarna|
Capital One|American Express|Chase Sapphire|Navy Federal|Rocket Mortgage|LendingTree|PolicyGenius=policy genius|Ladder Life|Ethos Life|Geico|State Farm|Allstate|Liberty Mutual|Farmers Insurance|TurboTax|H&R Block|
TaxAct|Tax Network USA|Trust & Will=trust and will|Hillsdale College=hillsdale|Uplift Desk|Birch Gold|American Hartford Gold|Augusta Precious Metals|Goldco|Noble Gold|Lear Capital|Monetary Gold|LegalZoom|Zocdoc|GoodRx|Mint Mobile|Pure Talk|T-Mobile|Verizon|AT&T|Xfinity|Boost Mobile|Cricket Wireless|
Patriot Mobile|Airbnb|Vrbo|Expedia|Priceline|Hilton|Marriott|Southwest Airlines|Delta Air Lines|Away Travel|Turo|Lyft|CarMax|Carvana|CarGurus|AutoTrader|TrueCar|CarShield|RockAuto|Toyota|Hyundai|Chevrolet|Subaru|Nissan|Volkswagen|Mercedes-Benz|
Lexus|Audi|HomeAdvisor|Home Depot|Lowe's|TaskRabbit|Zillow|Redfin|Opendoor|Apartments.com|Homes.com|Fast Growing Trees|Dyson|Roborock|Eufy|Anker|Samsung|Nvidia|Corsair|Razer|Logitech|Elgato|Lenovo|Alienware|NZXT|Micro Center|
Newegg|iFixit|dbrand|Opera GX|Raid Shadow Legends|World of Tanks|War Thunder|World of Warships|Genshin Impact|Honkai Star Rail|AFK Arena|Rise of Kingdoms|State of Survival|Call of Dragons|Established Titles|Kamikoto|Ground News|Athletic Propulsion Labs|
Ancestry|MyHeritage|23andMe=twenty three and me|StoryWorth|Paleovalley|Vital Farms|Lightstream|Moink|Jase Medical|The Wellness Company|My Patriot Supply|Blackout Coffee|Cowboy Colostrum|ZYN|PerfectTed|Tecovas|Duluth Trading|Carhartt|
Freedom From Religion Foundation|Magic Mind|Nutrisense|ROKA|Waking Up|Rorra|BON CHARGE|Matina|Carbon Diet Coach|Hostage Tape|NordPass|Saily|Holafly|Airalo
`;

/**
 * Those that are also ordinary words, which name a sponsor only where an announcement or an address does: a calm talk is none.
 */
const ordinary = `
Beam|Quince|Ridge|Calm|Noom|Factor|Function|Article|Native|Ritual|Purple|Progressive|Degree|Visible|Loom|Ramp|Mercury|Brex|Notion|Indeed|Square|Bolt|Levels|Carbon|Plunge|Pique=pique life|David|Lumen|Aura|Oracle|Sanity|Sentry|Prose|Seed|
Ro|Hawthorne|Public|Ladder|Ethos|Hover|Wix|Miro|Framer|Stripe|Brilliant|Away|Root|Intercom|Hallow|Alp|Underdog|Stake|Kraken|Ledger|Gemini|Bilt|Helix|Momentous|Branch Basics|Cuts|Huckberry|Nectar|Our Place=from our place|Keeps|Celsius|Thorne|Roman|Byte|Chime|Affirm|Skylight|Buffy|Hopper|Kayak|Gobble|Nebula|Grain|Chewy|Casper|Winc|Thumbtack|
Lemonade|Upstart|Betterment|Mosh|Oakley|Bose|Poppi|Quip|Modelo|Peloton|Fanatics|Discover Card|Booking.com|Hotels.com|Angi|WordPress|Ting Mobile|Lucy|Vivino|PointsBet|Smalls|Toptal|Tonal|Bumble|Hinge|Vanta|Drata|Chase|Shippo
`;

export interface Advertiser {
  name: string;
  /** What is written for it: the name itself first. */
  spellings: string[];
  isOrdinary: boolean;
}

/** All of them, those first that can not be mistaken for ordinary words. */
export const advertisers: readonly Advertiser[] = [...listed(named, false), ...listed(ordinary, true)];

function listed(list: string, isOrdinary: boolean): Advertiser[] {
  return list
    .split(/[|\n]+/)
    .filter(Boolean)
    .map((entry) => {
      const spellings = entry.split('=');
      return { name: spellings[0] ?? '', spellings, isOrdinary };
    });
}
