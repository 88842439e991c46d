/**
 * Common names, without those that are also words of everyday use. Matched by sound in Indic letters. In Latin letters
 * they are needed where a capital says nothing: at the start of a sentence, and in notes without capitals.
 */
export const givenNames: ReadonlyArray<string> = (
  "aarav abdul adithya aditi aditya ahmed aishwarya ajay akash akshay alex alice amir amit amrita " +
  "ananya anand andrew anil anita anitha anjali ankit anthony anupama anusha aparna archana arjun arun aruna " +
  "ashok ayesha basavaraj bhaskar chetan daniel david deepak " +
  "deepika dinesh divya durga farah farhan fatima ganesh gauri gayathri " +
  "gayatri george gopal govind gurpreet hannah harish harpreet imran irfan isha " +
  "james janani jasmin jennifer jessica jitendra john jose joseph kajal " +
  "karthik kavya keerthi kevin kiran kirushna kishore komal kriti krishna kumar lakshmi latchumi " +
  "lalitha lavanya madhuri mahesh manjula manjunath manoj maryam " +
  "mary meenakshi meera megha michael mohamed mohammad mohammed mohan mohit mukesh murugan nagaraj nandini " +
  "naveen neeraj neha nikhil nikita nisha pankaj paul pavan " +
  "peter poornima prabhu pradeep prakash pramod praveen priya priyanka " +
  "rachel radha radhika rahul raj rajesh raju rakesh ramesh ramya rashmi ravi rekha " +
  "riya rohan rohit salim sana sandeep sandhya " +
  "sanjay sara sarah sathish selvi senthil shankar " +
  "shalini shruti shwetha sofia sowmya srikanth srinivas " +
  "srinu sudha sujatha sunil sunita sunitha suresh sushma swapna swathi swati " +
  "thomas uday usha vaishnavi venkat venkatesh vijay vijaya vikram " +
  "vinod vishal vivek yusuf zoya"
).split(" ")
