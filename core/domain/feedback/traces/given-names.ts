/**
 * Common names, without those that are also words of everyday use. Matched by sound in Indic letters. In Latin letters
 * they are needed where a capital says nothing: at the start of a sentence, and in notes without capitals.
 */
export const givenNames: ReadonlyArray<string> = (
  "aarav abdul abhishek adithya aditi aditya ahmed aishwarya ajay akash akhil akshay alex alice alok amar amir amit amrita " +
  "ananya anand andrew anil anita anitha anjali ankit ankita anthony anuj anupama anusha aparna archana arjun arun aruna arvind " +
  "ashok ashwin ashwini aslam ayesha balaji basavaraj bhaskar bhavya chaitanya charles chetan daniel david deepak " +
  "deepika devika dhananjay dhanush dhruv dinesh divya durga elena emily emma ewa farah farhan fatima feroz ganesh gauri gayathri " +
  "gayatri george girish gopal govind gowri gurpreet hanna hannah harish harpreet harsha harshita hemant hemanth imran indira irfan isha " +
  "ishaan jagadish james jan janaki janani jasmin javed jayanth jennifer jessica jitendra john jonas jose joseph julia kabir kajal " +
  "karthik karthika kartik kavya keerthi keshav kevin kiran kishore komal kriti krishna krishnan kumar kunal lakshmi latchumi " +
  "lakshman lalitha laura leila linda lucas madhavi madhuri mahesh manjula manjunath manoj maryam " +
  "mary mahmood meenakshi meera megha michael mohamed mohammad mohammed mohan mohit mukesh murali murugan nagaraj nagesh nandini naresh " +
  "nasreen naveen neeraj neha nikhil nikita nilesh nisha nithya nitin noor nora olivia omar padmini pallavi pankaj paul pavan " +
  "pavithra peter poornima prabhu pradeep prakash pramod pranav prathima praveen priya priyanka " +
  "puneeth rachel radha radhika raghav raghu rahul raj rajesh raju rakesh ramesh ramya ranjith ranjani rashmi ravi rebecca rekha " +
  "riya robert rohan rohit saba sachin sahil saira salim samantha samir sana sandeep sandhya " +
  "sanjana sanjay sara sarah saritha sathish satish saurabh selvi senthil shabana shankar " +
  "shalini shilpa shivani shreya shruti shwetha shyam simran sofia sonal sonia soumya sowmya sridevi sridhar srikanth srinivas " +
  "srinu sudha sudhir sujatha sukanya sumathi sunil sunita sunitha suresh sushma swapna swathi swati tanvi tejas " +
  "thomas tom uday umesh usha vaishnavi vamsi vasanth venkat venkatesh vijay vijaya vikas vikram vimala " +
  "vinod vishal vivek yamini yash yasmin yogesh yusuf zainab zara zoya"
).split(" ")
